import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { sumsub } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import type { Customer } from '#testing/exchange.ts'
import { ownDetails, photo } from '#testing/kyc-file.ts'
import { newestFile, setSumsubRule, sumsubExchange, type SumsubExchange } from '#testing/sumsub-exchange.ts'
import { final, green, retry } from '#world/sumsub/personas.ts'

let exchange: SumsubExchange
beforeAll(async () => {
  exchange = await sumsubExchange()
})
afterAll(() => exchange.close())

const standing = (who: Customer, locale: 'en_US' | 'zh_CN' = 'en_US') => exchange.api(kyc, who, locale).get({})
const config = (who: Customer, locale: 'en_US' | 'zh_CN' = 'en_US') => exchange.api(sumsub, who, locale).config({})
const caseOf = (who: Customer) => newestFile(exchange, who)
const setRule = (verifies: boolean, countries: readonly string[]) => setSumsubRule(exchange, { verifies, countries })

test('names vendor, level, mode and countries before anything has started', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  const view = await config(ann)
  expect(view).toMatchObject({ provider: 'sumsub', mode: 'sandbox', levelName: 'id-and-liveness', standing: null })
  expect(view.countries).toContain('SG')
  const company = await exchange.api(sumsub, ann).config({ kind: 'company' })
  expect(company.levelName).toBe('basic-kyb-level')
})

test('AZ-09 the first token makes the choice of a person final, also against a company', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  await exchange.token(ann)
  const company = exchange.api(sumsub, ann).issueToken({ kind: 'company' })
  await expect(company).rejects.toMatchObject({ code: 'IDENTITY_CHOICE_PERSONAL' })
})

test('a green verdict becomes a file with details and images, which two people approve', async () => {
  const { customer } = await exchange.submitted('green')
  const waiting = await standing(customer)
  expect(waiting).toMatchObject({ status: 'pending', step: 'review', case: { details: { legalName: 'Mei Hua Ong' } } })
  expect(waiting.case?.documents.map(({ kind }) => kind)).toEqual(['front', 'selfie'])
  const file = await caseOf(customer)
  const subjectId = file?.id ?? ''
  const roles = ['compliance', 'compliance'] as const
  expect(await byTwo(exchange, { kind: 'kyc_review', subjectId, verdict: 'approve', roles })).toBe('done')
  expect(await standing(customer)).toMatchObject({ status: 'approved', label: 'completed' })
})

test('RED with RETRY requests the refused items in the reader’s language, and a second submission is accepted', async () => {
  const { customer, user } = await exchange.submitted('retry')
  const view = await config(customer, 'zh_CN')
  expect(view.standing).toMatchObject({
    status: 'retry',
    reasons: [{ reason: 'bad_image_quality', text: '照片模糊、过暗或不完整。' }],
    comment: retry.moderationComment,
  })
  expect(JSON.stringify(view)).not.toContain(retry.clientComment)
  expect(await standing(customer)).toMatchObject({ status: 'pending', label: 'to be improved' })
  // Only the refused document is requested.
  expect(exchange.local.applicantOf(user).images.filter(({ deactivated }) => !deactivated)).toMatchObject([
    { side: 'selfie' },
  ])
  await exchange.local.submit(await exchange.token(customer), 'retry')
  await exchange.settle()
  expect(await standing(customer)).toMatchObject({ status: 'pending', step: 'review' })
})

test('RED with FINAL rejects the account and refuses further tokens', async () => {
  const { customer } = await exchange.submitted('final')
  expect(await standing(customer)).toMatchObject({ status: 'rejected', label: 'rejected' })
  expect((await config(customer)).standing).toMatchObject({ status: 'final', reasons: [{ reason: 'not_genuine' }] })
  await expect(exchange.token(customer)).rejects.toMatchObject({ code: 'SUMSUB_REJECTED' })
})

test('KYC-01 RED after GREEN suspends an approved identity, and an older GREEN changes nothing', async () => {
  expect(await setRule(true, ['SG'])).toBe('done')
  const { customer, user } = await exchange.submitted('green')
  expect((await standing(customer)).status).toBe('approved')
  await exchange.local.decide(user, retry)
  await exchange.settle()
  expect((await caseOf(customer))?.status).toBe('suspended')
  expect((await standing(customer)).status).toBe('pending')
  await exchange.local.send(user, { type: 'applicantReviewed', ms: Date.now() - HOUR_MS })
  await exchange.settle()
  expect((await caseOf(customer))?.status).toBe('suspended')
  // A later verdict does not end the suspension: new evidence waits for two people, whatever the setting is.
  await exchange.local.submit(await exchange.token(customer), 'green')
  await exchange.settle()
  expect(await caseOf(customer)).toMatchObject({ status: 'submitted', version: 2 })
  expect(await setRule(false, [])).toBe('done')
})

test('a final RED rejects a file in review', async () => {
  const { customer, user } = await exchange.submitted('green')
  await exchange.local.decide(user, final)
  await exchange.settle()
  expect((await caseOf(customer))?.status).toBe('rejected')
  expect((await standing(customer)).case?.rejected).toMatchObject({ reason: 'not_genuine' })
})

test('RED with RETRY on a file in review requests only the refused photo', async () => {
  const { customer, user } = await exchange.submitted('green')
  await exchange.local.decide(user, { ...retry, rejectLabels: ['BAD_SELFIE'] })
  await exchange.settle()
  const view = await standing(customer)
  expect(view).toMatchObject({ step: 'resend', label: 'to be improved', case: { detailsResubmission: null } })
  expect(view.case?.documents.flatMap(({ kind, resubmission }) => (resubmission === null ? [] : [kind]))).toEqual([
    'selfie',
  ])
})

test.each([
  ['off', false, ['SG'], 'pending'],
  ['on for another country', true, ['MY'], 'pending'],
  ['on for this country', true, ['MY', 'SG'], 'approved'],
] as const)(
  'with the site setting %s a green verdict leaves the account as expected',
  async (_, on, countries, status) => {
    await setRule(on, countries)
    const { customer } = await exchange.submitted('green')
    expect((await standing(customer)).status).toBe(status)
    await setRule(false, [])
  },
)

test('the site setting verifies only customers of class ri', async () => {
  await setRule(true, ['SG'])
  const ann = await exchange.customer({ kyc: 'unknown', class: 'ai' })
  await exchange.local.submit(await exchange.token(ann), 'green')
  await exchange.settle()
  expect((await standing(ann)).status).toBe('pending')
  await setRule(false, [])
})

test('replaces a token that expires during the upload, for the same applicant', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  const first = await exchange.token(ann)
  expect(await exchange.local.upload(first)).toBe(200)
  exchange.local.expireTokens()
  expect(await exchange.local.upload(first)).toBe(401)
  const second = await exchange.token(ann)
  expect(second).not.toBe(first)
  expect(await exchange.local.submit(second, 'green')).toBe(200)
  await exchange.settle()
  expect(exchange.local.applicantOf(await exchange.userOf(ann)).images).toHaveLength(2)
  expect(await standing(ann)).toMatchObject({ step: 'review' })
})

test('a vendor that is down makes no choice final and causes an error, and a later request succeeds', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  exchange.local.isDown = true
  await expect(exchange.token(ann)).rejects.toMatchObject({ code: 'SUMSUB_UNAVAILABLE' })
  const { rows } = await sql`select 1 from identity_choice where customer_id = ${ann.id}`.execute(exchange.deps.db)
  expect(rows).toEqual([])
  exchange.local.isDown = false
  const token = await exchange.token(ann)
  // If the vendor is down after the submission, the job of the webhook is retried.
  const user = await exchange.userOf(ann)
  exchange.local.isDown = true
  await exchange.local.submit(token, 'green')
  expect((await config(ann)).standing?.status).toBe('started')
  exchange.local.isDown = false
  await exchange.settle()
  expect(user).toBe(await exchange.userOf(ann))
  expect(await standing(ann)).toMatchObject({ step: 'review' })
})

test('a person cannot send documents by hand while the vendor reviews them', async () => {
  const { customer } = await exchange.submitted('slow')
  expect((await config(customer)).standing?.status).toBe('pending')
  const uploads = { front: await photo(exchange, customer), selfie: await photo(exchange, customer) }
  const sent = exchange.api(kyc, customer).personal({ ...ownDetails(), uploads }, { idempotencyKey: randomUUID() })
  await expect(sent).rejects.toMatchObject({ code: 'KYC_ALREADY_OPEN' })
  await exchange.local.decide(await exchange.userOf(customer), green)
  await exchange.settle()
})

test('after a change of level in the settings, the next token moves the applicant to it', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  await exchange.token(ann)
  const user = await exchange.userOf(ann)
  await sql`update sumsub_applicant set level_name = 'old-level' where id = ${user}`.execute(exchange.deps.db)
  exchange.local.applicantOf(user).levelName = 'old-level'
  await exchange.token(ann)
  expect(exchange.local.applicantOf(user).levelName).toBe('id-and-liveness')
})

test('a second tab gets a token for the same applicant, and both submissions become one version of one file', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  const [first, second] = [await exchange.token(ann), await exchange.token(ann)]
  expect(await exchange.local.upload(first)).toBe(200)
  await Promise.all([exchange.local.submit(first, 'green'), exchange.local.submit(second, 'green')])
  await exchange.settle()
  expect(await caseOf(ann)).toMatchObject({ status: 'submitted', version: 1 })
})

test('a person who leaves the vendor’s page can send documents by hand', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  await exchange.local.upload(await exchange.token(ann))
  await exchange.settle()
  const uploads = { front: await photo(exchange, ann), selfie: await photo(exchange, ann) }
  const sent = await exchange.api(kyc, ann).personal({ ...ownDetails(), uploads }, { idempotencyKey: randomUUID() })
  expect(sent).toMatchObject({ step: 'review' })
  await expect(exchange.token(ann)).rejects.toMatchObject({ code: 'KYC_ALREADY_OPEN' })
})
