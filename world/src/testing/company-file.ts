import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companyType } from '@tessera/domain/identity/companies/types.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Person, TestExchange } from './exchange.ts'
import { sendFile } from './send-file.ts'

type Api = ReturnType<typeof clientOf>
const clientOf = (exchange: TestExchange, as: Person) => exchange.api(companies, as)
const once = () => ({ idempotencyKey: randomUUID() })
const today = (): string => new Date().toISOString().slice(0, 10)

export const COMPANY_TYPE = 'private_company_limited_by_shares'
const address = { country: 'SG', city: 'Singapore', street: '1 Raffles Place', zip: '048616' }
/** Data of a new company. */
export const ownBasics = () =>
  ({
    companyType: COMPANY_TYPE,
    name: 'Northquay Capital Pte. Ltd.',
    registrationNumber: `2019${randomUUID().slice(0, 6)}K`,
    incorporatedOn: '2019-06-01',
    contactNumber: '+6561234567',
    sourceOfFunds: 'Capital of the partners',
    natureOfBusiness: 'Investment holding',
    applicationReason: 'Private credit',
    registeredAddress: address,
    businessAddress: address,
  }) as const
export const helena = {
  name: 'Helena Voss',
  roles: ['director', 'owner', 'authorized_trader'],
  idType: 'passport',
  nationality: 'SG',
  birthDate: '1974-05-04',
  share: 10_000,
} as const
export const ownPerson = () => ({ ...helena, roles: [...helena.roles], idNumber: `K${randomUUID().slice(0, 8)}` })

/** Uploads a unique paper. */
export async function uploadPaper(exchange: TestExchange, as: Person): Promise<string> {
  const background = `#${randomUUID().slice(0, 6)}`
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  return (await sendFile(exchange, as, { bytes, name: 'paper.png', purpose: 'attachment' })).body.data.id
}

/** Saves a complete draft; returns the id of the signatory. */
export async function saveDraft(
  exchange: TestExchange,
  as: Person,
  basics: Parameters<Api['save']>[0] = ownBasics(),
): Promise<string> {
  const mine = clientOf(exchange, as)
  await mine.save(basics)
  for (const kind of companyType(COMPANY_TYPE).documents)
    await mine.saveDocument({ kind, uploadId: await uploadPaper(exchange, as), issuedOn: today() })
  return (await mine.savePerson(ownPerson(), once())).personId
}

export async function submit(exchange: TestExchange, as: Person, signerId: string): Promise<void> {
  const mine = clientOf(exchange, as)
  const { declaration } = await mine.current({})
  const { version, sha256 } = declaration
  await mine.submit({ declaration: { version, sha256, accepted: true }, signerId }, once())
}

/** A company whose complete application awaits review. */
export async function submittedCompany(
  exchange: TestExchange,
  basics: Parameters<Api['save']>[0] = ownBasics(),
): Promise<{ customer: Person; id: string; signerId: string }> {
  const customer = await exchange.customer({ kyc: 'unknown' })
  const signerId = await saveDraft(exchange, customer, basics)
  await submit(exchange, customer, signerId)
  const { application } = await clientOf(exchange, customer).current({})
  assert(application, 'the submitted application cannot be read')
  return { customer, id: application.id, signerId }
}
