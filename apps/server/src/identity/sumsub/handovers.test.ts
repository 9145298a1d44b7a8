import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { sumsub } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { final, green, retry } from '#world/sumsub/personas.ts'
import { byTwo } from '#testing/by-two.ts'
import { saveDraft, submit } from '#testing/company-file.ts'
import type { Customer } from '#testing/exchange.ts'
import { ownDetails, photo } from '#testing/kyc-file.ts'
import { newestFile, setSumsubRule, sumsubExchange, type SumsubExchange } from '#testing/sumsub-exchange.ts'
import { reconcileSumsub } from './reconcile.ts'
import { takeEvidence } from './take-evidence.ts'
import { vendorDeps } from './vendor-deps.ts'

let exchange: SumsubExchange
beforeAll(async () => {
  exchange = await sumsubExchange()
})
afterAll(() => exchange.close())

const standing = (who: Customer) => exchange.api(kyc, who).get({})
const config = (who: Customer) => exchange.api(sumsub, who).config({})
const caseOf = (who: Customer) => newestFile(exchange, who)
const setRule = (verifies: boolean, countries: readonly string[]) => setSumsubRule(exchange, { verifies, countries })
const roles = ['compliance', 'compliance'] as const

test('later verdicts of the vendor do not change a file that our reviewers decided', async () => {
  const { customer, user } = await exchange.submitted('retry')
  const uploads = { front: await photo(exchange, customer), selfie: await photo(exchange, customer) }
  await exchange.api(kyc, customer).personal({ ...ownDetails(), uploads }, { idempotencyKey: randomUUID() })
  await exchange.local.decide(user, final)
  await exchange.settle()
  expect(await caseOf(customer)).toMatchObject({ status: 'submitted', version: 1 })
  expect((await config(customer)).standing?.status).toBe('final')
})

test('a GREEN for a passport of another verified account waits for two people', async () => {
  await setRule(true, ['SG'])
  const first = await exchange.submitted('green')
  const ann = await exchange.customer({ kyc: 'unknown' })
  const token = await exchange.token(ann)
  const { info } = exchange.local.applicantOf(first.user)
  exchange.local.applicantOf(await exchange.userOf(ann)).info = info
  await exchange.local.submit(token, 'green')
  await exchange.settle()
  expect((await standing(first.customer)).status).toBe('approved')
  expect(await caseOf(ann)).toMatchObject({ status: 'submitted' })
  await setRule(false, [])
})

test('after a GREEN without an address, the customer must send the details by hand', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  const token = await exchange.token(ann)
  const applicant = exchange.local.applicantOf(await exchange.userOf(ann))
  applicant.info = { ...applicant.info, addresses: [] }
  await exchange.local.submit(token, 'green')
  await exchange.settle()
  expect((await config(ann)).standing).toMatchObject({ status: 'green', incomplete: true })
  expect(await standing(ann)).toMatchObject({ status: 'unknown', step: 'details' })
})

test('reconciliation finds a verdict whose webhook was lost, and changes nothing the second time', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  const token = await exchange.token(ann)
  // The job of the applicant's first webhook would otherwise read the verdict.
  await exchange.settle()
  exchange.local.sendTo(async () => undefined)
  await exchange.local.submit(token, 'green')
  expect((await config(ann)).standing?.status).toBe('started')
  await reconcileSumsub(vendorDeps(exchange.deps))
  await reconcileSumsub(vendorDeps(exchange.deps))
  await exchange.settle()
  exchange.local.sendTo(exchange.post)
  expect(await caseOf(ann)).toMatchObject({ status: 'submitted', version: 1 })
})

/** Returns the number of uploads of the account. */
const uploadsOf = async (who: Customer): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from upload where owner = ${`customer:${who.id}`}`.execute(exchange.deps.db)
  return rows[0]?.n ?? -1
}

test('KYC-01 creates no file if the vendor changed the applicant’s level before the evidence was copied', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  const token = await exchange.token(ann)
  const user = await exchange.userOf(ann)
  await exchange.settle()
  exchange.local.sendTo(async () => undefined)
  await exchange.local.submit(token, 'green')
  exchange.local.sendTo(exchange.post)
  const deps = vendorDeps(exchange.deps)
  if (deps === undefined) throw new Error('the test exchange must have a vendor')
  await reconcileSumsub({ ...deps, enqueue: async () => undefined })
  expect((await config(ann)).standing?.status).toBe('green')
  exchange.local.applicantOf(user).levelName = 'easy-level'
  await takeEvidence(deps, user)
  expect(await caseOf(ann)).toBeUndefined()
  expect(await uploadsOf(ann)).toBe(0)
})

test('KYC-11 a verdict on a closed account fetches no photo of its owner', async () => {
  const { customer, user } = await exchange.submitted('slow')
  await sql`update customer set status = 'closed' where id = ${customer.id}`.execute(exchange.deps.db)
  await exchange.local.decide(user, green)
  await exchange.settle()
  const { rows } = await sql<{ status: string }>`select status from sumsub_applicant where id = ${user}`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ status: 'green' }])
  expect(await uploadsOf(customer)).toBe(0)
})

test('KYC-01 a reviewer sees if a GREEN is for the number of the file or for another one', async () => {
  const desk = await exchange.operator('compliance')
  const verdictOf = async (who: Customer) =>
    (await exchange.api(kycCases, desk).get({ id: (await caseOf(who))?.id ?? '' })).vendor
  const { customer, user } = await exchange.submitted('green')
  expect(await verdictOf(customer)).toMatchObject({ status: 'green', about: 'same' })
  await exchange.local.decide(user, { ...retry, rejectLabels: ['PROBLEMATIC_APPLICANT_DATA'] })
  await exchange.settle()
  await exchange.api(kyc, customer).resend({ details: ownDetails(), uploads: {} }, { idempotencyKey: randomUUID() })
  await exchange.local.decide(user, green)
  await exchange.settle()
  expect(await verdictOf(customer)).toMatchObject({ status: 'green', about: 'other' })
})

test('KYC-01 a reviewer sees that a GREEN is for another company than the application', async () => {
  const { customer } = await exchange.submitted('green', 'company')
  await submit(exchange, customer, await saveDraft(exchange, customer))
  const { rows } = await sql<{ id: string }>`
    select id from company_application where customer_id = ${customer.id}`.execute(exchange.deps.db)
  const desk = await exchange.operator('compliance')
  const { vendor } = await exchange.api(companiesReview, desk).get({ id: rows[0]?.id ?? '' })
  expect(vendor).toMatchObject({ status: 'green', about: 'other' })
})

test('KYC-01 a customer cannot end a suspension after a late RED with an empty submission', async () => {
  await setRule(true, ['SG'])
  const { customer, user } = await exchange.submitted('green')
  await setRule(false, [])
  await exchange.local.decide(user, final)
  await exchange.settle()
  const sent = exchange.api(kyc, customer).resend({ uploads: {} }, { idempotencyKey: randomUUID() })
  await expect(sent).rejects.toMatchObject({ code: 'KYC_NOTHING_REQUESTED' })
  expect(await caseOf(customer)).toMatchObject({ status: 'suspended', version: 1 })
})

test('after unreadable evidence the customer can use the form, and the job ends', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  const token = await exchange.token(ann)
  const user = await exchange.userOf(ann)
  const deps = vendorDeps(exchange.deps)
  if (deps === undefined) throw new Error('the test exchange must have a vendor')
  await exchange.settle()
  exchange.local.sendTo(async () => undefined)
  await exchange.local.submit(token, 'green')
  exchange.local.sendTo(exchange.post)
  await reconcileSumsub({ ...deps, enqueue: async () => undefined })
  const image = (where: Parameters<typeof deps.client.image>[0]) => deps.client.image(where, 10)
  await takeEvidence({ ...deps, client: { ...deps.client, image } }, user)
  expect((await config(ann)).standing).toMatchObject({ status: 'green', incomplete: true })
  expect(await standing(ann)).toMatchObject({ status: 'unknown', step: 'details' })
})

test('KYC-01 a RED that arrives during reconciliation is not replaced by an older GREEN', async () => {
  const { customer, user } = await exchange.submitted('green')
  const deps = vendorDeps(exchange.deps)
  if (deps === undefined) throw new Error('the test exchange must have a vendor')
  const applicantOf: typeof deps.client.applicantOf = async (id) => {
    const seen = await deps.client.applicantOf(id)
    if (id !== user) return seen
    await exchange.local.decide(user, final)
    await exchange.settle()
    return seen
  }
  await reconcileSumsub({ ...deps, client: { ...deps.client, applicantOf } })
  expect((await config(customer)).standing?.status).toBe('final')
})

test('a person in review whom the vendor no longer knows can send documents by hand', async () => {
  const { customer, user } = await exchange.submitted('slow')
  const deps = vendorDeps(exchange.deps)
  if (deps === undefined) throw new Error('the test exchange must have a vendor')
  const applicantOf: typeof deps.client.applicantOf = async (id) =>
    id === user ? undefined : deps.client.applicantOf(id)
  expect(await standing(customer)).toMatchObject({ status: 'pending' })
  await reconcileSumsub({ ...deps, client: { ...deps.client, applicantOf } })
  expect(await standing(customer)).toMatchObject({ status: 'unknown', label: 'unverified' })
  const uploads = { front: await photo(exchange, customer), selfie: await photo(exchange, customer) }
  await exchange.api(kyc, customer).personal({ ...ownDetails(), uploads }, { idempotencyKey: randomUUID() })
  expect(await caseOf(customer)).toMatchObject({ status: 'submitted', version: 1 })
})

test('an applicant with unreadable data does not stop reconciliation of the others', async () => {
  const pairs = [await exchange.submitted('slow'), await exchange.submitted('slow')].toSorted((a, b) =>
    a.user < b.user ? -1 : 1,
  )
  const [first, last] = pairs
  if (first === undefined || last === undefined) throw new Error('the test must have submitted two people')
  const unreadable = exchange.local.applicantOf(first.user)
  unreadable.info = { ...unreadable.info, firstName: 'x'.repeat(1001) }
  exchange.local.sendTo(async () => undefined)
  await exchange.local.decide(last.user, final)
  await reconcileSumsub(vendorDeps(exchange.deps))
  exchange.local.sendTo(exchange.post)
  expect((await config(last.customer)).standing?.status).toBe('final')
})

test('a verdict on a company is evidence only: GREEN approves nothing, and RED suspends an approved company', async () => {
  await setRule(true, ['SG'])
  const { customer, user } = await exchange.submitted('green', 'company')
  const kycStatus = async () => (await standing(customer)).status
  expect(await kycStatus()).toBe('unknown')
  await submit(exchange, customer, await saveDraft(exchange, customer))
  const { rows } = await sql<{ id: string }>`
    select id from company_application where customer_id = ${customer.id}`.execute(exchange.deps.db)
  const subjectId = rows[0]?.id ?? ''
  const approve = () => byTwo(exchange, { kind: 'company_review', subjectId, verdict: 'approve', roles })
  expect(await approve()).toBe('done')
  expect(await kycStatus()).toBe('approved')
  await exchange.local.decide(user, { ...retry, rejectLabels: ['FORGERY'] })
  await exchange.settle()
  const company = await exchange.api(companies, customer).current({})
  expect(company.application?.status).toBe('suspended')
  expect(await kycStatus()).toBe('pending')
  expect(await approve()).toBe('done')
  expect(await kycStatus()).toBe('approved')
  await setRule(false, [])
})

test('the vendor gets a company with the data of its draft, and a person’s data only from the person', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  await saveDraft(exchange, ann)
  await exchange.token(ann, 'company')
  const { application } = await exchange.api(companies, ann).current({})
  const first = exchange.local.applicantOf(await exchange.userOf(ann))
  expect(first.info).toEqual({
    companyInfo: {
      companyName: 'Northquay Capital Pte. Ltd.',
      country: 'SGP',
      registrationNumber: application?.basics.registrationNumber,
      legalAddress: '1 Raffles Place, Singapore, 048616',
      incorporatedOn: '2019-06-01',
    },
  })
})

test('a later token sends changes of the draft, but not while the vendor reviews the company', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  await saveDraft(exchange, ann)
  const token = await exchange.token(ann, 'company')
  const user = await exchange.userOf(ann)
  const nameThere = () => exchange.local.applicantOf(user).info
  await exchange.api(companies, ann).save({ name: 'Northquay Two Pte. Ltd.' })
  exchange.local.isDown = true
  await expect(exchange.token(ann, 'company')).rejects.toMatchObject({ code: 'SUMSUB_UNAVAILABLE' })
  exchange.local.isDown = false
  await exchange.token(ann, 'company')
  expect(nameThere()).toMatchObject({ companyInfo: { companyName: 'Northquay Two Pte. Ltd.', country: 'SGP' } })
  await exchange.local.submit(token, 'slow')
  await exchange.settle()
  await exchange.api(companies, ann).save({ name: 'Northquay Three Pte. Ltd.' })
  await exchange.token(ann, 'company')
  expect(nameThere()).toMatchObject({ companyInfo: { companyName: 'Northquay Two Pte. Ltd.' } })
  await exchange.local.decide(user, retry)
  await exchange.settle()
  await exchange.token(ann, 'company')
  expect(nameThere()).toMatchObject({ companyInfo: { companyName: 'Northquay Three Pte. Ltd.' } })
})

test('reviewers still see the verdict of a vendor after the customer finishes by hand', async () => {
  const { customer } = await exchange.submitted('retry')
  const uploads = { front: await photo(exchange, customer), selfie: await photo(exchange, customer) }
  const sent = await exchange
    .api(kyc, customer)
    .personal({ ...ownDetails(), uploads }, { idempotencyKey: randomUUID() })
  expect(sent).toMatchObject({ status: 'pending', step: 'review' })
  const desk = await exchange.operator('compliance')
  const view = await exchange.api(kycCases, desk).get({ id: (await caseOf(customer))?.id ?? '' })
  expect(view.vendor).toMatchObject({ status: 'retry', about: 'other' })
})
