import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { acceptDocuments } from '#testing/documents.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { type Details, ownDetails, photo, submittedCustomer } from '#testing/kyc-file.ts'

let exchange: TestExchange
let maker: Person
let checker: Person
beforeAll(async () => {
  exchange = await testExchange()
  await staff()
})
afterEach(() => limit([]))
afterAll(() => exchange.close())

async function staff(): Promise<void> {
  maker = await exchange.operator('compliance')
  checker = await exchange.operator('compliance')
}
const limit = (countries: string[]) =>
  sql`update site_setting set restriction_type = 1, limit_countries = ${countries}`.execute(exchange.deps.db)

async function send(change: Partial<Details>): Promise<unknown> {
  const who = await exchange.customer({ kyc: 'unknown' })
  const uploads = { front: await photo(exchange, who), selfie: await photo(exchange, who) }
  return exchange.api(kyc, who).personal({ ...ownDetails(), ...change, uploads }, { idempotencyKey: randomUUID() })
}
async function approve(caseId: string): Promise<unknown> {
  for (const { id } of [maker, checker]) await acceptDocuments(exchange, id, caseId)
  const { id: requestId, contentHash } = await exchange
    .api(approvals, maker)
    .propose({ kind: 'kyc_review', subjectId: caseId, reason: 'Looked at.', verdict: 'approve' })
  return exchange.api(approvals, checker).decide({ requestId, contentHash, verdict: 'approve', note: 'Agreed.' })
}
const failed = async (caseId: string): Promise<string[]> => {
  const { checks } = await exchange.api(kycCases, maker).get({ id: caseId })
  return checks.filter(({ passed }) => !passed).map(({ check }) => check)
}

test.each([
  [{ nationality: 'KP' }, 'KYC_COUNTRY_NOT_SERVED', 'nationality'],
  [{ address: { ...ownDetails().address, country: 'KP' } }, 'KYC_COUNTRY_NOT_SERVED', 'address.country'],
  [{ nationality: 'ZZ' }, 'KYC_COUNTRY_NOT_SERVED', 'nationality'],
  [{ birthDate: '1801-01-01' }, 'KYC_BIRTH_DATE_UNLIKELY', 'birthDate'],
] as const)('refuses a submission with %j as %s', async (change, code, field) => {
  await limit(['KP'])
  await expect(send(change)).rejects.toMatchObject({ code, field })
})

test('shows on the file that its country is no longer served, and refuses the approval', async () => {
  const { caseId } = await submittedCustomer(exchange)
  expect(await failed(caseId)).toEqual([])
  await limit(['SG'])
  expect(await failed(caseId)).toEqual(['country_served'])
  await expect(approve(caseId)).rejects.toMatchObject({ code: 'KYC_COUNTRY_NOT_SERVED' })
})

test('shows on the file that its document expired during the wait, and refuses the approval', async () => {
  const documentNumber = `E${randomUUID().slice(0, 8)}`
  await send({ documentNumber, documentExpiresOn: new Date().toISOString().slice(0, 10) })
  const { rows } = await sql<{ id: string }>`select id from kyc_case order by number desc limit 1`.execute(
    exchange.deps.db,
  )
  const caseId = rows[0]?.id ?? ''
  expect(await failed(caseId)).toEqual([])
  exchange.passTime(DAY_MS)
  await staff()
  expect(await failed(caseId)).toEqual(['document_unexpired'])
  await expect(approve(caseId)).rejects.toMatchObject({ code: 'KYC_DOCUMENT_EXPIRED' })
})
