import { customers } from '@tessera/contract/access/customers/customers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerSession } from '../people/direct-session.sql.ts'
import { testExchange, type TestExchange } from '../testing/exchange.ts'
import { investors } from './cast.ts'
import { openAccount } from './people.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

test.each([
  ['lim', 'USD'],
  ['chen', 'CNY'],
] as const)("§9 the story's customer %s reads amounts in %s, the currency of the language", async (name, fiat) => {
  const id = await openAccount({ server: { deps: exchange.deps } }, investors[name])
  const token = await customerSession(exchange.deps, id)
  expect((await exchange.api(customers, { token }).info({})).fiat).toBe(fiat)
})
