import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainHouse, COIN, type ChainHouse } from '../../../../world/src/testing/chain-house.ts'
import type { Differences } from '../audit/outside.ts'
import { verify } from '../audit/verify.ts'
import { tellHoldings } from './tell-holdings.ts'

let house: ChainHouse
beforeAll(async () => {
  house = await chainHouse(0n)
})
afterAll(() => house.close())

const tell = (differences: Differences) => tellHoldings({ ...house.deps, chain: house.signer.chain }, differences)
const told = async () =>
  (
    await sql<{ amount: bigint }>`select amount from external_balance where coin = ${COIN}`.execute(house.deps.db)
  ).rows.map(({ amount }) => amount)
const found = async () => (await verify(house.database.auditUrl, 'everything')).map(({ invariant }) => invariant)

test('what the chain holds for the house is told beside the books, and only when nothing is under way', async () => {
  const ada = await house.depositor()
  await house.chain.faucet.give(ada.address, 5_000_000n)
  house.slots(2)
  await house.watch()
  await tell(new Map())
  expect(await told()).toEqual([])
  house.slots(8)
  await house.watch()
  await tell(new Map())
  expect([await told(), await found()]).toEqual([[5_000_000n], []])
})

test('coins that left without the books knowing break I27, once they have been gone for a while', async () => {
  const ada = await house.depositor()
  await house.chain.faucet.give(ada.address, 5_000_000n)
  house.slots(8)
  await house.watch()
  const differences: Differences = new Map()
  const { chain } = house.signer
  const robbed = { ...chain, tokenBalance: async (account: string) => (await chain.tokenBalance(account)) / 2n }
  const look = () => tellHoldings({ ...house.deps, chain: robbed }, differences)
  await look()
  await look()
  expect(await found()).toEqual([])
  house.passTime(6 * 60_000)
  await look()
  expect(await found()).toEqual(['I27'])
  await tell(differences)
  expect(await found()).toEqual([])
})

test('what has arrived and is not booked yet is no difference', async () => {
  const ada = await house.depositor()
  const differences: Differences = new Map()
  await house.chain.faucet.give(ada.address, 5_000_000n)
  house.slots(8)
  await tell(differences)
  expect(await found()).toEqual([])
  await house.watch()
  house.passTime(6 * 60_000)
  await tell(differences)
  expect([differences.size, await found()]).toEqual([0, []])
})
