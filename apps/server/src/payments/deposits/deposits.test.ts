import { address, type Instruction } from '@solana/kit'
import { getTransferCheckedInstruction, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CHAIN, chainExchange, COIN, type ChainExchange } from '#testing/chain-exchange.ts'
import { keyOf } from '#world/chain/keys.ts'
import { verify } from '#services/audit/verify.ts'
import { connectChain } from '#payments/chain/chain.ts'
import { makeAddressesOnce } from '#payments/signer/make-addresses.ts'
import { sweepDepositsOnce } from '#payments/signer/sweep-deposits.ts'
import { watchDepositsOnce } from './watch-deposits.ts'

let exchange: ChainExchange
beforeAll(async () => {
  exchange = await chainExchange(0n)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const ask = { coin: COIN, chain: CHAIN }
const all = { page: 1, pageSize: 20 }
const absent = Promise.resolve('absent' as const)
const setNetwork = (setting: ReturnType<typeof sql>) =>
  sql`update coin_network set ${setting} where coin = ${COIN}`.execute(exchange.deps.db)
const statusesOf = async (customerId: string): Promise<string[]> => {
  const { rows } = await sql<{ status: string; reason: string | null }>`
    select status, reason from deposit where customer_id = ${customerId} order by seen_at, path`.execute(
    exchange.deps.db,
  )
  return rows.map(({ status, reason }) => (reason === null ? status : `${status}: ${reason}`))
}

test('shows a deposit in transit, counts its confirmations, and credits it when it is finalized', async () => {
  const ada = await exchange.depositor()
  const api = exchange.api(deposits, ada)
  const txId = await exchange.chain.faucet.give(ada.address, 25_000_000n)
  await exchange.watch()
  expect((await api.list(all)).rows).toEqual([])
  exchange.slots(3)
  await exchange.watch()
  expect((await api.list(all)).rows).toMatchObject([
    { txId, coin: COIN, amount: '25.000000', status: 'confirming', confirmations: 3, confirmationsNeeded: 8 },
  ])
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 0n })
  exchange.slots(5)
  await exchange.watch()
  expect((await api.list(all)).rows).toMatchObject([{ status: 'credited', confirmations: 8, address: ada.address }])
  expect(await exchange.tokenBalance(ada.id)).toEqual({ posted: 25_000_000n, held: 0n })
})

test('DEP-02 credits a deposit once with many concurrent watchers, repeated runs and a lost cursor', async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  await exchange.chain.faucet.give(ada.address, 7_000_000n)
  exchange.slots(8)
  await Promise.all(Array.from({ length: 6 }, () => exchange.watch()))
  await sql`update chain_cursor set signature = null where customer_id = ${ada.id}`.execute(exchange.deps.db)
  await exchange.watch()
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 12_000_000n })
  expect(await statusesOf(ada.id)).toEqual(['credited', 'credited'])
})

test('DEP-02 credits nothing twice if a watcher crashes between crediting and moving its cursor', async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  exchange.slots(8)
  const dying = { ...exchange.signer.chain, headSlot: () => Promise.reject(new Error('killed')) }
  await expect(watchDepositsOnce({ ...exchange.deps, chain: dying })).rejects.toThrow('killed')
  await sql`update chain_cursor set signature = null, slot = 0 where customer_id = ${ada.id}`.execute(exchange.deps.db)
  await exchange.watch()
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 5_000_000n })
})

test('DEP-01 credits no transaction that is not finalized, and drops one that vanished', async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  exchange.slots(2)
  await exchange.watch()
  expect(await statusesOf(ada.id)).toEqual(['confirming'])
  const chainWithGap = {
    ...exchange.signer.chain,
    arrivals: () => Promise.resolve([]),
    stateOf: () => Promise.resolve('absent' as const),
  }
  await watchDepositsOnce({ ...exchange.deps, chain: chainWithGap })
  expect(await statusesOf(ada.id)).toEqual(['confirming'])
  exchange.slots(310)
  await watchDepositsOnce({ ...exchange.deps, chain: chainWithGap })
  expect(await statusesOf(ada.id)).toEqual(['dropped'])
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 0n })
})

test('DEP-01 credits a dropped deposit once if it is finalized after all', async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  exchange.slots(2)
  await exchange.watch()
  const chainWithGap = {
    ...exchange.signer.chain,
    arrivals: () => Promise.resolve([]),
    stateOf: () => Promise.resolve('absent' as const),
  }
  exchange.slots(310)
  await watchDepositsOnce({ ...exchange.deps, chain: chainWithGap })
  expect(await statusesOf(ada.id)).toEqual(['dropped'])
  await Promise.all([exchange.watch(), exchange.watch(), exchange.watch()])
  expect(await statusesOf(ada.id)).toEqual(['credited'])
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 5_000_000n })
})

test('DEP-01 shows a dropped deposit as in transit again when a node reports it again', async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  exchange.slots(2)
  await exchange.watch()
  await sql`update deposit set slot = slot - 400 where customer_id = ${ada.id}`.execute(exchange.deps.db)
  const chainWithGap = { ...exchange.signer.chain, arrivals: () => Promise.resolve([]), stateOf: () => absent }
  await watchDepositsOnce({ ...exchange.deps, chain: chainWithGap })
  expect(await statusesOf(ada.id)).toEqual(['dropped'])
  await exchange.watch()
  expect(await statusesOf(ada.id)).toEqual(['confirming'])
  exchange.slots(8)
  await exchange.watch()
  expect(await statusesOf(ada.id)).toEqual(['credited'])
})

test('DEP-01 drops a deposit whose transaction failed, so that it is not shown as in transit for ever', async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  exchange.slots(2)
  await exchange.watch()
  const { chain } = exchange.signer
  const failing: typeof chain = {
    ...chain,
    arrivals: async (account, since) =>
      (await chain.arrivals(account, since)).map((one) => ({ ...one, failed: true, finalized: true })),
    stateOf: () => Promise.resolve('failed'),
  }
  exchange.slots(310)
  await watchDepositsOnce({ ...exchange.deps, chain: failing })
  expect(await statusesOf(ada.id)).toEqual(['dropped'])
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 0n })
})

test('DEP-03 credits a deposit although a stranger added a transfer of zero to it', async () => {
  const [ada, sender] = [await exchange.depositor(), await keyOf('test', 'sender')]
  const { faucet } = exchange.chain
  await faucet.airdrop(sender.address, 1_000_000_000n)
  await faucet.give(sender.address, 5_000_000n)
  await faucet.give(ada.address, 1_000_000n)
  const coin = { mint: faucet.mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }
  const [source, destination] = [
    address(await exchange.signer.chain.tokenAccountOf(sender.address, coin)),
    address(await exchange.signer.chain.tokenAccountOf(ada.address, coin)),
  ]
  const move = (amount: bigint): Instruction =>
    getTransferCheckedInstruction({
      source,
      destination,
      mint: address(faucet.mint),
      authority: sender,
      amount,
      decimals: 6,
    })
  await faucet.send([move(0n), move(5_000_000n)])
  exchange.slots(8)
  await exchange.watch()
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 6_000_000n })
})

test('DEP-05 credits nothing until a second provider reports the same', async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  exchange.slots(8)
  const lagging = { ...exchange.signer.chain, settled: () => Promise.resolve(undefined) }
  await watchDepositsOnce({ ...exchange.deps, chain: lagging })
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 0n })
  await exchange.watch()
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 5_000_000n })
})

test('DEP-05 finds a deposit that a provider had left out, when the list is read from the start', async () => {
  const ada = await exchange.depositor()
  const hidden = await exchange.chain.faucet.give(ada.address, 5_000_000n)
  await exchange.chain.faucet.give(ada.address, 7_000_000n)
  exchange.slots(8)
  const { chain } = exchange.signer
  const chainWithGap: typeof chain = {
    ...chain,
    arrivals: async (account, since) =>
      (await chain.arrivals(account, since)).filter((one) => one.signature !== hidden),
  }
  await watchDepositsOnce({ ...exchange.deps, chain: chainWithGap })
  await exchange.watch()
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 7_000_000n })
  await watchDepositsOnce({ ...exchange.deps, chain }, 'start')
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 12_000_000n })
})

test('DEP-06 rejects a node of another chain', async () => {
  const wrong = connectChain({ chain: CHAIN, rpcUrls: [exchange.chain.url], genesisHash: 'of another chain' })
  await expect(wrong.check()).rejects.toThrow('of another chain')
})

test('DEP-07 credits only the owner of the address, whatever the memo contains', async () => {
  const [ada, bob] = [await exchange.depositor(), await exchange.depositor()]
  const memos = [bob.id, bob.email, bob.address, '0', "'; drop table deposit; --", '\u202e\u0000', 'x'.repeat(400)]
  for (const memo of memos) await exchange.chain.faucet.give(ada.address, 1_000_000n, memo)
  exchange.slots(8)
  await exchange.watch()
  expect(await statusesOf(ada.id)).toEqual(memos.map(() => 'credited'))
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 1_000_000n * BigInt(memos.length) })
  expect([await statusesOf(bob.id), await exchange.tokenBalance(bob.id)]).toEqual([[], { posted: 0n, held: 0n }])
})

test('DEP-08 puts an amount below the minimum in suspense, and credits the minimum', async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 999_999n)
  await exchange.chain.faucet.give(ada.address, 1_000_000n)
  exchange.slots(8)
  await exchange.watch()
  expect((await statusesOf(ada.id)).toSorted()).toEqual(['credited', 'manual: below_minimum'])
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 1_000_000n })
})

test('DEP-12 puts a deposit in suspense if the owner is no longer approved, or while deposits are stopped', async () => {
  const ada = await exchange.depositor()
  await sql`update customer set kyc_status = 'pending' where id = ${ada.id}`.execute(exchange.deps.db)
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  exchange.slots(8)
  await exchange.watch()
  await sql`update customer set kyc_status = 'approved' where id = ${ada.id}`.execute(exchange.deps.db)
  await setNetwork(sql`deposit_open = false`)
  await exchange.chain.faucet.give(ada.address, 6_000_000n)
  exchange.slots(8)
  await exchange.watch()
  await expect(exchange.api(deposits, ada).address(ask)).rejects.toMatchObject({ code: 'DEPOSIT_CLOSED' })
  await setNetwork(sql`deposit_open = true`)
  expect(await statusesOf(ada.id)).toEqual(['manual: not_verified', 'manual: deposits_closed'])
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 0n })
})

test('DEP-13 gives each of many concurrent customers an own address that never changes', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => exchange.customer()))
  await Promise.all([makeAddressesOnce(exchange.signer), makeAddressesOnce(exchange.signer)])
  const give = () => Promise.all(people.map((one) => exchange.api(deposits, one).address(ask)))
  const first = await give()
  expect(new Set(first.map((one) => one.address)).size).toBe(20)
  expect(await give()).toEqual(first)
})

test('DEP-13 does not return an address that was changed in the database', async () => {
  const ada = await exchange.depositor()
  const mallory = await keyOf('test', 'mallory')
  const change = (to: string) =>
    sql.raw(`
    alter table deposit_address disable trigger all; alter table chain_cursor disable trigger all;
    update deposit_address set address = '${to}' where customer_id = '${ada.id}';
    alter table deposit_address enable trigger all; alter table chain_cursor enable trigger all`)
  await exchange.asOwner(change(mallory.address))
  await expect(exchange.api(deposits, ada).address(ask)).rejects.toMatchObject({ code: 'INTERNAL' })
  await exchange.asOwner(change(ada.address))
})

test('requires an approved identity, a listed coin and an address that the signer has created', async () => {
  const pending = await exchange.customer({ kyc: 'pending' })
  await expect(exchange.api(deposits, pending).address(ask)).rejects.toMatchObject({ code: 'KYC_REQUIRED' })
  const ada = await exchange.customer()
  await expect(exchange.api(deposits, ada).address({ ...ask, coin: 'NOPE' })).rejects.toMatchObject({
    code: 'COIN_NETWORK_UNKNOWN',
  })
  await expect(exchange.api(deposits, ada).address(ask)).rejects.toMatchObject({ code: 'DEPOSIT_ADDRESS_PREPARING' })
})

test('sweeps credited deposits into the hot wallet once, without changing the ledger', async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 50_000_000n)
  exchange.slots(8)
  await exchange.watch()
  const hot = await exchange.signer.keys.hotWallet()
  for (let run = 0; run < 4; run++) {
    await Promise.all([sweepDepositsOnce(exchange.signer), sweepDepositsOnce(exchange.signer)])
    exchange.slots(8)
  }
  expect(await exchange.onChain(ada.address)).toBe(0n)
  const { rows } = await sql<{ amount: bigint; outcome: string }>`
    select s.amount, s.outcome from sweep s join chain_cursor w using (chain, token_account) where w.customer_id = ${ada.id}`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ amount: 50_000_000n, outcome: 'finalised' }])
  expect(await exchange.onChain(hot.address)).toBeGreaterThanOrEqual(50_000_000n)
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 50_000_000n })
  await exchange.watch()
  expect(await statusesOf(ada.id)).toEqual(['credited'])
})
