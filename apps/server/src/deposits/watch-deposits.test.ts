import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chainHouse, type ChainHouse } from '../../../../world/src/testing/chain-house.ts'
import { verify } from '../audit/verify.ts'
import { watchDepositsOnce } from './watch-deposits.ts'

let house: ChainHouse
beforeAll(async () => {
  house = await chainHouse(0n)
})
afterEach(async ({ expect: check }) => {
  check(await verify(house.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => house.close())

test('DEP-05 a transaction that cannot be read holds up none behind it, and is credited once it can', async () => {
  const ada = await house.depositor()
  const broken = await house.chain.faucet.give(ada.address, 5_000_000n)
  await house.chain.faucet.give(ada.address, 7_000_000n)
  house.slots(8)
  const { chain } = house.signer
  const failing: typeof chain = {
    ...chain,
    settled: (signature, watched) =>
      signature === broken ? Promise.reject(new Error('cannot be read')) : chain.settled(signature, watched),
  }
  await watchDepositsOnce({ ...house.deps, chain: failing })
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 7_000_000n })
  await house.watch()
  expect(await house.tokenBalance(ada.id)).toMatchObject({ posted: 12_000_000n })
})
