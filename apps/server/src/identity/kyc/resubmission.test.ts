import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { details, photo, submittedCustomer } from '#testing/kyc-file.ts'

let exchange: TestExchange
let maker: Person
let checker: Person
beforeAll(async () => {
  exchange = await testExchange()
  maker = await exchange.operator('compliance')
  checker = await exchange.operator('compliance')
})
afterAll(() => exchange.close())

const mine = (who: Person) => exchange.api(kyc, who)
const desk = (who: Person) => exchange.api(kycCases, who)
const key = () => ({ idempotencyKey: randomUUID() })
const selfie = { item: 'selfie', reason: 'selfie_mismatch' } as const
const about = (subjectId: string) => ({ kind: 'kyc_review', subjectId, reason: 'No answer.' }) as const
const rejection = { verdict: 'refuse', reasonCode: 'selfie_mismatch' } as const

test('a file whose customer never responds cannot be approved, but two people can reject it', async () => {
  const { customer, caseId } = await submittedCustomer(exchange)
  await desk(maker).askAgain({ id: caseId, version: 1, items: [selfie] })
  const [one, two] = [exchange.api(approvals, maker), exchange.api(approvals, checker)]
  const approval = one.propose({ ...about(caseId), verdict: 'approve' })
  await expect(approval).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  const subject = await one.subject({ kind: 'kyc_review', subjectId: caseId })
  expect(subject).toMatchObject({ approvable: false, content: { askedAgain: true } })
  const { id: requestId, contentHash } = await one.propose({ ...about(caseId), ...rejection })
  await two.decide({ requestId, contentHash, verdict: 'approve', note: 'Agreed.' })
  expect(await mine(customer).get({})).toMatchObject({ status: 'rejected', step: 'rejected' })
})

test('a response during a proposal to reject requires another decision', async () => {
  const { customer, caseId } = await submittedCustomer(exchange)
  await desk(maker).askAgain({ id: caseId, version: 1, items: [selfie] })
  const { id: requestId, contentHash } = await exchange
    .api(approvals, maker)
    .propose({ ...about(caseId), ...rejection })
  await mine(customer).resend({ uploads: { selfie: await photo(exchange, customer) } }, key())
  const confirmed = exchange
    .api(approvals, checker)
    .decide({ requestId, contentHash, verdict: 'approve', note: 'Agreed.' })
  await expect(confirmed).rejects.toMatchObject({ code: 'APPROVAL_CONTENT_CHANGED' })
  expect(await mine(customer).get({})).toMatchObject({ status: 'pending', step: 'review' })
})

test('AUT-24 refuses to send or complete an identity file for a frozen account', async () => {
  const bob = await exchange.customer({ kyc: 'unknown' })
  const { customer, caseId } = await submittedCustomer(exchange)
  await desk(maker).askAgain({ id: caseId, version: 1, items: [selfie] })
  await sql`update customer set status = 'frozen' where id in (${bob.id}, ${customer.id})`.execute(exchange.deps.db)
  const uploads = { front: await photo(exchange, bob), selfie: await photo(exchange, bob) }
  const sent = mine(bob).personal({ ...details, documentNumber: 'F1234567X', uploads }, key())
  await expect(sent).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' })
  const completed = mine(customer).resend({ uploads: { selfie: await photo(exchange, customer) } }, key())
  await expect(completed).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' })
})
