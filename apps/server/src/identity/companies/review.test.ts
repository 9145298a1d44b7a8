import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import { customersSearch } from '@tessera/contract/access/customers/customers-search.ts'
import { wholeLimit } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memorandum } from '#world/stories/memorandum.ts'
import { byTwo } from '#testing/by-two.ts'
import { saveDraft, ownBasics, uploadPaper, submit, submittedCompany } from '#testing/company-file.ts'
import { acceptDocuments } from '#testing/documents.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { sendFile } from '#testing/send-file.ts'
import { approvedIdentity } from '#identity/kyc/identity-checks.sql.ts'
import { numberHash } from '#platform/secrets/number-hash.ts'
import { limitsOf } from '#payments/withdrawals/limits.sql.ts'
import { suspendCompany } from './suspend-company.ts'

let exchange: TestExchange
let reviewer: Person
beforeAll(async () => {
  exchange = await testExchange()
  reviewer = await exchange.operator('compliance')
})
afterAll(() => exchange.close())

const mine = (who: Person, locale?: 'en_US' | 'zh_CN') => exchange.api(companies, who, locale)
const desk = (who: Person = reviewer) => exchange.api(companiesReview, who)
const roles = ['compliance', 'compliance'] as const
const decide = (subjectId: string, verdict: 'approve' | 'refuse') =>
  byTwo(exchange, { kind: 'company_review', subjectId, verdict, roles, reasonCode: 'not_genuine' })
const customerRow = (id: string) =>
  exchange.deps.db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const notices = (customerId: string) =>
  exchange.deps.db.selectFrom('message').select(['kind', 'params']).where('customer_id', '=', customerId).execute()

test('two people approve a company: the account becomes corporate, gets its name, and is notified', async () => {
  const { customer, id } = await submittedCompany(exchange)
  expect(await decide(id, 'approve')).toBe('done')
  expect(await customerRow(customer.id)).toMatchObject({
    type: 'corporate',
    kyc_status: 'approved',
    real_name: 'Northquay Capital Pte. Ltd.',
  })
  expect((await mine(customer).current({})).application).toMatchObject({
    status: 'approved',
    label: 'completed',
    dueOn: null,
  })
  expect(await notices(customer.id)).toMatchObject([{ kind: 'company_approved' }])
  await expect(mine(customer).save({ name: 'Other' })).rejects.toMatchObject({ code: 'COMPANY_ALREADY_APPROVED' })
  expect(await decide(id, 'refuse')).not.toBe('done')
})

test('one person alone cannot approve, and a role without the right sees nothing', async () => {
  const { id } = await submittedCompany(exchange)
  await acceptDocuments(exchange, reviewer.id, id)
  const alone = exchange.api(approvals, reviewer)
  const request = await alone.propose({ kind: 'company_review', subjectId: id, verdict: 'approve', reason: 'Fine.' })
  const own = alone.decide({ requestId: request.id, contentHash: request.contentHash, verdict: 'approve', note: 'Me.' })
  await expect(own).rejects.toMatchObject({ code: 'APPROVAL_OWN_PROPOSAL' })
  const finance = await exchange.operator('finance')
  await expect(desk(finance).get({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(desk(finance).list({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a rejection gives its reason in the reader’s language and allows a new application as a company', async () => {
  const { customer, id } = await submittedCompany(exchange)
  expect(await decide(id, 'refuse')).toBe('done')
  const { application, choice } = await mine(customer, 'zh_CN').current({})
  expect({ choice, ...application?.rejected }).toEqual({
    choice: 'company',
    reason: 'not_genuine',
    reasonText: '无法确认文件的真实性。',
    customerMessage: null,
  })
  expect(await customerRow(customer.id)).toMatchObject({ type: 'individual', kyc_status: 'rejected' })
  const again = await mine(customer).save({ name: 'Northquay II' })
  expect(again.application).toMatchObject({
    status: 'draft',
    version: 0,
    persons: [],
    basics: { name: 'Northquay II' },
  })
})

test('only the requested items can be changed, each version is kept, and the clock stops in the meantime', async () => {
  const { customer, id, signerId } = await submittedCompany(exchange)
  await sql`update company_application set used_days = 10 where id = ${id}`.execute(exchange.deps.db)
  const items = [
    { item: 'constitution', reason: 'document_incomplete', customerMessage: 'Page 3 is missing.' },
    { item: 'token_governance', reason: 'check_again' },
  ] as const
  await desk().askAgain({ id, version: 1, items: [...items] })
  const current = (await mine(customer).current({})).application
  expect(current).toMatchObject({
    status: 'to_be_improved',
    label: 'to be improved',
    dueOn: null,
    editable: ['constitution', 'token_governance'],
    requestedItems: expect.arrayContaining([
      {
        item: 'constitution',
        reason: 'document_incomplete',
        reasonText: 'Pages or signatures are missing.',
        customerMessage: 'Page 3 is missing.',
        answered: false,
      },
    ]),
  })
  expect(await notices(customer.id)).toMatchObject([{ kind: 'company_resubmission_requested' }])
  await expect(mine(customer).save({ name: 'Other' })).rejects.toMatchObject({ code: 'COMPANY_ITEM_NOT_REQUESTED' })
  await expect(submit(exchange, customer, signerId)).rejects.toMatchObject({ code: 'COMPANY_ITEM_UNANSWERED' })
  for (const { item: kind } of items)
    await mine(customer).saveDocument({ kind, uploadId: await uploadPaper(exchange, customer), issuedOn: day(0) })
  await submit(exchange, customer, signerId)
  const sent = (await mine(customer).current({})).application
  expect(sent).toMatchObject({ status: 'submitted', version: 2, requestedItems: [] })
  // Ten of fifteen working days were used.
  expect(Date.parse(sent?.dueOn ?? '') - Date.now()).toBeLessThan(8 * DAY_MS)
  const { versions } = await desk().get({ id })
  expect(versions.map(({ version }) => version)).toEqual([2, 1])
  const constitutions = versions.map(({ documents }) => documents.find(({ kind }) => kind === 'constitution')?.uploadId)
  expect(new Set(constitutions).size).toBe(2)
  expect(versions[1]?.requestedItems).toHaveLength(2)
  const late = desk().askAgain({ id, version: 1, items: [items[0]] })
  await expect(late).rejects.toMatchObject({ code: 'COMPANY_WRONG_STATUS' })
})
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)

test('KYC-04 verifies a company for one account only, and shows a reviewer the other application', async () => {
  const basics = ownBasics()
  const first = await submittedCompany(exchange, basics)
  const spelled = { ...basics, registrationNumber: basics.registrationNumber.replace('2019', '2019 ') }
  const second = await submittedCompany(exchange, spelled)
  expect((await desk().get({ id: second.id })).sameNumber).toBe(1)
  expect(await decide(first.id, 'approve')).toBe('done')
  expect(await decide(second.id, 'approve')).toBe('COMPANY_NUMBER_IN_USE')
})

test("an approved company passes the identity check with name and registration number, and has the companies' withdrawal limit", async () => {
  const basics = ownBasics()
  const { customer, id } = await submittedCompany(exchange, basics)
  expect(await approvedIdentity(exchange.deps, customer.id)).toBeUndefined()
  expect(await decide(id, 'approve')).toBe('done')
  expect(await approvedIdentity(exchange.deps, customer.id)).toEqual({
    legal_name: basics.name,
    nationality: 'SG',
    document_number_hash: numberHash(exchange.deps.config, 'SG', basics.registrationNumber.toLowerCase()),
  })
  const limits = await exchange.deps.inTx('test')(async (tx) => ok(await limitsOf(tx, customer.id, 'read')))
  expect(limits.value).toMatchObject({ day: wholeLimit(500_000), month: wholeLimit(5_000_000) })
})

test('KYC-08 opening a document requires a reason, adds a watermark of the operator, and counts; opening a number requires a reason', async () => {
  const { id, signerId } = await submittedCompany(exchange)
  const { versions } = await desk().get({ id })
  const document = versions[0]?.documents[0]
  const plain = await exchange.deps.db
    .selectFrom('upload')
    .select('size')
    .where('id', '=', document?.uploadId ?? '')
    .executeTakeFirstOrThrow()
  const marked = await desk().file({ id, uploadId: document?.uploadId ?? '', reason: 'Review' })
  expect(marked.size).not.toBe(plain.size)
  expect(await sharp(Buffer.from(await marked.arrayBuffer())).metadata()).toMatchObject({ width: 30, height: 20 })
  const foreign = desk().file({ id, uploadId: randomUUID(), reason: 'Review' })
  await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { idNumber } = await desk().reveal({ id, personId: signerId, reason: 'Compare' })
  expect(idNumber).toMatch(/^K/)
  const { rows } = await sql<{ action: string }>`
    select action from audit_entry where target_id = ${id} and actor = ${`operator:${reviewer.id}`} order by seq`.execute(
    exchange.deps.db,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'companies.view',
    'companies.view_document',
    'companies.reveal_number',
  ])
})

test('accepts a PDF as a document and returns it unchanged', async () => {
  const { customer, id, signerId } = await submittedCompany(exchange)
  await desk().askAgain({ id, version: 1, items: [{ item: 'other', reason: 'check_again' }] })
  const bytes = memorandum('Deed', ['Agreed.'])
  const sent = await sendFile(exchange, customer, { bytes, name: 'deed.pdf', purpose: 'attachment' })
  await mine(customer).saveDocument({ kind: 'other', uploadId: sent.body.data.id })
  await submit(exchange, customer, signerId)
  const marked = await desk().file({ id, uploadId: sent.body.data.id, reason: 'Review' })
  expect(Buffer.from(await marked.arrayBuffer())).toEqual(bytes)
})

test('lists applications oldest first, and finds them by name and registration number', async () => {
  const basics = { ...ownBasics(), name: 'Aardvark Holdings' }
  const { customer, id } = await submittedCompany(exchange, basics)
  for (const search of ['aardvark', basics.registrationNumber])
    expect((await desk().list({ search, status: 'submitted' })).rows.map((row) => row.id)).toEqual([id])
  const { rows: found } = await exchange.api(customersSearch, reviewer).list({ search: basics.registrationNumber })
  expect(found.map(({ id: customerId }) => customerId)).toEqual([customer.id])
  const all = await desk().list({ pageSize: 100 })
  const times = all.rows.map(({ submittedAt }) => submittedAt)
  expect(times).toEqual(times.toSorted())
})

test('KYC-04 a company that was suspended and then rejected can be verified by its true owner', async () => {
  const basics = ownBasics()
  const [fraud, owner] = [await exchange.customer({ kyc: 'unknown' }), await exchange.customer({ kyc: 'unknown' })]
  const applied = async (who: Person) => {
    await submit(exchange, who, await saveDraft(exchange, who, basics))
    const { id } = await exchange.deps.db
      .selectFrom('company_application')
      .select('id')
      .where('customer_id', '=', who.id)
      .executeTakeFirstOrThrow()
    return id
  }
  const first = await applied(fraud)
  expect(await decide(first, 'approve')).toBe('done')
  await exchange.deps.inTx('job:sumsub')(async (tx) => ok(await suspendCompany(tx, fraud.id, 'Sumsub: FORGERY')))
  expect(await decide(first, 'refuse')).toBe('done')
  expect(await decide(await applied(owner), 'approve')).toBe('done')
})
