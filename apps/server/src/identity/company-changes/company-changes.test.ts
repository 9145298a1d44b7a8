import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companyChanges, companyChangesReview } from '@tessera/contract/identity/company-changes/company-changes.ts'
import { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import { approvedCompany, changeOf, fileChange } from '#testing/company-change.ts'
import { ownPerson, uploadPaper, submittedCompany } from '#testing/company-file.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { suspendCompany } from '#identity/companies/suspend-company.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const mine = (who: Person) => exchange.api(companyChanges, who)
const current = async (who: Person) => (await exchange.api(companies, who).current({})).application
const decide = (subjectId: string, verdict: 'approve' | 'refuse' = 'approve') =>
  byTwo(exchange, {
    kind: 'company_change',
    subjectId,
    roles: ['compliance', 'compliance'],
    verdict,
    ...(verdict === 'refuse' && { reasonCode: 'details_mismatch' }),
  })
const codeOf = async (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
const idOf = async (filed: ReturnType<typeof fileChange>) => (await filed).changes[0]?.id ?? ''
const kycOf = async (who: Person) =>
  (
    await sql<{
      kyc: string
      name: string
    }>`select kyc_status as kyc, real_name as name from customer where id = ${who.id}`.execute(exchange.deps.db)
  ).rows[0]

test('KYC-03 the company trades with its old version until two people approve a change', async () => {
  const company = await approvedCompany(exchange)
  const { customer } = company
  const before = await current(customer)
  const change = await changeOf(exchange, company, { basics: { name: 'Southquay Capital Pte. Ltd.' } })
  const id = await idOf(fileChange(exchange, customer, change))
  expect(await current(customer)).toMatchObject({
    status: 'change_pending',
    version: 1,
    basics: { name: before?.basics.name },
  })
  expect(await kycOf(customer)).toEqual({ kyc: 'approved', name: before?.basics.name })
  expect((await mine(customer).list({})).changes).toMatchObject([
    { id, status: 'waiting', lateDays: 0, parts: { fields: ['name'] } },
  ])
  expect(await decide(id)).toBe('done')
  expect(await current(customer)).toMatchObject({
    status: 'approved',
    version: 2,
    basics: { name: 'Southquay Capital Pte. Ltd.' },
  })
  expect(await kycOf(customer)).toEqual({ kyc: 'approved', name: 'Southquay Capital Pte. Ltd.' })
  const officer = await exchange.operator('compliance')
  const { versions } = await exchange.api(companiesReview, officer).get({ id: company.id })
  expect(versions.map(({ version }) => version)).toEqual([2, 1])
})

test('KYC-03 reviewers see the company before and after the change, with a person of 30 % through two layers', async () => {
  const company = await approvedCompany(exchange)
  const [person, outer, inner] = [randomUUID(), randomUUID(), randomUUID()]
  const { idNumber, ...facts } = ownPerson()
  const entity = (id: string, name: string) => ({ id, name, registrationNumber: null, country: null })
  const change = await changeOf(exchange, company, {
    persons: [
      { id: person, ...facts, name: 'Ines Arnaud', roles: ['owner'], share: null },
      { id: company.signerId, share: 4000 },
    ],
    numbers: { n0: idNumber },
    structure: {
      entities: [entity(outer, 'Anchor Holdings'), entity(inner, 'Bay Partners')],
      stakes: [
        { ownerId: outer, ofId: null, share: 6000 },
        { ownerId: inner, ofId: outer, share: 8000 },
        { ownerId: person, ofId: inner, share: 6250 },
      ],
      restBelow: true,
    },
  })
  const id = await idOf(fileChange(exchange, company.customer, change))
  const officer = await exchange.operator('compliance')
  const view = await exchange.api(companyChangesReview, officer).get({ id })
  expect(view.before.persons).toHaveLength(1)
  const added = view.after.persons.find(({ name }) => name === 'Ines Arnaud')
  expect(added?.id).not.toBe(person)
  expect(view.parts).toMatchObject({ added: [added?.id], changed: [company.signerId], ownership: true })
  expect(view.after.ownership.effective).toContainEqual({ id: added?.id, percent: '30', over: true })
  const number = exchange
    .api(companyChangesReview, officer)
    .reveal({ id, personId: added?.id ?? '', reason: 'Compared.' })
  expect((await number).idNumber).toBe(idNumber.toUpperCase())
  expect(await decide(id)).toBe('done')
  expect((await current(company.customer))?.ownership).toMatchObject({ listed: 7000, rest: 3000 })
})

test('KYC-03 a change reported before a suspension cannot be decided on after the company was approved again', async () => {
  const company = await approvedCompany(exchange)
  const change = await changeOf(exchange, company, { basics: { name: 'Southquay Pte. Ltd.' } })
  const id = await idOf(fileChange(exchange, company.customer, change))
  await exchange.deps.inTx('job:sumsub')(async (tx) => ok(await suspendCompany(tx, company.customer.id, 'FORGERY')))
  const roles = ['compliance', 'compliance'] as const
  expect(await byTwo(exchange, { kind: 'company_review', subjectId: company.id, roles, verdict: 'approve' })).toBe(
    'done',
  )
  expect(await decide(id)).not.toBe('done')
  expect((await current(company.customer))?.basics.name).not.toBe('Southquay Pte. Ltd.')
  expect(await codeOf(mine(company.customer).withdraw({ id }))).toBe('done')
})

test('KYC-03 of two concurrently filed changes, one is pending', async () => {
  const company = await approvedCompany(exchange)
  const both = await Promise.all(
    ['Eastquay Pte. Ltd.', 'Westquay Pte. Ltd.'].map((name) => changeOf(exchange, company, { basics: { name } })),
  )
  const codes = await Promise.all(both.map((change) => codeOf(fileChange(exchange, company.customer, change))))
  expect(new Set(codes)).toEqual(new Set(['COMPANY_CHANGE_WAITING', 'done']))
})

test('KYC-03 of a concurrent decision and withdrawal, one takes effect completely', async () => {
  for (let round = 0; round < 4; round += 1) {
    const company = await approvedCompany(exchange)
    const { customer } = company
    const change = await changeOf(exchange, company, { basics: { name: 'Southquay Pte. Ltd.' } })
    const id = await idOf(fileChange(exchange, customer, change))
    const [decided, withdrawn] = await Promise.all([decide(id), codeOf(mine(customer).withdraw({ id }))])
    const isApproved = decided === 'done'
    expect(withdrawn).toBe(isApproved ? 'COMPANY_CHANGE_DECIDED' : 'done')
    const after = await current(customer)
    expect(after?.version).toBe(isApproved ? 2 : 1)
    expect(after?.basics.name === 'Southquay Pte. Ltd.').toBe(isApproved)
    expect((await mine(customer).list({})).changes[0]?.status).toBe(isApproved ? 'approved' : 'withdrawn')
  }
})

test('KYC-03 a rejected change gives its reason, and the old version remains in effect', async () => {
  const company = await approvedCompany(exchange)
  const { customer } = company
  const before = await current(customer)
  const id = await idOf(
    fileChange(exchange, customer, await changeOf(exchange, company, { basics: { name: 'Other' } })),
  )
  expect(await decide(id, 'refuse')).toBe('done')
  expect((await mine(customer).list({})).changes[0]).toMatchObject({
    status: 'rejected',
    rejected: { reason: 'details_mismatch' },
  })
  expect(await current(customer)).toMatchObject({ status: 'approved', version: 1, basics: before?.basics })
  expect(await codeOf(mine(customer).withdraw({ id }))).toBe('COMPANY_CHANGE_DECIDED')
})

test('KYC-03 accepts a report more than 7 working days after the change, and shows it as late', async () => {
  const company = await approvedCompany(exchange)
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
  const late = await changeOf(exchange, company, {
    changedOn: day(60),
    basics: { website: 'https://southquay.example' },
  })
  const { changes } = await fileChange(exchange, company.customer, late)
  expect(changes[0]?.lateDays).toBeGreaterThan(20)
  const future = await changeOf(exchange, await approvedCompany(exchange), { changedOn: day(-2) })
  expect(await codeOf(fileChange(exchange, company.customer, future))).toBe('COMPANY_DATE_LATER')
})

test.each([
  { over: { basics: {}, documents: [] }, code: 'COMPANY_CHANGE_EMPTY' },
  { over: { basics: { name: 'Other' }, documents: [] }, code: 'COMPANY_CHANGE_EVIDENCE_MISSING' },
  { over: { basics: { name: 'Other' }, signerId: randomUUID() }, code: 'COMPANY_SIGNER_REFUSED' },
  { over: { basics: { name: null } }, code: 'COMPANY_FIELD_MISSING' },
  { over: { removed: [randomUUID()] }, code: 'NOT_FOUND' },
])('KYC-03 refuses a change that breaks a rule with $code', async ({ over, code }) => {
  const company = await approvedCompany(exchange)
  expect(await codeOf(fileChange(exchange, company.customer, await changeOf(exchange, company, over)))).toBe(code)
  expect((await mine(company.customer).list({})).changes).toEqual([])
})

test('AZ-01 another company’s change can be neither listed nor withdrawn, and another customer’s upload is not accepted as evidence', async () => {
  const [company, other] = [await approvedCompany(exchange), await approvedCompany(exchange)]
  const id = await idOf(
    fileChange(exchange, company.customer, await changeOf(exchange, company, { basics: { name: 'A' } })),
  )
  expect((await mine(other.customer).list({})).changes).toEqual([])
  expect(await codeOf(mine(other.customer).withdraw({ id }))).toBe('NOT_FOUND')
  const uploadId = await uploadPaper(exchange, company.customer)
  const foreign = await changeOf(exchange, other, { documents: [{ kind: 'other', uploadId, issuedOn: null }] })
  expect(await codeOf(fileChange(exchange, other.customer, foreign))).toBe('COMPANY_UPLOAD_UNKNOWN')
})

test('KYC-03 refuses changes of companies that are not approved, and the number of another company', async () => {
  const waiting = await submittedCompany(exchange)
  const early = await changeOf(exchange, waiting, { basics: { name: 'Other' } })
  expect(await codeOf(fileChange(exchange, waiting.customer, early))).toBe('COMPANY_NOT_APPROVED')
  const [company, other] = [await approvedCompany(exchange), await approvedCompany(exchange)]
  const registrationNumber = (await current(other.customer))?.basics.registrationNumber
  const taken = await changeOf(exchange, company, { basics: { registrationNumber: registrationNumber ?? null } })
  const id = await idOf(fileChange(exchange, company.customer, taken))
  expect(await decide(id)).toBe('COMPANY_NUMBER_IN_USE')
  expect(await current(company.customer)).toMatchObject({ status: 'change_pending', version: 1 })
})

test('KYC-03 the database refuses edits of an approved company and of a filed change', async () => {
  const company = await approvedCompany(exchange)
  const id = await idOf(
    fileChange(exchange, company.customer, await changeOf(exchange, company, { basics: { name: 'B' } })),
  )
  const edits = [
    sql`update company_application set name = 'X' where id = ${company.id}`,
    sql`update company_application set name = 'X', version = 2 where id = ${company.id}`,
    sql`update company_person set name = 'X' where application_id = ${company.id}`,
    sql`update company_change set note = 'X' where id = ${id}`,
  ]
  for (const edit of edits) await expect(edit.execute(exchange.deps.db)).rejects.toThrow(/cannot be edited/)
})

test('OPR-02 an operator whom a pending change names cannot open the change', async () => {
  const company = await approvedCompany(exchange)
  const { idNumber, ...facts } = ownPerson()
  const change = await changeOf(exchange, company, {
    persons: [{ id: randomUUID(), ...facts, name: 'Ines Arnaud', roles: ['director'], share: null }],
    numbers: { n0: idNumber },
  })
  const id = await idOf(fileChange(exchange, company.customer, change))
  const who = await exchange.operator('compliance')
  const desk = exchange.api(companyChangesReview, who)
  expect(await codeOf(desk.get({ id }))).toBe('done')
  await sql`
    update operator set own_document_hash = (
      select p ->> 'account_hash' from company_change d, jsonb_array_elements(d.content -> 'persons') p
       where d.id = ${id} and p ->> 'name' = 'Ines Arnaud')
     where id = ${who.id}`.execute(exchange.deps.db)
  expect(await codeOf(desk.get({ id }))).toBe('OPERATOR_OWN_ACCOUNT')
})
