import { type Browser, expect, type Page } from '@playwright/test'
import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companyType } from '@tessera/domain/identity/companies/types.ts'
import { clientOf, once } from './client-of.ts'
import { picture } from './form.ts'
import { type Newcomer, newcomer } from './newcomers.ts'

export type SentCompany = Newcomer & { readonly company: string; readonly signerId: string }

type Api = ReturnType<typeof clientOf<typeof companies>>
type Kind = Parameters<Api['saveDocument']>[0]['kind']
type Person = Parameters<Api['savePerson']>[0]

const TYPE = 'limited_liability_partnership'
const address = { country: 'SG', city: 'Singapore', street: '1 Raffles Place', zip: '048616' }
const today = (): string => new Date().toISOString().slice(0, 10)

/** Uploads a file as an attachment of the customer; returns the id of the upload. */
export async function sendPaper(
  page: Pick<Page, 'request'>,
  token: string,
  buffer: Buffer,
  name: string,
  mimeType: string,
): Promise<string> {
  const answer = await page.request.post('/upload/api/v1/uploads/create', {
    headers: { token },
    multipart: { file: { name, mimeType, buffer }, name, purpose: 'attachment' },
  })
  const { code, data } = await answer.json()
  expect(code).toBe('SUCCESS')
  return data.id
}

const persons: readonly Person[] = [
  {
    name: 'Helena Voss',
    roles: ['general_partner', 'authorized_trader'],
    nationality: 'SG',
    birthDate: '1974-05-04',
    share: 4200,
  },
  { name: 'Tomas Dahl', roles: ['limited_partner'], nationality: 'NO', birthDate: '1968-11-02', share: 3100 },
  { name: 'Mira Ranganathan', roles: ['limited_partner'], nationality: 'IN', birthDate: '1981-02-14', share: 1800 },
]

/** A new customer whose company is submitted for review, through the API. */
export async function companyInReview(browser: Browser, baseUrl: string): Promise<SentCompany> {
  const context = await browser.newContext({ baseURL: baseUrl })
  const page = await context.newPage()
  const who = await newcomer(page.request, baseUrl, 'email')
  const mine = clientOf(baseUrl, who.token, companies)
  const company = `Northquay ${who.passport} LLP`
  await mine.save({
    companyType: TYPE,
    name: company,
    registrationNumber: `T19LL${who.passport.slice(-4)}K`,
    incorporatedOn: '2019-06-01',
    contactNumber: '+6561234567',
    sourceOfFunds: 'Capital of the partners and retained earnings.',
    natureOfBusiness: 'Investment in private credit.',
    applicationReason: 'To subscribe to offerings and hold them.',
    website: 'https://northquay.example',
    registeredAddress: address,
    businessAddress: address,
  })
  for (const kind of companyType(TYPE).documents) await paperOf(page, baseUrl, who, kind)
  const ids: string[] = []
  for (const [at, person] of persons.entries()) {
    const idNumber = `K${who.passport.slice(-6)}${at}`
    const given = { ...person, idType: 'passport', idNumber } as const
    ids.push((await mine.savePerson(given, once())).personId)
  }
  const sent = { ...who, company, signerId: ids[0] ?? '' }
  await submitCompany(baseUrl, sent)
  await context.close()
  return sent
}

/** A picture for a kind of document, issued today. */
export async function paperOf(page: Page, baseUrl: string, who: Newcomer, kind: Kind): Promise<void> {
  const bytes = await picture(page, `${kind} ${who.passport} ${Date.now()}`, 'darkslategray')
  const uploadId = await sendPaper(page, who.token, bytes, `${kind}.png`, 'image/png')
  await clientOf(baseUrl, who.token, companies).saveDocument({ kind, uploadId, issuedOn: today() })
}

export async function submitCompany(baseUrl: string, { token, signerId }: SentCompany): Promise<void> {
  const mine = clientOf(baseUrl, token, companies)
  const { version, sha256 } = (await mine.current({})).declaration
  await mine.submit({ declaration: { version, sha256, accepted: true }, signerId }, once())
}
