import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { submit, submittedCompany, uploadPaper } from '#testing/company-file.ts'
import { acceptDocuments } from '#testing/documents.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { suspendCompany } from './suspend-company.ts'

let exchange: TestExchange
let maker: Person
let checker: Person
beforeAll(async () => {
  exchange = await testExchange()
  maker = await exchange.operator('compliance')
  checker = await exchange.operator('compliance')
})
afterAll(() => exchange.close())

const mine = (who: Person) => exchange.api(companies, who)
const desk = () => exchange.api(companiesReview, checker)
const approve = (subjectId: string) =>
  byTwo(exchange, { kind: 'company_review', subjectId, verdict: 'approve', roles: ['compliance', 'compliance'] })
async function propose(subjectId: string) {
  for (const { id } of [maker, checker]) await acceptDocuments(exchange, id, subjectId)
  return exchange
    .api(approvals, maker)
    .propose({ kind: 'company_review', subjectId, verdict: 'approve', reason: 'Looked at.' })
}

test('a company withdraws its application, changes it, and submits it again with a new review period', async () => {
  const { customer, id, signerId } = await submittedCompany(exchange)
  await sql`update company_application set used_days = 9 where id = ${id}`.execute(exchange.deps.db)
  const { application } = await mine(customer).withdraw({ id, version: 1 })
  expect(application).toMatchObject({ status: 'withdrawn', label: 'unverified', mayWithdraw: false, dueOn: null })
  expect(application?.requestedItems).toEqual([])
  expect(application?.editable).toContain('basics')
  expect(await desk().get({ id })).toMatchObject({ status: 'withdrawn', withdrawnAt: expect.any(String) })
  const { rows } = await sql`select kind, params from message where customer_id = ${customer.id}`.execute(
    exchange.deps.db,
  )
  expect(rows).toMatchObject([{ kind: 'company_withdrawn', params: { number: application?.number } }])
  await mine(customer).save({ website: 'https://northquay.example' })
  await submit(exchange, customer, signerId)
  const again = (await mine(customer).current({})).application
  expect(again).toMatchObject({ id, status: 'submitted', version: 2, mayWithdraw: true })
  const { used_days: usedDays } = await exchange.deps.db
    .selectFrom('company_application')
    .select('used_days')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(usedDays).toBe(0)
  expect(await approve(id)).toBe('done')
})

test('a withdrawal does not remove the requests of a reviewer: they must be answered before the next submission', async () => {
  const { customer, id, signerId } = await submittedCompany(exchange)
  await desk().askAgain({
    id,
    version: 1,
    items: [{ item: 'other', reason: 'check_again', customerMessage: 'A deed.' }],
  })
  const { application } = await mine(customer).withdraw({ id, version: 1 })
  expect(application).toMatchObject({
    status: 'withdrawn',
    requestedItems: [{ item: 'other', reason: 'check_again', customerMessage: 'A deed.', answered: false }],
  })
  await expect(submit(exchange, customer, signerId)).rejects.toMatchObject({ code: 'COMPANY_ITEM_UNANSWERED' })
  await mine(customer).saveDocument({ kind: 'other', uploadId: await uploadPaper(exchange, customer) })
  await submit(exchange, customer, signerId)
  const again = (await mine(customer).current({})).application
  expect(again).toMatchObject({ status: 'submitted', version: 2, requestedItems: [] })
})

test('a withdrawn application cannot be decided or returned, and its proposal ends', async () => {
  const { customer, id } = await submittedCompany(exchange)
  const { id: requestId, contentHash } = await propose(id)
  await mine(customer).withdraw({ id, version: 1 })
  const decision = { requestId, contentHash, verdict: 'approve', note: 'Agreed.' } as const
  expect(await codeOfRefusal(exchange.api(approvals, checker).decide(decision))).toBe('APPROVAL_ALREADY_DECIDED')
  expect(await codeOfRefusal(propose(id))).toBe('APPROVAL_SUBJECT_MOVED')
  const request = { id, version: 1, items: [{ item: 'other', reason: 'check_again' }] } satisfies Parameters<
    ReturnType<typeof desk>['askAgain']
  >[0]
  expect(await codeOfRefusal(desk().askAgain(request))).toBe('COMPANY_WRONG_STATUS')
})

test('of a concurrent withdrawal and decision exactly one succeeds', async () => {
  for (let round = 0; round < 4; round++) {
    const { customer, id } = await submittedCompany(exchange)
    const { id: requestId, contentHash } = await propose(id)
    const decision = { requestId, contentHash, verdict: 'approve', note: 'Agreed.' } as const
    const [decided, withdrawn] = await Promise.all([
      codeOfRefusal(exchange.api(approvals, checker).decide(decision)),
      codeOfRefusal(mine(customer).withdraw({ id, version: 1 })),
    ])
    expect([decided, withdrawn]).toEqual(
      decided === undefined ? [undefined, 'COMPANY_NOT_WITHDRAWABLE'] : ['APPROVAL_ALREADY_DECIDED', undefined],
    )
    const status = (await mine(customer).current({})).application?.status
    expect(status).toBe(decided === undefined ? 'approved' : 'withdrawn')
  }
})

test('a frozen account gets the same answer for its own application and for an unknown one', async () => {
  const { customer, id } = await submittedCompany(exchange)
  const unknown = (await submittedCompany(exchange)).id
  await sql`update customer set status = 'frozen' where id = ${customer.id}`.execute(exchange.deps.db)
  for (const each of [id, unknown])
    expect(await codeOfRefusal(mine(customer).withdraw({ id: each, version: 1 }))).toBe('ACCOUNT_FROZEN')
})

test('AZ-01 refuses to withdraw another company’s application, an older version, and the application of a company that was verified before', async () => {
  const { customer, id } = await submittedCompany(exchange)
  const other = await submittedCompany(exchange)
  expect(await codeOfRefusal(mine(other.customer).withdraw({ id, version: 1 }))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(mine(customer).withdraw({ id, version: 2 }))).toBe('COMPANY_NOT_WITHDRAWABLE')
  expect(await approve(id)).toBe('done')
  expect(await codeOfRefusal(mine(customer).withdraw({ id, version: 1 }))).toBe('COMPANY_NOT_WITHDRAWABLE')
  await exchange.deps.inTx('test')(async (tx) => {
    await suspendCompany(tx, customer.id, 'The vendor rejected it.')
    return ok(undefined)
  })
  await desk().askAgain({ id, version: 1, items: [{ item: 'other', reason: 'check_again' }] })
  expect((await mine(customer).current({})).application).toMatchObject({ status: 'to_be_improved', mayWithdraw: false })
  expect(await codeOfRefusal(mine(customer).withdraw({ id, version: 1 }))).toBe('COMPANY_NOT_WITHDRAWABLE')
})
