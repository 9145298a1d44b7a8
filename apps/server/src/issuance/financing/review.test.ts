import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { financingReview } from '@tessera/contract/issuance/financing/financing-review.ts'
import { capTableGist, readCapTable } from '@tessera/contract/issuance/financing/ocf.ts'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { diligenceItems } from '@tessera/domain/issuance/financing/checklist.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import {
  approveByCommittee,
  listingRoles,
  offerTerms,
  uploadPdf,
  referredFinancing,
  submitFinancing,
  submittedFinancing,
  termsFor,
  verifiedCompany,
} from '#testing/financing-file.ts'
import type { Person } from '#testing/exchange.ts'
import { giveProofs } from '#testing/step-up.ts'

let exchange: AccessExchange
let reviewer: Person
beforeAll(async () => {
  exchange = await accessExchange({}, { financing: { isOpen: true, feePpm: 20_000 } })
  await exchange.coin('SGD', 'fiat', 2)
  reviewer = await exchange.operator('listing')
})
afterAll(() => exchange.close())

const mine = (who: Person, locale?: 'en_US' | 'zh_CN') => exchange.api(financing, who, locale)
const desk = (who: Person = reviewer) => exchange.api(financingReview, who)
const key = () => ({ idempotencyKey: randomUUID() })
const noticesOf = async (customerId: string) =>
  (await exchange.deps.db.selectFrom('message').select('kind').where('customer_id', '=', customerId).execute()).flatMap(
    ({ kind }) => (kind.startsWith('financing') ? [kind] : []),
  )
const symbolOf = (): string => `NQ${randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()}`
const decline = (subjectId: string, reasonCode = 'too_early') =>
  byTwo(exchange, { kind: 'financing_committee', subjectId, roles: listingRoles, verdict: 'refuse', reasonCode })

async function answerTerms(customer: Person, verdict: 'accept' | 'decline', over: { hash?: string } = {}) {
  const { application } = await mine(customer).current({})
  const offered = application?.offered
  if (application === null || offered === null || offered === undefined) throw new Error('the application has no terms')
  const { id, hash, amount } = offered
  const payload = { id, application: application.number, verdict, amount, fiat: offered.terms.currency, hash }
  const { phone } = await exchange.deps.db
    .selectFrom('customer')
    .select('phone')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow()
  const verifyToken = await giveProofs(exchange, { ...customer, phone: phone ?? '' }, 'decide_terms', payload, [
    'mobile',
  ])
  return mine(customer).decideTerms({ id, hash, verdict, verifyToken, ...over }, key())
}

test('an application moves step by step, and reaches the committee only with all checks complete', async () => {
  const { customer, id } = await submittedFinancing(exchange)
  await expect(desk().step({ id, step: 'refer' })).rejects.toMatchObject({ code: 'FINANCING_DILIGENCE_OPEN' })
  await expect(desk().step({ id, step: 'examine' })).rejects.toMatchObject({ code: 'FINANCING_WRONG_STATUS' })
  await expect(desk().check({ id, item: 'registry', note: 'x' })).rejects.toMatchObject({
    code: 'FINANCING_WRONG_STATUS',
  })
  await desk().step({ id, step: 'screen' })
  await desk().step({ id, step: 'examine' })
  for (const item of diligenceItems.slice(1)) await desk().check({ id, item, note: 'Seen.' })
  expect((await mine(customer).current({})).application?.diligence).toBe(90)
  await expect(desk().step({ id, step: 'refer' })).rejects.toMatchObject({ code: 'FINANCING_DILIGENCE_OPEN' })
  await desk().check({ id, item: diligenceItems[0], note: 'Seen.' })
  await desk().check({ id, item: diligenceItems[1], note: null })
  await expect(desk().step({ id, step: 'refer' })).rejects.toMatchObject({ code: 'FINANCING_DILIGENCE_OPEN' })
  await desk().check({ id, item: diligenceItems[1], note: 'Seen again.' })
  await desk().step({ id, step: 'refer' })
  const reviewCase = await desk().get({ id })
  expect(reviewCase).toMatchObject({ status: 'committee', diligence: 100 })
  expect(reviewCase.history.map(({ to }) => to)).toEqual([
    'draft',
    'submitted',
    'screening',
    'due_diligence',
    'committee',
  ])
  expect(reviewCase.history.at(-1)?.by).toBe('Test Operator')
  expect(await noticesOf(customer.id)).toEqual(['financing_moved', 'financing_moved', 'financing_moved'])
})

test('two people approve, two offer terms, the issuer accepts them with a code, and a draft product exists', async () => {
  const { customer, id } = await referredFinancing(exchange)
  expect(await approveByCommittee(exchange, id)).toBe('done')
  const symbol = symbolOf()
  expect(await offerTerms(exchange, id, termsFor(symbol))).toBe('done')
  const before = (await mine(customer).current({})).application
  expect(before).toMatchObject({ status: 'terms', offered: { n: 1, amount: '960000.00', answer: null } })
  await expect(answerTerms(customer, 'accept', { hash: '0'.repeat(64) })).rejects.toMatchObject({
    code: 'FINANCING_TERMS_MOVED',
  })
  const accepted = await answerTerms(customer, 'accept')
  expect(accepted).toMatchObject({
    application: { status: 'accepted', product: { symbol, status: 'draft' }, offered: { answer: 'accepted' } },
  })
  const product = await exchange.api(productsManage, reviewer).get({ symbol })
  expect(product).toMatchObject({
    version: 1,
    status: 'draft',
    terms: {
      facts: {
        name: { en: 'Northquay Growth', zh: '北岸成长' },
        issuer: { en: 'Northquay Capital Pte. Ltd.' },
        region: { en: 'Singapore', zh: '新加坡' },
      },
      economics: { unitPrice: '48.00', supply: '20000', minUnits: '100', currency: 'SGD' },
      access: { category: 'ai' },
    },
    application: { id, number: before?.number },
  })
  expect((await desk().get({ id })).product).toEqual({ symbol, status: 'draft' })
  expect((await noticesOf(customer.id)).slice(-2)).toEqual(['financing_terms_offered', 'financing_accepted'])
  const changed = sql`update financing_terms set content = '{}' where application_id = ${id}`.execute(exchange.deps.db)
  await expect(changed).rejects.toThrow('a row of financing_terms cannot be edited')
})

test('an issuer cannot accept declined terms later; operators may offer others, and only the newest terms are valid', async () => {
  const { customer, id } = await referredFinancing(exchange)
  await approveByCommittee(exchange, id)
  await offerTerms(exchange, id, termsFor(symbolOf()))
  const first = (await mine(customer).current({})).application?.offered
  expect((await answerTerms(customer, 'decline')).application).toMatchObject({
    status: 'terms',
    offered: { answer: 'declined' },
  })
  await offerTerms(exchange, id, { ...termsFor(symbolOf()), unitPrice: '50.00' })
  const { application } = await mine(customer).current({})
  expect(application?.offered).toMatchObject({ n: 2, amount: '1000000.00' })
  const old = { id: first?.id ?? '', hash: first?.hash ?? '', verdict: 'accept', verifyToken: 'x'.repeat(20) } as const
  await expect(mine(customer).decideTerms(old, key())).rejects.toMatchObject({ code: 'FINANCING_TERMS_MOVED' })
  await expect(
    mine(customer).decideTerms(
      { ...old, id: application?.offered?.id ?? '', hash: application?.offered?.hash ?? '' },
      key(),
    ),
  ).rejects.toMatchObject({ code: 'VERIFY_TOKEN_INVALID' })
  exchange.passTime(15 * DAY_MS)
  try {
    await expect(answerTerms(customer, 'accept')).rejects.toMatchObject({ code: 'FINANCING_TERMS_MOVED' })
  } finally {
    exchange.passTime(-15 * DAY_MS)
  }
})

test('AZ-01 terms of another issuer are not found', async () => {
  const { id } = await referredFinancing(exchange)
  await approveByCommittee(exchange, id)
  await offerTerms(exchange, id, termsFor(symbolOf()))
  const [terms] = (await desk().get({ id })).offered
  const other = await verifiedCompany(exchange)
  const given = {
    id: terms?.id ?? '',
    hash: terms?.hash ?? '',
    verdict: 'accept',
    verifyToken: 'x'.repeat(20),
  } as const
  await expect(mine(other).decideTerms(given, key())).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('refuses to offer invalid terms, or a symbol that is taken', async () => {
  const { id } = await referredFinancing(exchange)
  expect(await offerTerms(exchange, id, termsFor(symbolOf()))).toBe('APPROVAL_SUBJECT_MOVED')
  await approveByCommittee(exchange, id)
  expect(await offerTerms(exchange, id, { ...termsFor(symbolOf()), unitPrice: '48.001' })).toBe('FINANCING_TERMS_WRONG')
  expect(await offerTerms(exchange, id, termsFor('SGD'))).toBe('FINANCING_SYMBOL_TAKEN')
})

test('two people decline with a reason, which sets when the issuer may apply again', async () => {
  const { customer, id } = await submittedFinancing(exchange)
  expect(await approveByCommittee(exchange, id)).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await decline(id)).toBe('done')
  const declined = await mine(customer, 'zh_CN').current({})
  expect(declined).toMatchObject({
    mayApply: false,
    application: {
      status: 'declined',
      declined: { reason: 'too_early', text: '公司尚处早期阶段。', customerMessage: null },
    },
  })
  await expect(mine(customer).save({ uses: [] })).rejects.toMatchObject({ code: 'FINANCING_TOO_EARLY' })
  const until = Date.parse(declined.application?.declined?.mayReapplyAt ?? '') - Date.now()
  exchange.passTime(until + 1000)
  try {
    expect((await mine(customer).save({ uses: [] })).application).toMatchObject({ status: 'draft' })
  } finally {
    exchange.passTime(-until - 1000)
  }
  expect(await noticesOf(customer.id)).toEqual(['financing_declined'])
})

test('AZ-13 one person alone cannot decide, and other roles cannot read the application', async () => {
  const { id } = await referredFinancing(exchange)
  const alone = exchange.api(approvals, reviewer)
  const request = await alone.propose({
    kind: 'financing_committee',
    subjectId: id,
    verdict: 'approve',
    reason: 'Fine.',
  })
  const own = alone.decide({ requestId: request.id, contentHash: request.contentHash, verdict: 'approve', note: 'Me.' })
  await expect(own).rejects.toMatchObject({ code: 'APPROVAL_OWN_PROPOSAL' })
  for (const role of ['finance', 'support', 'superadmin'] as const) {
    const other = await exchange.operator(role)
    await expect(desk(other).get({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(desk(other).list({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  const auditor = await exchange.operator('auditor')
  expect((await desk(auditor).get({ id })).id).toBe(id)
  await expect(desk(auditor).ask({ id, text: 'Why?' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('both sides read a question and its answer, and a question is answered once', async () => {
  const { customer, id } = await submittedFinancing(exchange)
  await desk().ask({ id, text: 'Who builds the quay?' })
  const [question] = (await mine(customer).current({})).application?.questions ?? []
  expect(question).toMatchObject({ text: 'Who builds the quay?', answer: null })
  expect((await desk().list({ search: (await desk().get({ id })).number })).rows).toMatchObject([{ id, open: 1 }])
  await mine(customer).answer({ id: question?.id ?? '', text: 'We do.' }, key())
  await expect(mine(customer).answer({ id: question?.id ?? '', text: 'No.' }, key())).rejects.toMatchObject({
    code: 'FINANCING_WRONG_STATUS',
  })
  expect((await desk().get({ id })).questions).toMatchObject([{ answer: 'We do.' }])
  expect(await noticesOf(customer.id)).toContain('financing_question_received')
})

test('a requested change becomes a new version, the old version remains, and the committee waits for it', async () => {
  const { customer, id } = await submittedFinancing(exchange)
  await desk().askAgain({ id, version: 1, items: [{ item: 'memorandum', customerMessage: 'Page 3 is missing.' }] })
  await desk().step({ id, step: 'screen' })
  await desk().step({ id, step: 'examine' })
  for (const item of diligenceItems) await desk().check({ id, item, note: 'Seen.' })
  await expect(desk().step({ id, step: 'refer' })).rejects.toMatchObject({ code: 'FINANCING_ASKS_OPEN' })
  const api = mine(customer)
  expect((await api.current({})).application).toMatchObject({
    editable: ['memorandum'],
    requestedItems: [{ item: 'memorandum', customerMessage: 'Page 3 is missing.' }],
  })
  await expect(api.save({ offer: { nameEn: 'Other' } })).rejects.toMatchObject({ code: 'FINANCING_ITEM_NOT_REQUESTED' })
  await expect(submitFinancing(exchange, customer)).rejects.toMatchObject({ code: 'FINANCING_ITEM_UNANSWERED' })
  const issuedOn = new Date().toISOString().slice(0, 10)
  await api.saveDocument({ kind: 'memorandum', uploadId: await uploadPdf(exchange, customer), issuedOn })
  expect((await desk().get({ id })).documents.filter(({ kind }) => kind === 'memorandum')).toHaveLength(1)
  await submitFinancing(exchange, customer)
  const reviewCase = await desk().get({ id })
  expect(reviewCase.versions.map(({ version }) => version)).toEqual([2, 1])
  expect(reviewCase.documents.filter(({ kind }) => kind === 'memorandum').map(({ version }) => version)).toEqual([2, 1])
  await desk().step({ id, step: 'refer' })
  expect(await noticesOf(customer.id)).toContain('financing_resubmission_requested')
})

test('KYC-08 each view of the data room has a reason, is in the audit log, and is visible to the issuer', async () => {
  const { customer, id } = await submittedFinancing(exchange)
  const { documents, number } = await desk().get({ id })
  const [paper] = documents
  const uploadId = paper?.uploadId ?? ''
  await expect(desk().file({ id, uploadId, reason: '' })).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  const file = await desk().file({ id, uploadId, reason: 'Check the auditor' })
  expect((await file.text()).startsWith('%PDF')).toBe(true)
  const table = await desk().capTable({ id, version: 1, reason: 'Compare the register' })
  expect(capTableGist(readCapTable(await table.text()).table).stakeholders).toBe(1)
  expect((await mine(customer).current({})).application?.accesses).toMatchObject([
    { what: 'cap_table', version: 1, by: 'Test Operator', reason: 'Compare the register' },
    { what: paper?.kind, version: 1, by: 'Test Operator', reason: 'Check the auditor' },
  ])
  const acts = await sql<{ action: string; reason: string | null }>`
    select action, reason from audit_entry where target_type = 'financing_application' and target_id = ${id} and action like '%view%' order by seq`.execute(
    exchange.deps.db,
  )
  expect(acts.rows).toEqual([
    { action: 'financing.view', reason: null },
    { action: 'financing.view_document', reason: 'Check the auditor' },
    { action: 'financing.view_document', reason: 'Compare the register' },
  ])
  expect(number).toMatch(/^FA-\d+$/)
})
