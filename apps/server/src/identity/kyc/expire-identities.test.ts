import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { customerSession } from '#testing/direct-session.sql.ts'
import { byTwo } from '#testing/by-two.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { ownDetails, photo, submittedCustomer } from '#testing/kyc-file.ts'
import { verify } from '#services/audit/verify.ts'
import { requireApproved } from '#access/customers/customer-state.sql.ts'
import { expireIdentities } from './expire-identities.ts'

/** A separate exchange for each test, because each moves the time by days. */
let exchange: TestExchange
beforeEach(async () => {
  exchange = await testExchange()
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
  await exchange.close()
})

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const roles = ['compliance', 'compliance'] as const
const review = (subjectId: string) => byTwo(exchange, { kind: 'kyc_review', subjectId, verdict: 'approve', roles })

async function approvedUntil(documentExpiresOn: string) {
  const file = await submittedCustomer(exchange, { ...ownDetails(), documentExpiresOn })
  expect(await review(file.caseId)).toBe('done')
  return file
}
const own = async ({ id }: Person) => exchange.api(kyc, { token: await customerSession(exchange.deps, id) })
const gate = (who: Person) =>
  exchange.deps.inTx('test')(async (tx) => {
    const gated = await requireApproved(tx, who.id)
    return ok(gated.ok ? 'open' : gated.code)
  })
const titles = async ({ id }: Person) => {
  const token = await customerSession(exchange.deps, id)
  const { rows } = await exchange.api(messages, { token }, 'en_US').list({})
  return rows.map(({ title }) => title)
}

test('notifies the owner of a document once, a month before its end, and restricts nothing', async () => {
  const until = inDays(30)
  const { customer } = await approvedUntil(until)
  const { customer: other } = await approvedUntil(inDays(31))
  await Promise.all([expireIdentities(exchange.deps), expireIdentities(exchange.deps)])
  await expireIdentities(exchange.deps)
  const notice = `Your document expires on ${until}`
  expect((await titles(customer)).filter((title) => title === notice)).toEqual([notice])
  expect(await titles(other)).toEqual(['Your identity is verified'])
  expect(await (await own(customer)).get({})).toMatchObject({
    status: 'approved',
    label: 'completed',
    step: 'approved',
    case: { expiry: 'expiring', reviewedAgain: false },
  })
  expect(await gate(customer)).toMatchObject({ value: 'open' })
})

test('after the last day, money is blocked until two people approve a new document', async () => {
  const { customer, caseId } = await approvedUntil(inDays(30))
  await expireIdentities(exchange.deps)
  exchange.passTime(30 * DAY_MS)
  await expireIdentities(exchange.deps)
  expect(await gate(customer)).toMatchObject({ value: 'open' })
  exchange.passTime(DAY_MS)
  await expireIdentities(exchange.deps)
  await expireIdentities(exchange.deps)
  expect(await gate(customer)).toMatchObject({ value: 'KYC_REQUIRED' })
  expect((await titles(customer)).filter((title) => title === 'Your document has expired')).toHaveLength(1)
  const mine = await own(customer)
  expect(await mine.get({})).toMatchObject({
    status: 'pending',
    label: 'to be improved',
    step: 'resend',
    case: { expiry: 'expired', reviewedAgain: true, detailsResubmission: { reason: 'document_expired' } },
  })
  const me = { ...customer, token: await customerSession(exchange.deps, customer.id) }
  const key = { idempotencyKey: randomUUID() }
  const half = mine.resend({ uploads: { front: await photo(exchange, me) } }, key)
  await expect(half).rejects.toMatchObject({ code: 'KYC_ITEM_MISSING' })
  const renewed = { ...ownDetails(), documentExpiresOn: inDays(900) }
  const sent = await mine.resend({ details: renewed, uploads: { front: await photo(exchange, me) } }, key)
  expect(sent).toMatchObject({ step: 'review', case: { version: 2, expiry: null, reviewedAgain: true } })
  expect(await review(caseId)).toBe('done')
  expect(await gate(customer)).toMatchObject({ value: 'open' })
})

test('a document that ended while no job ran expires directly', async () => {
  const { customer } = await approvedUntil(inDays(60))
  exchange.passTime(61 * DAY_MS)
  await expireIdentities(exchange.deps)
  expect(await gate(customer)).toMatchObject({ value: 'KYC_REQUIRED' })
  const { rows } = await sql<{ to_state: string }>`
    select to_state from transition where entity = 'kyc_case' order by at, n`.execute(exchange.deps.db)
  expect(rows.map((row) => row.to_state)).toEqual(['submitted', 'approved', 'expired'])
})

test('a document that ends during a resubmission is requested with it, because the rest alone would be refused', async () => {
  const { customer, caseId } = await submittedCustomer(exchange, { ...ownDetails(), documentExpiresOn: inDays(3) })
  const desk = exchange.api(kycCases, await exchange.operator('compliance'))
  await desk.askAgain({ id: caseId, version: 1, items: [{ item: 'selfie', reason: 'selfie_mismatch' }] })
  expect((await (await own(customer)).get({})).case).toMatchObject({ detailsResubmission: null })
  exchange.passTime(4 * DAY_MS)
  const mine = await own(customer)
  expect((await mine.get({})).case).toMatchObject({
    detailsResubmission: { reason: 'document_expired' },
    documents: [
      { kind: 'front', resubmission: { reason: 'document_expired' } },
      { kind: 'selfie', resubmission: { reason: 'selfie_mismatch' } },
    ],
  })
  const me = { ...customer, token: await customerSession(exchange.deps, customer.id) }
  const key = { idempotencyKey: randomUUID() }
  const uploads = { front: await photo(exchange, me), selfie: await photo(exchange, me) }
  await expect(mine.resend({ uploads: { selfie: uploads.selfie } }, key)).rejects.toMatchObject({
    code: 'KYC_ITEM_MISSING',
  })
  const renewed = { ...ownDetails(), documentExpiresOn: inDays(900) }
  expect(await mine.resend({ details: renewed, uploads }, key)).toMatchObject({ step: 'review', case: { version: 2 } })
  expect(await review(caseId)).toBe('done')
})
