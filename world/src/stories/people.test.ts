import { customers } from '@tessera/contract/access/customers/customers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerSession } from '../people/direct-session.sql.ts'
import { testHouse, type TestHouse } from '../testing/house.ts'
import { investors } from './cast.ts'
import { openAccount } from './people.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.close())

test.each([
  ['lim', 'USD'],
  ['chen', 'CNY'],
] as const)("§9 the story's customer %s reads amounts in %s, the currency of the language", async (name, fiat) => {
  const id = await openAccount({ server: { deps: house.deps } }, investors[name])
  const token = await customerSession(house.deps, id)
  expect((await house.api(customers, { token }).info({})).fiat).toBe(fiat)
})
