import { audit } from '@tessera/contract/services/audit/audit.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { tasks } from '#tasks.ts'
import { verifyBooks } from './verify.job.ts'

let exchange: TestExchange
let owner: pg.Client
let auditor: Person
beforeAll(async () => {
  exchange = await testExchange()
  owner = new pg.Client(exchange.database.ownerUrl)
  await owner.connect()
  auditor = await exchange.operator('auditor')
  await exchange.coin('USD', 'fiat', 2)
  const { id } = await exchange.customer()
  await exchange.fund({ customer: id, kind: 'fiat' }, 'USD', 500n)
})
afterAll(async () => {
  await owner.end()
  await exchange.close()
})

const state = () => exchange.api(audit, auditor).books({})
const change = (by: number) => owner.query("update account set posted = posted + $1 where role = 'customer'", [by])

test('VER-01 shows a finding with its invariant and row, and closes it after a clean complete check that an operator requested', async () => {
  expect(await state()).toMatchObject({ stop: 'books_unverified', checkedAt: null, isRequested: false })
  await verifyBooks(exchange.deps, 'everything')
  expect(await state()).toMatchObject({ stop: null, since: null, findings: [] })
  await change(1)
  await verifyBooks(exchange.deps, 'tail')
  const broken = await state()
  expect(broken.stop).toBe('books_broken')
  expect(broken.findings.map(({ invariant }) => invariant)).toContain('I3')
  expect(broken.since).toBe(broken.checkedAt)

  const stop = await startJobs(
    exchange.database.appUrl,
    tasks(exchange.deps),
    { cron: [], atStart: [] },
    exchange.deps.log,
  )
  // A finding stays open until a complete check is clean.
  const { requestedAt } = await exchange.api(audit, auditor).checkBooks({})
  await expect.poll(async () => (await state()).isRequested).toBe(false)
  expect(await state()).toMatchObject({ stop: 'books_broken', requestedAt, since: broken.since })
  await change(-1)
  await exchange.api(audit, auditor).checkBooks({})
  await expect.poll(async () => (await state()).stop).toBeNull()
  await stop()
  const { rows } = await exchange.api(audit, auditor).list({ action: 'audit.check_books' })
  expect(rows.map(({ actor }) => actor)).toEqual([`operator:${auditor.id}`, `operator:${auditor.id}`])
})

test.each(['finance', 'listing', 'support'] as const)(
  'VER-01 does not let %s start a check of the ledger',
  async (role) => {
    const who = await exchange.operator(role)
    await expect(exchange.api(audit, who).checkBooks({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  },
)
