import { sql } from 'kysely'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { saveDraft, ownBasics, uploadPaper, submittedCompany } from '#testing/company-file.ts'
import { closeDueAccounts } from '#profile/account-closings/close-due.ts'
import { forgetClosedAccounts } from '#profile/account-closings/forget-closed.ts'
import { cleanUp } from '#platform/database/clean-up.sql.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const rowsOf = async <R>(query: ReturnType<typeof sql<R>>): Promise<R[]> => (await query.execute(exchange.deps.db)).rows
const papersOf = (customerId: string) =>
  rowsOf(sql<{ id: string; stored_as: string }>`
    select id, stored_as from upload where owner = ${`customer:${customerId}`}`)
const approve = (subjectId: string) =>
  byTwo(exchange, { kind: 'company_review', subjectId, roles: ['compliance', 'compliance'], verdict: 'approve' })
const closeNow = async (customerId: string) => {
  await rowsOf(sql`insert into account_closing (customer_id, requested_at, closes_at)
                   values (${customerId}, now() - interval '9 days', now() - interval '1 second')`)
  await closeDueAccounts(exchange.deps)
}

test('KYC-11 deletes an unused document after a week, and keeps those of a draft', async () => {
  const who = await exchange.customer({ kyc: 'unknown' })
  await saveDraft(exchange, who)
  const unused = await uploadPaper(exchange, who)
  const before = await papersOf(who.id)
  exchange.passTime(8 * DAY_MS)
  await cleanUp(exchange.deps)
  const left = (await papersOf(who.id)).map(({ id }) => id)
  expect(left).not.toContain(unused)
  expect(left).toHaveLength(before.length - 1)
})

test('KYC-11 closing an account frees its company at once, and its data is deleted five years later', async () => {
  const basics = ownBasics()
  const { customer, id } = await submittedCompany(exchange, basics)
  expect(await approve(id)).toBe('done')
  const next = await submittedCompany(exchange, basics)
  await closeNow(customer.id)
  expect(await approve(next.id)).toBe('done')
  const files = await papersOf(customer.id)
  exchange.passTime((5 * 365 + 3) * DAY_MS)
  await forgetClosedAccounts(exchange.deps)
  await cleanUp(exchange.deps)
  const left = await rowsOf(sql<{ n: number }>`
    select ((select count(*) from company_application where customer_id = ${customer.id})
         + (select count(*) from company_version where application_id = ${id})
         + (select count(*) from company_person where application_id = ${id})
         + (select count(*) from identity_choice where customer_id = ${customer.id}))::int as n`)
  expect([left, await papersOf(customer.id)]).toEqual([[{ n: 0 }], []])
  const isThere = ({ stored_as: stored }: { stored_as: string }) =>
    existsSync(join(exchange.deps.config.FILES_DIR, stored))
  await expect.poll(() => files.filter(isThere)).toEqual([])
  const decisions = await rowsOf(
    sql<{ content: unknown }>`select content from approval_request where subject_id = ${id}`,
  )
  expect(decisions).toEqual([{ content: {} }])
})
