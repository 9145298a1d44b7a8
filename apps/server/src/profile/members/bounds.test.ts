import { personalData } from '@tessera/contract/reporting/personal-data/personal-data.ts'
import { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { companyOwner, joinedMember } from '#testing/company-people.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { writePersonalDataTask } from '#reporting/personal-data/write-export.job.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
  await exchange.coin('tUSD', 'crypto', 6)
})
afterAll(() => exchange.close())

const ask = async <T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await statement.execute(exchange.deps.db)).rows

test("OPR-02 an operator who is a person of a company cannot open the company's account", async () => {
  const company = await companyOwner(exchange)
  const second = await joinedMember(exchange, company, [])
  const clerk = await exchange.operator('support')
  await ask(sql`update operator set email = ${second.email} where id = ${clerk.id}`)
  const closed = await ask(sql<{ id: string }>`select customer_id as id from closed_accounts(${clerk.id})`)
  expect(new Set(closed.map(({ id }) => id))).toEqual(new Set([company.id, second.id]))
})

test('the device of a member connects the account of the company', async () => {
  const company = await companyOwner(exchange)
  const second = await joinedMember(exchange, company, [])
  await ask(
    sql`insert into session (id, token_hash, customer_id, created_at, seen_at, expires_at, ip, user_agent, device_id)
        values (${randomUUID()}, ${randomUUID()}, ${second.id}, now(), now(), now() + interval '1 hour', '203.0.113.9', '', 'shared-device')`,
  )
  const ties = await ask(sql<{ id: string }>`select customer_id as id from tie where shared = 'shared-device'`)
  expect(ties).toEqual([{ id: company.id }])
})

test('the login of a person has no own accounts, even with direct calls', async () => {
  const company = await companyOwner(exchange)
  const second = await joinedMember(exchange, company, [])
  const attempt = exchange.fund({ customer: second.id, kind: 'token' }, 'tUSD', 1n)
  await expect(attempt).rejects.toThrow('the login of a company member cannot have a row in table account')
})

test('API-08 the people of one account share its rate limits', async () => {
  const company = await companyOwner(exchange)
  const second = await joinedMember(exchange, company, ['pay'])
  const call = (who: Person) =>
    codeOfRefusal(
      exchange
        .api(signatures, who)
        .sign({ id: randomUUID(), verifyToken: 'x'.repeat(16) }, { idempotencyKey: randomUUID() }),
    )
  const codes: (string | undefined)[] = []
  for (const who of Array.from({ length: 31 }, () => [company, second]).flat()) codes.push(await call(who))
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS').length).toBeGreaterThanOrEqual(2)
})

test('a person of a company downloads only the data of their own login', async () => {
  const company = await companyOwner(exchange)
  const second = await joinedMember(exchange, company, ['pay'])
  const own = exchange.api(personalData, second)
  const { id } = await own.request({ verifyToken: await proof(exchange.deps, second, 'download_data', {}) })
  await writePersonalDataTask(exchange.deps)({ id })
  const file = await own.file({ id, format: 'json' })
  const text = await file.text()
  expect(text).toContain(second.email)
  expect(text).not.toContain(company.email)
  expect((await exchange.api(personalData, company).list({})).rows).toEqual([])
  expect(await codeOfRefusal(exchange.api(personalData, company).file({ id, format: 'json' }))).toBe('NOT_FOUND')
})
