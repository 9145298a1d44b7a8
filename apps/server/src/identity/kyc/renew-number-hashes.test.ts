import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { ownAccounts } from '@tessera/contract/office/operators/own-accounts.ts'
import { sql } from 'kysely'
import { createHmac, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import { saveDraft } from '#testing/company-file.ts'
import { captureLog } from '#testing/captured-log.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { ownDetails, submittedCustomer } from '#testing/kyc-file.ts'
import { renewPersonHashes } from '#identity/companies/renew-person-hashes.ts'
import { derivedKey } from '#platform/config/config.ts'
import { numberCipher } from './save-version.ts'
import { numberHash } from '#platform/secrets/number-hash.ts'
import { renewNumberHashes } from './renew-number-hashes.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange({ LOG_LEVEL: 'error' })
})
afterAll(() => exchange.close())

const roles = ['compliance', 'compliance'] as const
const approve = (subjectId: string) => byTwo(exchange, { kind: 'kyc_review', subjectId, verdict: 'approve', roles })
/** Pass numbers that no other test of this file uses. */
const [first, second, third, fourth] = ['G3841957P', 'F1612347K', 'G1612351Q', 'M1234567K'] as const
const pass = (documentNumber: string) => ({
  ...ownDetails(),
  nationality: 'SE',
  documentType: 'passport' as const,
  documentNumber,
})

/** Returns the hash of the earlier formula, which included the nationality. */
const former = (nationality: string, number: string): string =>
  createHmac('sha256', derivedKey(exchange.deps.config, 'kyc document number hash'))
    .update(`${nationality}\n${number}`)
    .digest('hex')

/** Changes a stored file to the form that it had before the formula changed. */
async function storedEarlier({ caseId, customer }: { caseId: string; customer: Person }, number: string) {
  const hash = former('SE', number)
  await asOwner(
    `update kyc_version set document_number_hash = '${hash}', number_formula = 1 where case_id = '${caseId}'`,
  )
  await asOwner(`update kyc_identity set number_hash = '${hash}' where customer_id = '${customer.id}'`)
}

/** Runs a statement for which the app has no right. */
async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client(exchange.database.ownerUrl)
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

const same = async (caseId: string) =>
  (await exchange.api(kycCases, await exchange.operator('compliance')).get({ id: caseId })).sameNumber.files.map(
    ({ id }) => id,
  )

test('KYC-04 finds a Singapore number that was stored under another nationality, after its hash is renewed', async () => {
  const earlier = await submittedCustomer(exchange, pass(first))
  expect(await approve(earlier.caseId)).toBe('done')
  await storedEarlier(earlier, first)
  const later = await submittedCustomer(exchange, { ...pass(first), nationality: 'NO' })
  expect(await same(later.caseId)).toEqual([])
  await renewNumberHashes(exchange.deps)
  await renewNumberHashes(exchange.deps)
  expect(await same(later.caseId)).toEqual([earlier.caseId])
  expect(await approve(later.caseId)).toBe('KYC_DOCUMENT_IN_USE')
  const { rows } = await sql`select 1 from tie where customer_id = ${earlier.customer.id} and kind = 'owner'
    and shared = ${numberHash(exchange.deps.config, 'NO', first)}`.execute(exchange.deps.db)
  expect(rows).toHaveLength(1)
})

test('KYC-04 keeps the hash of a number of another country', async () => {
  const { caseId } = await submittedCustomer(exchange, { ...ownDetails(), nationality: 'SE' })
  const hashOf = async () => {
    const { rows } = await sql<{ hash: string }>`
      select document_number_hash as hash from kyc_version where case_id = ${caseId}`.execute(exchange.deps.db)
    return rows[0]?.hash
  }
  const before = await hashOf()
  await asOwner(`update kyc_version set number_formula = 1 where case_id = '${caseId}'`)
  await renewNumberHashes(exchange.deps)
  expect(await hashOf()).toBe(before)
})

test('KYC-04 logs a number that cannot be decrypted, and renews the others', async () => {
  const [broken, good] = [
    await submittedCustomer(exchange, pass(second)),
    await submittedCustomer(exchange, pass(third)),
  ]
  await storedEarlier(broken, second)
  await storedEarlier(good, third)
  await asOwner(`update kyc_version set document_number_sealed = 'x' where case_id = '${broken.caseId}'`)
  const log = captureLog(exchange.deps.log)
  await renewNumberHashes(exchange.deps)
  expect(log.join('\n')).toContain(broken.caseId)
  const later = await submittedCustomer(exchange, { ...pass(third), nationality: 'NO' })
  expect(await same(later.caseId)).toEqual([good.caseId])
})

test('OPR-02 matches an operator by a document hash of the earlier formula and requests the document again', async () => {
  const operator = await exchange.operator('compliance')
  const own = exchange.api(ownAccounts, operator)
  await submittedCustomer(exchange, pass(fourth))
  await own.declare({ document: { country: 'SE', number: fourth } })
  await asOwner(`update operator set own_document_hash = '${former('SE', fourth)}', own_document_formula = 1
    where id = '${operator.id}'`)
  expect(await own.list({})).toMatchObject({ document: false })
  await own.declare({ document: { country: 'SE', number: fourth } })
  expect(await own.list({})).toMatchObject({ document: true, rows: [{ by: 'declared' }] })
})

test('KYC-04 renews the hashes of a company’s people, so that the same person is not added twice', async () => {
  const who = await exchange.customer({ kyc: 'unknown' })
  await saveDraft(exchange, who)
  const { rows } = await sql<{ id: string }>`
    select p.id from company_person p join company_application a on a.id = p.application_id where a.customer_id = ${who.id}`.execute(
    exchange.deps.db,
  )
  const id = rows[0]?.id ?? ''
  const sealed = numberCipher(exchange.deps.config).seal(first)
  await sql`update company_person set id_number_sealed = ${sealed}, id_number_hash = ${former('', first)},
              account_hash = ${former('SG', randomUUID())}, nationality = 'SE', number_formula = 1 where id = ${id}`.execute(
    exchange.deps.db,
  )
  await renewPersonHashes(exchange.deps)
  const renewed = await sql<{ id_number_hash: string; account_hash: string; number_formula: number }>`
    select id_number_hash, account_hash, number_formula from company_person where id = ${id}`.execute(exchange.deps.db)
  const hash = numberHash(exchange.deps.config, 'NO', first)
  expect(renewed.rows).toEqual([{ id_number_hash: hash, account_hash: hash, number_formula: 2 }])
})

test('a customer’s verification state does not show the renewal', async () => {
  const { customer, caseId } = await submittedCustomer(exchange, pass('G8812300Q'))
  const before = await exchange.api(kyc, customer).get({})
  await asOwner(`update kyc_version set number_formula = 1 where case_id = '${caseId}'`)
  await renewNumberHashes(exchange.deps)
  expect(await exchange.api(kyc, customer).get({})).toEqual(before)
})
