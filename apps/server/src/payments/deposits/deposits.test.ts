import { address, type Instruction } from '@solana/kit'
import { getTransferCheckedInstruction, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CHAIN, chainHouse, COIN, type ChainHouse } from '#testing/chain-house.ts'
import { keyOf } from '#world/chain/keys.ts'
import { verify } from '#services/audit/verify.ts'
import { connectChain } from '#payments/chain/chain.ts'
import { makeAddressesOnce } from '#payments/signer/make-addresses.ts'
import { sweepDepositsOnce } from '#payments/signer/sweep-deposits.ts'
import { watchDepositsOnce } from './watch-deposits.ts'

let house: ChainHouse
beforeAll(async () => {
  house = await chainHouse(0n)
})
afterEach(async ({ expect: check }) => {
  check(await verify(house.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => house.close())

const ask = { coin: COIN, chain: CHAIN }
const all = { page: 1, pageSize: 20 }
const absent = Promise.resolve('absent' as const)
const setNetwork = (setting: ReturnType<typeof sql>) =>
  sql`update coin_network set ${setting} where coin = ${COIN}`.execute(house.deps.db)
const statusesOf = async (customerId: string): Promise<string[]> => {
  const { rows } = await sql<{ status: string; reason: string | null }>`
    select status, reason from deposit where customer_id = ${customerId} order by seen_at, path`.execute(house.deps.db)
  return rows.map(({ status, reason }) => (reason === null ? status : `${status}: ${reason}`))
}

test('shows a deposit under way, counts its confirmations, and credits it when it is final', async () => {
  const ada = await house.depositor()
  const api = house.api(deposits, ada)
  const txId = await house.chain.faucet.give(ada.address, 25_000_000n)
  await house.watch()
  expect((await api.list(all)).rows).toEqual([])
  house.slots(3)
  await house.watch()
  expect((await api.list(all)).rows).toMatchObject([
    { txId, coin: COIN, amount: '25.000000', status: 'confirming', confirmations: 3, confirmationsNeeded: 8 },
  ])
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 0n })
  house.slots(5)
  await house.watch()
  expect((await api.list(all)).rows).toMatchObject([{ status: 'credited', confirmations: 8, address: ada.address }])
  expect(await house.tokenBalance(ada.id)).toEqual({ posted: 25_000_000n, held: 0n })
})

test('DEP-02 credits a deposit once with many simultaneous watchers, repeated runs and a lost cursor', async () => {
  const ada = await house.depositor()
  await house.chain.faucet.give(ada.address, 5_000_000n)
  await house.chain.faucet.give(ada.address, 7_000_000n)
  house.slots(8)
  await Promise.all(Array.from({ length: 6 }, () => house.watch()))
  await sql`update chain_cursor set signature = null where customer_id = ${ada.id}`.execute(house.deps.db)
  await house.watch()
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 12_000_000n })
  expect(await statusesOf(ada.id)).toEqual(['credited', 'credited'])
})

test('DEP-02 credits nothing twice after a watcher dies between crediting and moving its cursor', async () => {
  const ada = await house.depositor()
  await house.chain.faucet.give(ada.address, 5_000_000n)
  house.slots(8)
  const dying = { ...house.signer.chain, headSlot: () => Promise.reject(new Error('killed')) }
  await expect(watchDepositsOnce({ ...house.deps, chain: dying })).rejects.toThrow('killed')
  await sql`update chain_cursor set signature = null, slot = 0 where customer_id = ${ada.id}`.execute(house.deps.db)
  await house.watch()
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 5_000_000n })
})

test('DEP-01 credits no transaction that is not final, and drops one that vanished', async () => {
  const ada = await house.depositor()
  await house.chain.faucet.give(ada.address, 5_000_000n)
  house.slots(2)
  await house.watch()
  expect(await statusesOf(ada.id)).toEqual(['confirming'])
  const forgetful = {
    ...house.signer.chain,
    arrivals: () => Promise.resolve([]),
    stateOf: () => Promise.resolve('absent' as const),
  }
  await watchDepositsOnce({ ...house.deps, chain: forgetful })
  expect(await statusesOf(ada.id)).toEqual(['confirming'])
  house.slots(310)
  await watchDepositsOnce({ ...house.deps, chain: forgetful })
  expect(await statusesOf(ada.id)).toEqual(['dropped'])
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 0n })
})

test('DEP-01 credits a dropped deposit once if it becomes final after all', async () => {
  const ada = await house.depositor()
  await house.chain.faucet.give(ada.address, 5_000_000n)
  house.slots(2)
  await house.watch()
  const forgetful = {
    ...house.signer.chain,
    arrivals: () => Promise.resolve([]),
    stateOf: () => Promise.resolve('absent' as const),
  }
  house.slots(310)
  await watchDepositsOnce({ ...house.deps, chain: forgetful })
  expect(await statusesOf(ada.id)).toEqual(['dropped'])
  await Promise.all([house.watch(), house.watch(), house.watch()])
  expect(await statusesOf(ada.id)).toEqual(['credited'])
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 5_000_000n })
})

test('DEP-01 shows a dropped deposit as under way again when a node reports it again', async () => {
  const ada = await house.depositor()
  await house.chain.faucet.give(ada.address, 5_000_000n)
  house.slots(2)
  await house.watch()
  await sql`update deposit set slot = slot - 400 where customer_id = ${ada.id}`.execute(house.deps.db)
  const forgetful = { ...house.signer.chain, arrivals: () => Promise.resolve([]), stateOf: () => absent }
  await watchDepositsOnce({ ...house.deps, chain: forgetful })
  expect(await statusesOf(ada.id)).toEqual(['dropped'])
  await house.watch()
  expect(await statusesOf(ada.id)).toEqual(['confirming'])
  house.slots(8)
  await house.watch()
  expect(await statusesOf(ada.id)).toEqual(['credited'])
})

test('DEP-01 drops a deposit whose transaction failed in the end, so that it is not shown as under way for ever', async () => {
  const ada = await house.depositor()
  await house.chain.faucet.give(ada.address, 5_000_000n)
  house.slots(2)
  await house.watch()
  const { chain } = house.signer
  const failing: typeof chain = {
    ...chain,
    arrivals: async (account, since) =>
      (await chain.arrivals(account, since)).map((one) => ({ ...one, failed: true, finalized: true })),
    stateOf: () => Promise.resolve('failed'),
  }
  house.slots(310)
  await watchDepositsOnce({ ...house.deps, chain: failing })
  expect(await statusesOf(ada.id)).toEqual(['dropped'])
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 0n })
})

test('DEP-03 credits a deposit although somebody else added a transfer of zero to it', async () => {
  const [ada, sender] = [await house.depositor(), await keyOf('test', 'sender')]
  const { faucet } = house.chain
  await faucet.airdrop(sender.address, 1_000_000_000n)
  await faucet.give(sender.address, 5_000_000n)
  await faucet.give(ada.address, 1_000_000n)
  const coin = { mint: faucet.mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }
  const [source, destination] = [
    address(await house.signer.chain.tokenAccountOf(sender.address, coin)),
    address(await house.signer.chain.tokenAccountOf(ada.address, coin)),
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
  house.slots(8)
  await house.watch()
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 6_000_000n })
})

test('DEP-05 credits nothing while a second provider does not report the same', async () => {
  const ada = await house.depositor()
  await house.chain.faucet.give(ada.address, 5_000_000n)
  house.slots(8)
  const lagging = { ...house.signer.chain, settled: () => Promise.resolve(undefined) }
  await watchDepositsOnce({ ...house.deps, chain: lagging })
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 0n })
  await house.watch()
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 5_000_000n })
})

test('DEP-05 finds a deposit that a provider left out of its list when the list is read from the start', async () => {
  const ada = await house.depositor()
  const hidden = await house.chain.faucet.give(ada.address, 5_000_000n)
  await house.chain.faucet.give(ada.address, 7_000_000n)
  house.slots(8)
  const { chain } = house.signer
  const forgetful: typeof chain = {
    ...chain,
    arrivals: async (account, since) =>
      (await chain.arrivals(account, since)).filter((one) => one.signature !== hidden),
  }
  await watchDepositsOnce({ ...house.deps, chain: forgetful })
  await house.watch()
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 7_000_000n })
  await watchDepositsOnce({ ...house.deps, chain }, 'start')
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 12_000_000n })
})

test('DEP-06 rejects a node of another chain', async () => {
  const wrong = connectChain({ chain: CHAIN, rpcUrls: [house.chain.url], genesisHash: 'of another chain' })
  await expect(wrong.check()).rejects.toThrow('of another chain')
})

test('DEP-07 credits the owner of the address and nobody else, whatever the memo contains', async () => {
  const [ada, bob] = [await house.depositor(), await house.depositor()]
  const memos = [bob.id, bob.email, bob.address, '0', "'; drop table deposit; --", '\u202e\u0000', 'x'.repeat(400)]
  for (const memo of memos) await house.chain.faucet.give(ada.address, 1_000_000n, memo)
  house.slots(8)
  await house.watch()
  expect(await statusesOf(ada.id)).toEqual(memos.map(() => 'credited'))
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 1_000_000n * BigInt(memos.length) })
  expect([await statusesOf(bob.id), await house.tokenBalance(bob.id)]).toEqual([[], { posted: 0n, held: 0n }])
})

test('DEP-08 puts an amount below the minimum in suspense, and credits the minimum', async () => {
  const ada = await house.depositor()
  await house.chain.faucet.give(ada.address, 999_999n)
  await house.chain.faucet.give(ada.address, 1_000_000n)
  house.slots(8)
  await house.watch()
  expect((await statusesOf(ada.id)).toSorted()).toEqual(['credited', 'manual: below_minimum'])
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 1_000_000n })
})

test('DEP-12 puts a deposit in suspense if the owner is no longer approved, or while deposits are closed', async () => {
  const ada = await house.depositor()
  await sql`update customer set kyc_status = 'pending' where id = ${ada.id}`.execute(house.deps.db)
  await house.chain.faucet.give(ada.address, 5_000_000n)
  house.slots(8)
  await house.watch()
  await sql`update customer set kyc_status = 'approved' where id = ${ada.id}`.execute(house.deps.db)
  await setNetwork(sql`deposit_open = false`)
  await house.chain.faucet.give(ada.address, 6_000_000n)
  house.slots(8)
  await house.watch()
  await expect(house.api(deposits, ada).address(ask)).rejects.toMatchObject({ code: 'DEPOSIT_CLOSED' })
  await setNetwork(sql`deposit_open = true`)
  expect(await statusesOf(ada.id)).toEqual(['manual: not_verified', 'manual: deposits_closed'])
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 0n })
})

test('DEP-13 gives each of many simultaneous customers an address of their own, which stays the same', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => house.customer()))
  await Promise.all([makeAddressesOnce(house.signer), makeAddressesOnce(house.signer)])
  const give = () => Promise.all(people.map((one) => house.api(deposits, one).address(ask)))
  const first = await give()
  expect(new Set(first.map((one) => one.address)).size).toBe(20)
  expect(await give()).toEqual(first)
})

test('DEP-13 does not return an address that was changed in the database', async () => {
  const ada = await house.depositor()
  const mallory = await keyOf('test', 'mallory')
  const change = (to: string) =>
    sql.raw(`
    alter table deposit_address disable trigger all; alter table chain_cursor disable trigger all;
    update deposit_address set address = '${to}' where customer_id = '${ada.id}';
    alter table deposit_address enable trigger all; alter table chain_cursor enable trigger all`)
  await house.asOwner(change(mallory.address))
  await expect(house.api(deposits, ada).address(ask)).rejects.toMatchObject({ code: 'INTERNAL' })
  await house.asOwner(change(ada.address))
})

test('requires an approved identity, a listed coin and an address that the signer has created', async () => {
  const pending = await house.customer({ kyc: 'pending' })
  await expect(house.api(deposits, pending).address(ask)).rejects.toMatchObject({ code: 'KYC_REQUIRED' })
  const ada = await house.customer()
  await expect(house.api(deposits, ada).address({ ...ask, coin: 'NOPE' })).rejects.toMatchObject({
    code: 'COIN_NETWORK_UNKNOWN',
  })
  await expect(house.api(deposits, ada).address(ask)).rejects.toMatchObject({ code: 'DEPOSIT_ADDRESS_PREPARING' })
})

test('sweeps credited deposits into the hot wallet once, without changing the books', async () => {
  const ada = await house.depositor()
  await house.chain.faucet.give(ada.address, 50_000_000n)
  house.slots(8)
  await house.watch()
  const hot = await house.signer.keys.hotWallet()
  for (let run = 0; run < 4; run++) {
    await Promise.all([sweepDepositsOnce(house.signer), sweepDepositsOnce(house.signer)])
    house.slots(8)
  }
  expect(await house.onChain(ada.address)).toBe(0n)
  const { rows } = await sql<{ amount: bigint; outcome: string }>`
    select s.amount, s.outcome from sweep s join chain_cursor w using (chain, token_account) where w.customer_id = ${ada.id}`.execute(
    house.deps.db,
  )
  expect(rows).toEqual([{ amount: 50_000_000n, outcome: 'finalised' }])
  expect(await house.onChain(hot.address)).toBeGreaterThanOrEqual(50_000_000n)
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 50_000_000n })
  await house.watch()
  expect(await statusesOf(ada.id)).toEqual(['credited'])
})
