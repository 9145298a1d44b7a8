import { audit } from '@tessera/contract/services/audit/audit.ts'
import { customersSearch } from '@tessera/contract/access/customers/customers-search.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

test('support finds a customer by email, name and number, and the search is recorded', async () => {
  const [ann, support, auditor] = [
    await exchange.customer(),
    await exchange.operator('support'),
    await exchange.operator('auditor'),
  ]
  const find = (search: string) => exchange.api(customersSearch, support).list({ search })
  const { rows } = await find(ann.email)
  expect(rows).toMatchObject([{ id: ann.id, name: 'Test Person', kyc: 'approved', withdrawFrozenUntil: null }])
  expect((await find(rows[0]?.number ?? '')).rows).toMatchObject([{ id: ann.id }])
  expect((await find('test person')).total).toBeGreaterThan(0)
  expect((await find('TestPerson')).total).toBeGreaterThan(0)
  expect((await find('%')).total).toBe(0)
  const entries = await exchange.api(audit, auditor).list({ action: 'customers.search' })
  expect(entries.rows.some((entry) => entry.target.id === ann.email)).toBe(true)
})

test.each(['finance', 'listing'] as const)('AZ-13 the search of %s finds no customers', async (role) => {
  const who = await exchange.operator(role)
  await expect(exchange.api(customersSearch, who).list({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('lists and finds a customer without an email by phone', async () => {
  const who = await exchange.customer()
  await sql`update customer set phone = '+6598765432', email = null where id = ${who.id}`.execute(exchange.deps.db)
  const support = await exchange.operator('support')
  const { rows } = await exchange.api(customersSearch, support).list({ search: '98765432' })
  expect(rows).toMatchObject([{ id: who.id, email: '+6598765432' }])
})
