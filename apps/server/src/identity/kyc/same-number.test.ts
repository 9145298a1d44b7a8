import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptDocuments } from '#testing/documents.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { ownDetails, submittedCustomer } from '#testing/kyc-file.ts'

let exchange: TestExchange
let maker: Person
let checker: Person
beforeAll(async () => {
  exchange = await testExchange()
  maker = await exchange.operator('compliance')
  checker = await exchange.operator('compliance')
})
afterAll(() => exchange.close())

const file = (id: string) => exchange.api(kycCases, maker).get({ id })
type Verdict = { verdict: 'approve' } | { verdict: 'refuse'; reasonCode: string }
async function proposed(subjectId: string, verdict: Verdict) {
  for (const { id } of [maker, checker]) await acceptDocuments(exchange, id, subjectId)
  const about = { kind: 'kyc_review', subjectId, reason: 'Looked at.', ...verdict } as const
  const { id: requestId, contentHash } = await exchange.api(approvals, maker).propose(about)
  return () => exchange.api(approvals, checker).decide({ requestId, contentHash, verdict: 'approve', note: 'Agreed.' })
}
const decided = async (caseId: string, verdict: Verdict) => (await proposed(caseId, verdict))()

test('KYC-04 of twenty concurrent files with the same document approves one', async () => {
  const same = ownDetails()
  const spelled = { ...same, documentNumber: same.documentNumber.toLowerCase().replace('p', 'P-') }
  const files = await Promise.all(
    Array.from({ length: 20 }, (_, n) => submittedCustomer(exchange, n % 2 ? same : spelled)),
  )
  const approved = []
  for (const { caseId } of files) approved.push(await proposed(caseId, { verdict: 'approve' }))
  const done = await Promise.allSettled(approved.map((confirm) => confirm()))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = done.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : []))
  expect(new Set(codes)).toEqual(new Set(['KYC_DOCUMENT_IN_USE']))
  const { rows } = await sql`
    select 1 from customer where kyc_status = 'approved' and id = any(${files.map(({ customer }) => customer.id)})`.execute(
    exchange.deps.db,
  )
  expect(rows).toHaveLength(1)
})

test('KYC-04 typing a number first does not block its owner, and the reviewer sees both files', async () => {
  const paper = ownDetails()
  const [squatter, owner] = [await submittedCustomer(exchange, paper), await submittedCustomer(exchange, paper)]
  const view = await file(owner.caseId)
  expect(view.checks).toContainEqual({ check: 'number_unique', passed: false })
  expect(view.sameNumber).toMatchObject({ total: 1, files: [{ id: squatter.caseId, status: 'submitted' }] })
  await decided(owner.caseId, { verdict: 'approve' })
  expect((await file(squatter.caseId)).sameNumber).toMatchObject({ files: [{ id: owner.caseId, status: 'approved' }] })
  await expect(decided(squatter.caseId, { verdict: 'approve' })).rejects.toMatchObject({ code: 'KYC_DOCUMENT_IN_USE' })
})

test('reports a unique number as such, and lists the newest ten of many files', async () => {
  const paper = ownDetails()
  const first = await submittedCustomer(exchange, paper)
  expect(await file(first.caseId)).toMatchObject({ sameNumber: { total: 0, files: [] } })
  for (let n = 0; n < 11; n++) await submittedCustomer(exchange, paper)
  const { sameNumber } = await file(first.caseId)
  expect({ total: sameNumber.total, named: sameNumber.files.length }).toEqual({ total: 11, named: 10 })
})
