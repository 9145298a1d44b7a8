import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyOwner, joined } from '../../../../world/src/testing/company-people.ts'
import { testHouse, type TestHouse } from '../../../../world/src/testing/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
  await house.coin('tUSD', 'crypto', 6)
})
afterAll(() => house.close())

const ask = async <T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await statement.execute(house.deps.db)).rows

test('OPR-02 the account of a company is closed to an operator who is one of its people', async () => {
  const company = await companyOwner(house)
  const second = await joined(house, company, [])
  const clerk = await house.operator('support')
  await ask(sql`update operator set email = ${second.email} where id = ${clerk.id}`)
  const closed = await ask(sql<{ id: string }>`select customer_id as id from closed_accounts(${clerk.id})`)
  expect(new Set(closed.map(({ id }) => id))).toEqual(new Set([company.id, second.id]))
})

test('the device of a member connects the account of the company', async () => {
  const company = await companyOwner(house)
  const second = await joined(house, company, [])
  await ask(
    sql`insert into session (id, token_hash, customer_id, created_at, seen_at, expires_at, ip, user_agent, device_id)
        values (${randomUUID()}, ${randomUUID()}, ${second.id}, now(), now(), now() + interval '1 hour', '203.0.113.9', '', 'shared-device')`,
  )
  const ties = await ask(sql<{ id: string }>`select customer_id as id from tie where shared = 'shared-device'`)
  expect(ties).toEqual([{ id: company.id }])
})

test('the login of a person has no accounts of its own, also past the routes', async () => {
  const company = await companyOwner(house)
  const second = await joined(house, company, [])
  const attempt = house.fund({ customer: second.id, kind: 'token' }, 'tUSD', 1n)
  await expect(attempt).rejects.toThrow('the login of a member has no account')
})
