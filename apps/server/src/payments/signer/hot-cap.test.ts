import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeSettings } from '#testing/change-settings.ts'
import { CHAIN, chainExchange, COIN, type ChainExchange } from '#testing/chain-exchange.ts'
import { freshKey, paidOnce, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { captureLog } from '#testing/captured-log.ts'
import { verify } from '#services/audit/verify.ts'
import { compareHoldings } from '#payments/deposits/compare-holdings.ts'
import { createLog } from '#platform/observing/log.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { checkColdWallet } from './check-cold-wallet.ts'
import { enforceHotCapOnce } from './enforce-hot-cap.ts'
import { makeAddressesOnce } from './make-addresses.ts'
import type { SignerDeps } from './open-signer.ts'
import { sweepDepositsOnce } from './sweep-deposits.ts'
import { ownAtProvider } from '#world/people/own-at-provider.ts'

const DOLLAR = 1_000_000n
const TENTH = 1000
let exchange: ChainExchange
let flow: Withdrawing
let hot: string
beforeEach(async () => {
  // Two customers have 500 each: the hot wallet may hold 100, and 90 remain after a larger amount was moved.
  exchange = await chainExchange(1000n * DOLLAR, TENTH)
  flow = withdrawing(exchange)
  hot = (await exchange.signer.keys.hotWallet()).address
  await makeAddressesOnce(exchange.signer)
})
afterEach(async ({ expect: check }) => {
  check(await found()).toEqual([])
  await exchange.close()
})

const found = async () => (await verify(exchange.database.auditUrl, 'everything')).map(({ invariant }) => invariant)
const compare = () => compareHoldings({ ...exchange.deps, chain: exchange.signer.chain })
/** Runs the signer's loops until their transactions are finalized. */
async function pass(signer: SignerDeps = exchange.signer): Promise<void> {
  await enforceHotCapOnce(signer)
  await sweepDepositsOnce(signer)
  exchange.slots(10)
  await sweepDepositsOnce(signer)
}
const holds = async () =>
  [await exchange.onChain(hot), await exchange.onChain(exchange.cold.address)].map((it) => it / DOLLAR)
const moves = async (): Promise<string[]> =>
  (
    await sql<{ outcome: string }>`select outcome from sweep where target = 'cold' order by created_at`.execute(
      exchange.deps.db,
    )
  ).rows.map(({ outcome }) => outcome)
const view = async () => {
  const { rows, ...wallets } = await exchange.api(withdrawalsReview, await exchange.operator('finance')).wallets({})
  return { ...wallets, ...rows.find(({ coin }) => coin === COIN) }
}
const owe = async () => [await flow.withdrawer(500n * DOLLAR), await flow.withdrawer(500n * DOLLAR)] as const
const muted = (): SignerDeps => ({
  ...exchange.signer,
  chain: { ...exchange.signer.chain, broadcast: () => Promise.resolve() },
})

test('WDR-12 moves everything above the cap out of the hot wallet, and nothing below it', async () => {
  await owe()
  await pass()
  expect([await holds(), await moves()]).toEqual([[90n, 910n], ['finalised']])
  await compare()
  await exchange.chain.faucet.give(hot, 10n * DOLLAR)
  await exchange.fund({ exchange: 'fees' }, COIN, 10n * DOLLAR)
  exchange.slots(10)
  await pass()
  expect(await holds()).toEqual([100n, 910n])
  await exchange.chain.faucet.give(hot, DOLLAR)
  await exchange.fund({ exchange: 'fees' }, COIN, DOLLAR)
  exchange.slots(10)
  await pass()
  expect([await holds(), await moves()]).toEqual([
    [90n, 921n],
    ['finalised', 'finalised'],
  ])
  expect(await view()).toMatchObject({
    hotWallet: hot,
    coldWallet: exchange.cold.address,
    owed: '1000.000000',
    hot: '90.000000',
    cold: '921.000000',
    cap: '100.000000',
    missing: '0.000000',
    state: 'within',
  })
})

test('WDR-12 eight concurrent runs store one transfer, which is sent once even if the signer crashed', async () => {
  await owe()
  await Promise.all(Array.from({ length: 8 }, () => enforceHotCapOnce(exchange.signer)))
  expect([await moves(), await holds()]).toEqual([['pending'], [1000n, 0n]])
  expect(await view()).toMatchObject({ moving: '910.000000', state: 'moving' })
  exchange.slots(50)
  await Promise.all(Array.from({ length: 3 }, () => sweepDepositsOnce(exchange.signer)))
  await pass()
  await pass()
  expect([await holds(), await moves()]).toEqual([[90n, 910n], ['finalised']])
})

test('WDR-12 creates an expired transfer again, which is confirmed once', async () => {
  await owe()
  await pass(muted())
  exchange.slots(170)
  await sweepDepositsOnce(muted())
  expect([await holds(), await moves()]).toEqual([[1000n, 0n], ['expired']])
  await pass()
  expect([await holds(), await moves()]).toEqual([
    [90n, 910n],
    ['expired', 'finalised'],
  ])
  const { rows } = await sql<{ wire: string }>`select wire from sweep where target = 'cold'`.execute(exchange.deps.db)
  for (const { wire } of rows) await exchange.signer.chain.broadcast(wire)
  expect(await holds()).toEqual([90n, 910n])
})

test('WDR-12 creates a transfer again that failed on the chain', async () => {
  await owe()
  const { chain } = exchange.signer
  const overdrawing: Chain = { ...chain, signPayment: (it) => chain.signPayment({ ...it, amount: 10n ** 18n }) }
  await pass({ ...exchange.signer, chain: overdrawing })
  await pass()
  expect([await holds(), await moves()]).toEqual([
    [90n, 910n],
    ['failed_onchain', 'finalised'],
  ])
})

test('WDR-12 leaves the amount that approved withdrawals need, and does not count amounts in transit to the cold wallet', async () => {
  const [ada, bob] = await owe()
  const first = await flow.request(ada, '300')
  await flow.review(first, 'approve')
  await enforceHotCapOnce(exchange.signer)
  const second = await flow.request(bob, '250')
  await flow.review(second, 'approve')
  await flow.sign()
  expect([await flow.stageOf(first), await flow.stageOf(second)]).toEqual(['signed', 'approved'])
  expect(await flow.signerRefusal(second)).toBe('funds_short')
  await pass()
  expect(await holds()).toEqual([299n, 701n])
  await flow.finish(first)
  expect([await exchange.onChain(ada.wallet), await flow.stageOf(second)]).toEqual([299n * DOLLAR, 'approved'])
})

test('WDR-12 holds a withdrawal above the hot balance, and pays it once people refill the hot wallet', async () => {
  const [ada] = await owe()
  await pass()
  const id = await flow.request(ada, '400')
  await flow.review(id, 'approve')
  await flow.sign()
  await flow.advance()
  expect([await flow.stageOf(id), await flow.signerRefusal(id)]).toEqual(['approved', 'funds_short'])
  expect(await exchange.tokenBalance(ada.id)).toEqual({ posted: 500n * DOLLAR, held: 400n * DOLLAR })
  expect(await view()).toMatchObject({ waiting: '399.000000', missing: '309.000000', state: 'short' })
  await compare()
  await exchange.cold.send(hot, 309n * DOLLAR)
  exchange.slots(10)
  await exchange.watch()
  await pass()
  expect(await holds()).toEqual([399n, 601n])
  await flow.finish(id)
  expect([await flow.stageOf(id), await exchange.onChain(ada.wallet)]).toEqual(['confirmed', 399n * DOLLAR])
  const deposits = await sql`select 1 from deposit`.execute(exchange.deps.db)
  expect(deposits.rows).toEqual([])
  expect(await view()).toMatchObject({ hot: '0.000000', waiting: '0.000000', missing: '0.000000', state: 'within' })
})

test('WDR-12 at a cap of zero keeps only the amount that approved withdrawals need, and without a cold wallet has no cap', async () => {
  const w = await flow.approved()
  await pass({ ...exchange.signer, coldWallet: undefined })
  expect([await holds(), await moves()]).toEqual([[1000n, 0n], []])
  await pass({ ...exchange.signer, shareBp: 0 })
  expect(await holds()).toEqual([99n, 901n])
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test("WDR-12 two people can lower the hot share, but cannot raise it above the signer's ceiling", async () => {
  await changeSettings(exchange, { chain: { hotSharePpm: 500_000 } })
  const before = await view()
  await changeSettings(exchange, { chain: { hotSharePpm: 50_000 } })
  const halved = await view()
  expect(Number(halved?.cap)).toBe(Number(before?.cap) / 2)
  await changeSettings(exchange, { chain: { hotSharePpm: 100_000 } })
  expect((await view())?.cap).toBe(before?.cap)
})

test('logs at the start that a signer without a cold wallet has no cap', async () => {
  const log = createLog('info')
  const lines = captureLog(log)
  await checkColdWallet({ ...exchange.signer, log, coldWallet: undefined })
  expect(lines).toEqual([expect.stringContaining('CHAIN_COLD_WALLET is not set: the hot wallet has no cap')])
  await checkColdWallet({ ...exchange.signer, log })
  expect(lines).toHaveLength(1)
})

test('starts while the chain is unreachable, and moves nothing before the chain was checked', async () => {
  await owe()
  const chain: Chain = { ...exchange.signer.chain, kindOf: () => Promise.reject(new Error('silent')) }
  const log = createLog('info')
  const lines = captureLog(log)
  const signer = { ...exchange.signer, chain, log }
  await checkColdWallet(signer)
  expect(lines).toEqual([expect.stringContaining('silent')])
  await pass(signer)
  expect(await moves()).toEqual([])
  await pass()
  expect(await moves()).toEqual(['finalised'])
})

test('WDR-14 accepts neither the cold wallet as a destination, nor a cold wallet whose key is online', async () => {
  await expect(checkColdWallet(exchange.signer)).resolves.toBeUndefined()
  const ada = await exchange.depositor()
  const { chain } = exchange.signer
  const account = await chain.tokenAccountOf(hot, {
    mint: exchange.chain.faucet.mint,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
  })
  const started = (coldWallet: string) => checkColdWallet({ ...exchange.signer, coldWallet })
  await expect(started(hot)).rejects.toThrow('the hot wallet')
  await expect(started(ada.address)).rejects.toThrow('a deposit address')
  for (const none of [account, '1'.repeat(32)]) await expect(started(none)).rejects.toThrow('not a wallet')
  const { rows } = await sql<{ kind: string }>`
    select kind from house_address where address = ${exchange.cold.address}`.execute(exchange.deps.db)
  expect(rows).toEqual([{ kind: 'cold' }])
  const payload = { coin: COIN, chain: CHAIN, address: exchange.cold.address }
  const verifyToken = await flow.prove(ada, 'add_address', payload)
  const entry = { ...payload, remark: 'Not mine', beneficiary: ownAtProvider, verifyToken }
  await expect(exchange.api(withdrawals, ada).addAddress(entry, freshKey())).rejects.toMatchObject({
    code: 'ADDRESS_INTERNAL',
  })
})
