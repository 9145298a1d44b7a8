import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activeAgent } from '#testing/agents.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { closeDueAccounts } from '#profile/account-closings/close-due.ts'
import { forgetClosedAccounts } from '#profile/account-closings/forget-closed.ts'
import { cleanUp } from '#platform/database/clean-up.sql.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const rowsOf = async <R>(query: ReturnType<typeof sql<R>>): Promise<R[]> => (await query.execute(exchange.deps.db)).rows
const uploadsOf = (id: string) => rowsOf(sql`select 1 from upload where owner = ${`customer:${id}`}`)

test('a licence is stored as long as its agent, and five years after the account closed only a number remains', async () => {
  const { who, id } = await activeAgent(exchange, await exchange.customer())
  exchange.passTime(8 * DAY_MS)
  await cleanUp(exchange.deps)
  expect(await uploadsOf(who.id)).toHaveLength(1)
  await rowsOf(sql`insert into account_closing (customer_id, requested_at, closes_at)
                   values (${who.id}, now() - interval '9 days', now() - interval '1 second')`)
  await closeDueAccounts(exchange.deps)
  exchange.passTime((5 * 365 + 3) * DAY_MS)
  await forgetClosedAccounts(exchange.deps)
  await cleanUp(exchange.deps)
  expect(await uploadsOf(who.id)).toEqual([])
  expect(
    await rowsOf(sql`select licence_number, licence_authority, how, upload_id, status from agent where id = ${id}`),
  ).toEqual([{ licence_number: '', licence_authority: '', how: '', upload_id: null, status: 'active' }])
  expect(await rowsOf(sql`select 1 from approval_request where subject_id = ${id} and content <> '{}'`)).toEqual([])
})
