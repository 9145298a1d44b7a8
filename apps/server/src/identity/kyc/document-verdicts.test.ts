import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { submittedCustomer } from '#testing/kyc-file.ts'
import { PHOTOS_PER_DAY } from './open-photo.ts'

let exchange: TestExchange
let maker: Person
let checker: Person
beforeAll(async () => {
  exchange = await testExchange()
  maker = await exchange.operator('compliance')
  checker = await exchange.operator('compliance')
})
afterAll(() => exchange.close())

const as = (who: Person) => exchange.api(approvals, who)
const proposal = (subjectId: string) =>
  ({ kind: 'kyc_review', subjectId, verdict: 'approve', reason: 'Passport and selfie agree.' }) as const
async function uploadsOf(caseId: string): Promise<string[]> {
  const { versions } = await exchange.api(kycCases, maker).get({ id: caseId })
  return versions[0]?.documents.map(({ uploadId }) => uploadId) ?? []
}
const open = (who: Person, caseId: string, uploadId: string) =>
  exchange.api(kycCases, who).file({ id: caseId, uploadId, reason: 'Compared with the person.' })
async function accept(who: Person, caseId: string): Promise<void> {
  for (const uploadId of await uploadsOf(caseId)) {
    await open(who, caseId, uploadId)
    await as(who).judgeDocument({ subjectId: caseId, uploadId, verdict: 'accepted' })
  }
}

test('OPR-03 refuses a proposal to approve before its maker opened and judged each document', async () => {
  const { caseId } = await submittedCustomer(exchange)
  const [first = '', second = ''] = await uploadsOf(caseId)
  const propose = () => codeOfRefusal(as(maker).propose(proposal(caseId)))
  const judge = (uploadId: string, verdict: 'accepted' | 'not_genuine') =>
    as(maker).judgeDocument({ subjectId: caseId, uploadId, verdict })
  expect(await propose()).toBe('DOCUMENT_NOT_OPENED')
  expect(await codeOfRefusal(judge(first, 'accepted'))).toBe('DOCUMENT_NOT_OPENED')
  await open(maker, caseId, first)
  await judge(first, 'accepted')
  expect(await propose()).toBe('DOCUMENT_NOT_OPENED')
  await open(maker, caseId, second)
  expect(await propose()).toBe('DOCUMENT_NOT_JUDGED')
  await judge(second, 'not_genuine')
  expect(await propose()).toBe('DOCUMENT_NOT_ACCEPTED')
  await judge(second, 'accepted')
  expect(await propose()).toBeUndefined()
})

test('OPR-03 refuses to confirm an approval if only the other person opened the documents', async () => {
  const { caseId } = await submittedCustomer(exchange)
  await accept(maker, caseId)
  const { id: requestId, contentHash } = await as(maker).propose(proposal(caseId))
  const confirm = () => as(checker).decide({ requestId, contentHash, verdict: 'approve', note: 'Seen.' })
  expect(await codeOfRefusal(confirm())).toBe('DOCUMENT_NOT_OPENED')
  await accept(checker, caseId)
  expect(await confirm()).toMatchObject({ status: 'approved' })
})

test('OPR-03 a proposal becomes invalid when its maker changes a verdict', async () => {
  const { caseId } = await submittedCustomer(exchange)
  for (const who of [maker, checker]) await accept(who, caseId)
  const { id: requestId, contentHash } = await as(maker).propose(proposal(caseId))
  const [uploadId = ''] = await uploadsOf(caseId)
  await as(maker).judgeDocument({ subjectId: caseId, uploadId, verdict: 'unreadable' })
  const confirmed = as(checker).decide({ requestId, contentHash, verdict: 'approve', note: 'Seen.' })
  expect(await codeOfRefusal(confirmed)).toBe('DOCUMENT_NOT_ACCEPTED')
})

test('OPR-03 a rejection requires no opened document', async () => {
  const { caseId } = await submittedCustomer(exchange)
  const refusal = { ...proposal(caseId), verdict: 'refuse', reasonCode: 'not_genuine' } as const
  expect(await codeOfRefusal(as(maker).propose(refusal))).toBeUndefined()
})

test('KYC-08 judged documents do not count towards the daily limit, and without verdicts the fifty-first is refused', async () => {
  const busy = await exchange.operator('compliance')
  const { caseId } = await submittedCustomer(exchange)
  const [uploadId = ''] = await uploadsOf(caseId)
  for (let n = 0; n < PHOTOS_PER_DAY; n += 1) await open(busy, caseId, uploadId)
  expect(await codeOfRefusal(open(busy, caseId, uploadId))).toBe('KYC_VIEW_LIMIT_REACHED')
  await as(busy).judgeDocument({ subjectId: caseId, uploadId, verdict: 'accepted' })
  expect(await codeOfRefusal(open(busy, caseId, uploadId))).toBeUndefined()
})
