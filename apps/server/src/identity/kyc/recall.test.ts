import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type DecisionByTwo, byTwo } from '#testing/by-two.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { ownDetails, photo, submittedCustomer } from '#testing/kyc-file.ts'
import { verify } from '#services/audit/verify.ts'
import { requireApproved } from '#access/customers/customer-state.sql.ts'

let exchange: TestExchange
let priya: Person
beforeAll(async () => {
  exchange = await testExchange()
  priya = await exchange.operator('compliance')
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const mine = (who: Person, locale?: 'en_US' | 'zh_CN') => exchange.api(kyc, who, locale)
const key = () => ({ idempotencyKey: randomUUID() })
const roles = ['compliance', 'compliance'] as const
const items = [{ item: 'front', reason: 'document_expired', customerMessage: 'It ran out in May.' }] as const
const review = (subjectId: string, verdict: DecisionByTwo['verdict']) =>
  byTwo(exchange, { kind: 'kyc_review', subjectId, verdict, roles, reasonCode: 'not_genuine' })
const reopen = (subjectId: string) =>
  byTwo(exchange, { kind: 'kyc_recall', subjectId, verdict: 'approve', roles, proposal: { items } })
const revoke = (subjectId: string) =>
  byTwo(exchange, { kind: 'kyc_recall', subjectId, verdict: 'refuse', roles, reasonCode: 'not_genuine' })

async function approved(own = ownDetails()) {
  const file = await submittedCustomer(exchange, own)
  expect(await review(file.caseId, 'approve')).toBe('done')
  return file
}
const gate = (who: Person) =>
  exchange.deps.inTx('test')(async (tx) => {
    const gated = await requireApproved(tx, who.id)
    return gated.ok ? ok('open') : ok(gated.code)
  })
const notices = async (who: Person, locale: 'en_US' | 'zh_CN') => {
  const { rows } = await exchange.api(messages, who, locale).list({})
  return rows[0]
}

test('KYC-03 two people start a new review of an approved identity: withdrawals are blocked, the customer gets the reason in their language', async () => {
  const { customer, caseId } = await approved()
  expect(await gate(customer)).toMatchObject({ value: 'open' })
  expect(await reopen(caseId)).toBe('done')
  expect(await gate(customer)).toMatchObject({ value: 'KYC_REQUIRED' })
  expect(await mine(customer, 'zh_CN').get({})).toMatchObject({
    status: 'pending',
    label: 'to be improved',
    step: 'resend',
    case: {
      version: 1,
      reviewedAgain: true,
      documents: [
        { decision: 'revision', resubmission: { reasonText: '证件已过期。', customerMessage: 'It ran out in May.' } },
        {},
      ],
    },
  })
  expect(await notices(customer, 'en_US')).toMatchObject({ title: 'We are reviewing your identity again' })
  expect((await notices(customer, 'zh_CN'))?.body).toContain('证件已过期。')
})

test('the customer sends the requested items, and two people approve the identity again', async () => {
  const { customer, caseId } = await approved()
  await reopen(caseId)
  const early = exchange.api(approvals, priya).propose({
    kind: 'kyc_review',
    subjectId: caseId,
    verdict: 'approve',
    reason: 'Nothing came yet.',
  })
  await expect(early).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  const sent = await mine(customer).resend({ uploads: { front: await photo(exchange, customer) } }, key())
  expect(sent).toMatchObject({ status: 'pending', label: 'pending', case: { version: 2, reviewedAgain: true } })
  expect(await review(caseId, 'approve')).toBe('done')
  expect(await mine(customer).get({})).toMatchObject({
    status: 'approved',
    label: 'completed',
    case: { reviewedAgain: false },
  })
  expect(await gate(customer)).toMatchObject({ value: 'open' })
})

test('two people withdraw an approval: the file is rejected, its number is free, and a new file is allowed', async () => {
  const paper = ownDetails()
  const { customer, caseId } = await approved(paper)
  const other = await submittedCustomer(exchange, paper)
  expect(await revoke(caseId)).toBe('done')
  expect(await gate(customer)).toMatchObject({ value: 'KYC_REQUIRED' })
  expect(await mine(customer, 'en_US').get({})).toMatchObject({
    status: 'rejected',
    label: 'rejected',
    case: { reviewedAgain: false, rejected: { reasonText: 'We could not confirm that the document is genuine.' } },
  })
  expect(await notices(customer, 'en_US')).toMatchObject({ title: 'Your identity is no longer verified' })
  expect((await exchange.api(customers, customer).info({})).features).toEqual({
    trade: false,
    assets: false,
    subAccounts: false,
  })
  expect(await review(other.caseId, 'approve')).toBe('done')
  const uploads = { front: await photo(exchange, customer), selfie: await photo(exchange, customer) }
  expect(await mine(customer).personal({ ...ownDetails(), uploads }, key())).toMatchObject({ status: 'pending' })
})

test('a withdrawn approval is not counted in the review times', async () => {
  const { customer, caseId } = await approved()
  await sql`update kyc_case set opened_at = opened_at - interval '300 days', decided_at = decided_at - interval '299 days',
                   approved_at = approved_at - interval '299 days'`.execute(exchange.deps.db)
  expect(await mine(customer).get({})).toMatchObject({ medianReviewHours: null })
  expect(await revoke(caseId)).toBe('done')
  expect(await mine(customer).get({})).toMatchObject({ status: 'rejected', medianReviewHours: null })
})

test('KYC-04 an identity keeps its number during a new review', async () => {
  const paper = ownDetails()
  const { caseId } = await approved(paper)
  await reopen(caseId)
  const other = await submittedCustomer(exchange, paper)
  expect(await review(other.caseId, 'approve')).toBe('KYC_DOCUMENT_IN_USE')
})

test('refuses a recall by one person alone, of an identity that is not approved, or without a request to the customer', async () => {
  const { customer, caseId } = await approved()
  const about = { kind: 'kyc_recall', subjectId: caseId, reason: 'Doubts.' } as const
  const desk = exchange.api(approvals, priya)
  const bare = desk.propose({ ...about, verdict: 'approve' })
  await expect(bare).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  const uncoded = desk.propose({ ...about, verdict: 'refuse' })
  await expect(uncoded).rejects.toMatchObject({ code: 'APPROVAL_REASON_CODE_NEEDED' })
  const { id: requestId, contentHash } = await desk.propose({
    ...about,
    verdict: 'approve',
    proposal: { items: [...items] },
  })
  const own = desk.decide({ requestId, contentHash, verdict: 'approve', note: 'Me too.' })
  await expect(own).rejects.toMatchObject({ code: 'APPROVAL_OWN_PROPOSAL' })
  expect(await mine(customer).get({})).toMatchObject({ status: 'approved' })
  const waiting = await submittedCustomer(exchange)
  expect(await reopen(waiting.caseId)).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await revoke(waiting.caseId)).toBe('APPROVAL_SUBJECT_MOVED')
})

test('of two concurrent proposals one is executed, and the history of the file is consistent', async () => {
  const { caseId } = await approved()
  const done = await Promise.all([reopen(caseId), revoke(caseId)])
  expect(done.filter((each) => each === 'done')).toHaveLength(1)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from transition where entity = 'kyc_case' and entity_id = ${caseId}`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ n: 3 }])
  expect((await exchange.api(kycCases, priya).get({ id: caseId })).versions).toHaveLength(1)
})
