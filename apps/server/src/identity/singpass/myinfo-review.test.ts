import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import type { Customer, Person } from '#testing/exchange.ts'
import { ownDetails, photo, submittedCustomer } from '#testing/kyc-file.ts'
import { agreeAs, singpassExchange } from '#testing/singpass.ts'
import { persons } from '#world/singpass/myinfo-persons.ts'

type Setting = Awaited<ReturnType<typeof singpassExchange>>
let at: Setting
let desk: Person
beforeAll(async () => {
  at = await singpassExchange()
  desk = await at.exchange.operator('compliance')
})
afterAll(() => at.close())

const key = () => ({ idempotencyKey: randomUUID() })
const mine = (who: Person) => at.exchange.api(kyc, who)
/** Creates a file of a persona that waits for review. Each persona can be approved for only one customer. */
async function waiting(persona: number): Promise<{ who: Person; caseId: string }> {
  const who = await at.exchange.customer({ kyc: 'unknown' })
  const rows = at.exchange.api(singpass, who)
  const { prefill } = await rows.verifyAuth(await agreeAs(at.exchange, who, persons[persona]?.id ?? ''))
  const consents = { use: true, accuracy: true } as const
  await rows.submit({ prefillId: prefill?.id ?? '', corrections: {}, consents }, key())
  return { who, caseId: await caseOf(who) }
}
async function caseOf(who: Pick<Customer, 'id'>): Promise<string> {
  const { id } = await at.exchange.deps.db
    .selectFrom('kyc_case')
    .select('id')
    .where('customer_id', '=', who.id)
    .executeTakeFirstOrThrow()
  return id
}
const approve = (subjectId: string) =>
  byTwo(at.exchange, { kind: 'kyc_review', subjectId, roles: ['compliance', 'compliance'], verdict: 'approve' })

test('two people approve a person’s Myinfo file; they see its source and no photo', async () => {
  const { who, caseId } = await waiting(0)
  const { versions, checks } = await at.exchange.api(kycCases, desk).get({ id: caseId })
  expect(versions[0]).toMatchObject({ documents: [], details: { legalName: 'TAN MEI LING' } })
  expect(versions[0]?.details.fromMyinfoAt).toBeDefined()
  expect(checks.filter(({ passed }) => !passed)).toEqual([])
  expect(await approve(caseId)).toBe('done')
  const customer = await at.exchange.deps.db
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow()
  expect(customer).toMatchObject({ kyc_status: 'approved', real_name: 'TAN MEI LING' })
})

test('KYC-05 reviewers see which details of a Myinfo file the customer gave', async () => {
  const who = await at.exchange.customer({ kyc: 'unknown' })
  const rows = at.exchange.api(singpass, who)
  const { prefill } = await rows.verifyAuth(await agreeAs(at.exchange, who, persons[1]?.id ?? ''))
  const { address } = ownDetails()
  const consents = { use: true, accuracy: true } as const
  await rows.submit({ prefillId: prefill?.id ?? '', corrections: { address }, consents }, key())
  const { versions } = await at.exchange.api(kycCases, desk).get({ id: await caseOf(who) })
  expect(versions[0]?.details.unverifiedFields).toEqual(['address'])
  const { versions: whole } = await at.exchange.api(kycCases, desk).get({ id: (await waiting(0)).caseId })
  expect(whole[0]?.details.unverifiedFields).toBeUndefined()
})

test('KYC-04 a number from Myinfo verifies only one account, even against a file with photos', async () => {
  const first = await waiting(2)
  expect(await approve(first.caseId)).toBe('done')
  const second = await waiting(2)
  expect(await approve(second.caseId)).toBe('KYC_DOCUMENT_IN_USE')
})

test('KYC-04 a Singapore number verifies only one account, with any nationality and any way of verification', async () => {
  const who = await at.exchange.customer({ kyc: 'unknown' })
  const rows = at.exchange.api(singpass, who)
  const { prefill } = await rows.verifyAuth(await agreeAs(at.exchange, who, persons[1]?.id ?? ''))
  const { address, ...details } = ownDetails()
  const consents = { use: true, accuracy: true } as const
  await rows.submit({ prefillId: prefill?.id ?? '', corrections: { address }, consents }, key())
  expect(await approve(await caseOf(who))).toBe('done')
  const again = await submittedCustomer(at.exchange, {
    ...details,
    address,
    nationality: 'SG',
    documentNumber: 'S7905124A',
  })
  expect(await approve(again.caseId)).toBe('KYC_DOCUMENT_IN_USE')
})

test('a reviewer cannot request only photos for a Myinfo file, and requested details include documents', async () => {
  const { who, caseId } = await waiting(0)
  const ask = (item: 'details' | 'selfie') =>
    at.exchange.api(kycCases, desk).askAgain({ id: caseId, version: 1, items: [{ item, reason: 'selfie_mismatch' }] })
  await expect(ask('selfie')).rejects.toMatchObject({ code: 'KYC_NO_PHOTOS' })
  await ask('details')
  const details = ownDetails()
  await expect(mine(who).resend({ details, uploads: {} }, key())).rejects.toMatchObject({ code: 'KYC_ITEM_MISSING' })
  const uploads = { front: await photo(at.exchange, who), selfie: await photo(at.exchange, who) }
  const sent = await mine(who).resend({ details, uploads }, key())
  expect(sent.case).toMatchObject({ version: 2, details: { legalName: details.legalName } })
  expect(sent.case?.details.fromMyinfoAt).toBeUndefined()
})
