import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import type { AccountRef } from '@tessera/domain/books/ledger/transfer.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainExchange, COIN, type ChainExchange } from '#testing/chain-exchange.ts'
import { verify } from '#services/audit/verify.ts'
import { post } from '#books/ledger/post.sql.ts'
import { compareHoldings } from './compare-holdings.ts'

let exchange: ChainExchange
beforeAll(async () => {
  exchange = await chainExchange(0n)
})
afterAll(() => exchange.close())

const compareNow = () => compareHoldings({ ...exchange.deps, chain: exchange.signer.chain })
const storedAmounts = async () =>
  (
    await sql<{ amount: bigint }>`select amount from external_balance where coin = ${COIN}`.execute(exchange.deps.db)
  ).rows.map((row) => row.amount)
const seen = async () =>
  (await sql<{ by: bigint }>`select seen_by as by from external_balance where coin = ${COIN}`.execute(exchange.deps.db))
    .rows[0]?.by
/** Compares with a chain that reports `less` too little, while `meanwhile` runs between each call and its response. */
const comparing = (less: () => bigint, meanwhile: () => Promise<unknown>) => async (): Promise<void> => {
  const { chain } = exchange.signer
  const tokenBalance = async (account: string) => {
    const answer = await chain.tokenBalance(account)
    await meanwhile()
    return account === (await hotAccount()) ? answer - less() : answer
  }
  await compareHoldings({ ...exchange.deps, chain: { ...chain, tokenBalance } })
}
const hotAccount = async () => {
  const { address } = await exchange.signer.keys.hotWallet()
  return exchange.signer.chain.tokenAccountOf(address, {
    mint: exchange.chain.faucet.mint,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
  })
}
const pay = (debit: AccountRef, credit: AccountRef, minor: bigint) =>
  exchange.deps.inTx('test')((tx) =>
    post(tx, {
      kind: 'adjustment',
      ref: { type: 'test', id: randomUUID() },
      transfers: [{ debit, credit, coin: COIN, amount: amount(minor) }],
    }),
  )
/** Returns a customer with a credited deposit of 5, and another customer to trade with. */
async function traders() {
  const [ada, bob] = [await exchange.depositor(), await exchange.customer()]
  await deposit(ada.address, 5_000_000n)
  const [of, to] = [ada, bob].map(({ id }) => ({ customer: id, kind: 'token' }) as const)
  if (of === undefined || to === undefined) throw new Error('there are not two people')
  return { ada, of, trade: () => pay(of, to, 1n) }
}
async function deposit(address: string, minor: bigint): Promise<void> {
  await exchange.chain.faucet.give(address, minor)
  exchange.slots(8)
  await exchange.watch()
}
const found = async () => (await verify(exchange.database.auditUrl, 'everything')).map(({ invariant }) => invariant)

test("stores the exchange's holdings on the chain next to the ledger, only while no payment is in transit", async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  exchange.slots(2)
  await exchange.watch()
  await compareNow()
  expect(await storedAmounts()).toEqual([])
  exchange.slots(8)
  await exchange.watch()
  await compareNow()
  expect([await storedAmounts(), await found()]).toEqual([[5_000_000n], []])
})

test('breaks I27 after coins have been missing for some time without a journal', async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  exchange.slots(8)
  await exchange.watch()
  const { chain } = exchange.signer
  const robbed = { ...chain, tokenBalance: async (account: string) => (await chain.tokenBalance(account)) / 2n }
  const compare = () => compareHoldings({ ...exchange.deps, chain: robbed })
  await compare()
  await compare()
  expect(await found()).toEqual([])
  exchange.passTime(6 * MINUTE_MS)
  await compare()
  expect(await found()).toEqual(['I27'])
  await compareNow()
  expect(await found()).toEqual([])
})

test('reports missing coins as far as deposits in transit do not explain them, even while there always are some', async () => {
  const { ada } = await traders()
  let gone = 0n
  const compare = comparing(
    () => gone,
    async () => undefined,
  )
  const arrives = async () => {
    await exchange.chain.faucet.give(ada.address, 2_000_000n)
    exchange.slots(2)
    await exchange.watch()
  }
  const findingsAfterDeposit = async () => {
    await arrives()
    await compare()
    exchange.passTime(5 * MINUTE_MS)
    await compare()
    return found()
  }
  expect(await findingsAfterDeposit()).toEqual([])
  // Deposits that arrive in the meantime may explain the same amount, but not more.
  gone = 5_000_000n
  expect(await findingsAfterDeposit()).toEqual(['I27'])
  exchange.slots(40)
  await exchange.watch()
  gone = 0n
  await compare()
  expect(await found()).toEqual([])
})

test('ends a finding when the coins are back, even while deposits of the coin are always in transit', async () => {
  const { ada } = await traders()
  let gone = 5_000_000n
  const compare = comparing(
    () => gone,
    async () => undefined,
  )
  await compare()
  exchange.passTime(5 * MINUTE_MS)
  await compare()
  expect(await found()).toEqual(['I27'])
  gone = 0n
  await exchange.chain.faucet.give(ada.address, 2_000_000n)
  exchange.slots(2)
  await exchange.watch()
  await compare()
  expect([await seen(), await found()]).toEqual([0n, []])
  exchange.slots(40)
  await exchange.watch()
})

test('reports no difference for deposits that have arrived but are not posted yet', async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  exchange.slots(8)
  await compareNow()
  expect(await found()).toEqual([])
  await exchange.watch()
  exchange.passTime(6 * MINUTE_MS)
  await compareNow()
  expect([await seen(), await found()]).toEqual([0n, []])
})

test('reports missing coins while customers trade continuously, as soon as a comparison can find them', async () => {
  const { ada, of, trade } = await traders()
  let gone = 1_000_000n
  const compare = comparing(() => gone, trade)
  await compare()
  exchange.passTime(3 * MINUTE_MS)
  await compare()
  expect(await found()).toEqual([])
  exchange.passTime(3 * MINUTE_MS)
  await compare()
  expect(await found()).toEqual(['I27'])
  await trade()
  expect(await found()).toEqual(['I27'])
  // The ledger changes by exactly the missing amount, and back.
  await pay(of, { exchange: 'custody' }, gone)
  expect(await found()).toEqual(['I27'])
  await pay({ exchange: 'custody' }, of, gone)
  await deposit(ada.address, 7_000_000n)
  expect(await found()).toEqual(['I27'])
  gone = 0n
  await compare()
  expect([await seen(), await found()]).toEqual([0n, []])
})

test('reports coins that leave in small amounts while deposits of the same coin arrive', async () => {
  const { ada, trade } = await traders()
  let gone = 0n
  const compare = comparing(() => (gone += 1_000_000n), trade)
  for (let minute = 0; minute < 7; minute += 1) {
    await compare()
    await deposit(ada.address, 2_000_000n)
    exchange.passTime(60_000)
  }
  expect(await found()).toEqual(['I27'])
  await compareNow()
  expect(await found()).toEqual([])
})

test('reports no difference for movements between call and answer', async () => {
  const { ada, of } = await traders()
  let out = 0n
  const arrive = () => deposit(ada.address, 3_000_000n)
  const withdraw = () => pay(of, { exchange: 'custody' }, (out += 1n) && 1n)
  for (const meanwhile of [arrive, withdraw]) {
    const compare = comparing(() => 0n, meanwhile)
    await compare()
    exchange.passTime(6 * MINUTE_MS)
    await compare()
    expect([await seen(), await found()]).toEqual([0n, []])
  }
  await pay({ exchange: 'custody' }, of, out)
})
