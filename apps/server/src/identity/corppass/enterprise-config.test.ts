import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import { corppass } from '@tessera/contract/identity/corppass/corppass.ts'
import { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadPaper, submit } from '#testing/company-file.ts'
import type { Person } from '#testing/exchange.ts'
import { corppass as vendor } from '#world/singpass/corppass.ts'
import { companies as personas } from '#world/singpass/myinfo-companies.ts'
import { agreeAsCompany, singpassExchange } from '#testing/singpass.ts'
import { accountHash } from '#identity/companies/save-person.ts'
import { numberCipher } from '#identity/kyc/save-version.ts'
import { numberHash } from '#platform/secrets/number-hash.ts'

type Setting = Awaited<ReturnType<typeof singpassExchange>>
let at: Setting
beforeAll(async () => {
  at = await singpassExchange({ vendor })
})
afterAll(() => at.close())

const [harbour = '', orchid = '', lapsed = ''] = personas.map(({ id }) => id)
const newcomer = () => at.exchange.customer({ kyc: 'unknown' })
const rows = (who: Person) => at.exchange.api(corppass, who)
const own = (who: Person) => at.exchange.api(companies, who)
const key = () => ({ idempotencyKey: randomUUID() })

const agreed = (who: Person, persona: string, answer: 'agree' | 'refuse' = 'agree') =>
  agreeAsCompany(at.exchange, who, persona, answer)
async function filled(persona: string) {
  const who = await newcomer()
  const { standing } = await rows(who).enterpriseConfig(await agreed(who, persona))
  const application = standing?.application
  if (application == null) throw new Error('Corppass filled no application')
  return { who, application }
}

test('KYC-05 fills the application of a company with register data after consent at Corppass', async () => {
  const { application } = await filled(harbour)
  expect(application.basics).toMatchObject({
    companyType: 'private_company_limited_by_shares',
    name: 'KALLANG HARBOUR PTE. LTD.',
    registrationNumber: '201812345K',
    incorporatedOn: '2018-04-20',
    registeredAddress: { country: 'SG', street: '10 KALLANG WAY, #21-03, HARBOUR TOWER', zip: '349562' },
    natureOfBusiness: null,
  })
  expect(
    application.persons.map(({ name, roles, share, idNumberMasked }) => ({ name, roles, share, idNumberMasked })),
  ).toEqual([
    { name: 'HUI KAR WAI', roles: ['director', 'owner'], share: 6000, idNumberMasked: '••••••34J' },
    { name: 'DEVI NAIR', roles: ['director', 'owner'], share: 4000, idNumberMasked: '••••••45I' },
  ])
  expect(application.register).toMatchObject({
    source: 'myinfo_business',
    fields: ['companyType', 'name', 'registrationNumber', 'incorporatedOn', 'registeredAddress'],
    companyOwners: [],
    leftOut: 0,
  })
  const missing = application.missing.map(({ field }) => field)
  expect(missing).toContain('contactNumber')
  expect(missing).not.toContain('registrationNumber')
})

test('KYC-05 the customer enters data that the register lacks: an address, and the people behind an owning company', async () => {
  const { who, application } = await filled(orchid)
  expect(application.register).toMatchObject({
    companyOwners: [{ name: 'ROWAN CAPITAL PTE. LTD.', registrationNumber: '200501234D', share: 8000 }],
  })
  expect(application.register?.fields).not.toContain('registeredAddress')
  const saved = await own(who).save({ registeredAddress: { street: '5 Orchid Row', city: 'Singapore', country: 'SG' } })
  expect(saved.application?.basics.registeredAddress.street).toBe('5 Orchid Row')
})

describe('KYC-05 register data', () => {
  const locked = { code: 'COMPANY_FROM_REGISTER' }
  test.each([
    ['a name', { name: 'Another Pte Ltd' }, 'name'],
    ['a number', { registrationNumber: '201812345Z' }, 'registrationNumber'],
    ['an address', { registeredAddress: { street: '1 Elsewhere' } }, 'registeredAddress'],
    ['nothing', { name: null }, 'name'],
  ])('is not replaced by %s', async (_what, given, field) => {
    const { who } = await filled(harbour)
    await expect(own(who).save(given)).rejects.toMatchObject({ ...locked, field })
  })
  test('can be saved unchanged together with additions of the customer', async () => {
    const { who } = await filled(harbour)
    const saved = await own(who).save({ name: 'KALLANG HARBOUR PTE. LTD.', natureOfBusiness: 'We hold ships.' })
    expect(saved.application?.basics.natureOfBusiness).toBe('We hold ships.')
  })
  test('of a person stays, and missing facts are added', async () => {
    const { who, application } = await filled(harbour)
    const id = application.persons[0]?.id ?? ''
    const save = (given: object) => own(who).savePerson({ id, ...given }, key())
    await expect(save({ name: 'HUI' })).rejects.toMatchObject({ ...locked, field: 'name' })
    await expect(save({ share: 1000 })).rejects.toMatchObject({ ...locked, field: 'share' })
    await expect(save({ idNumber: 'S8203345I' })).rejects.toMatchObject({ ...locked, field: 'idNumber' })
    await expect(save({ roles: ['authorized_trader'] })).rejects.toMatchObject({ ...locked, field: 'roles' })
    await expect(own(who).removePerson({ id })).rejects.toMatchObject(locked)
    const saved = await save({ birthDate: '1970-02-03', roles: ['director', 'owner', 'authorized_trader'] })
    expect(saved.application?.persons[0]).toMatchObject({ birthDate: '1970-02-03', complete: true })
  })
  test('can be fetched again without losing additions of the customer', async () => {
    const { who, application } = await filled(harbour)
    const id = application.persons[0]?.id ?? ''
    await own(who).savePerson({ id, birthDate: '1970-02-03' }, key())
    await own(who).savePerson({ name: 'Trader Only', roles: ['authorized_trader'] }, key())
    const { standing } = await rows(who).enterpriseConfig(await agreed(who, harbour))
    const persons = standing?.application?.persons ?? []
    expect(persons.find((each) => each.id === id)?.birthDate).toBe('1970-02-03')
    expect(persons.map(({ name }) => name)).toContain('Trader Only')
  })
  test('is replaced when another company is fetched: no person of the first company remains', async () => {
    const { who } = await filled(harbour)
    const { standing } = await rows(who).enterpriseConfig(await agreed(who, orchid))
    expect(standing?.application?.persons.map(({ name }) => name)).toEqual(['ANNA BERG'])
  })
})

test('KYC-05 people whom the customer added never displace an owner from the register', async () => {
  const who = await newcomer()
  await own(who).save({ natureOfBusiness: 'We hold ships.' })
  for (let n = 0; n < 9; n++)
    await own(who).savePerson({ name: `Trader ${'ABCDEFGHIJ'[n]}`, roles: ['authorized_trader'] }, key())
  const full = { code: 'COMPANY_PERSONS_FULL' }
  await expect(rows(who).enterpriseConfig(await agreed(who, harbour))).rejects.toMatchObject(full)
  const { application } = await own(who).current({})
  expect(application).toMatchObject({ register: null, persons: { length: 9 } })
  await own(who).removePerson({ id: application?.persons[0]?.id ?? '' })
  const { standing } = await rows(who).enterpriseConfig(await agreed(who, harbour))
  expect(standing?.application?.persons.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['HUI KAR WAI', 'DEVI NAIR']),
  )
})

test('OPR-02 matches a person of the register without a nationality by the hash of a personal account', () => {
  const { config } = at.exchange.deps
  const number = numberCipher(config).seal('S7905124A')
  expect(accountHash(config, null, number)).toBe(numberHash(config, 'IN', 'S7905124A'))
  expect(accountHash(config, null, numberCipher(config).seal('K1234567'))).toBeNull()
})

test('KYC-05 refuses a company that was struck off, and fills nothing', async () => {
  const who = await newcomer()
  const brought = await agreed(who, lapsed)
  await expect(rows(who).enterpriseConfig(brought)).rejects.toMatchObject({ code: 'COMPANY_NOT_LIVE' })
  expect((await own(who).current({})).application).toBeNull()
})

/** A company from the register whose application is complete and submitted. */
async function sent() {
  const { who, application } = await filled(harbour)
  const { registeredAddress } = application.basics
  const manual = { contactNumber: '+6561234567', sourceOfFunds: 'Profits', natureOfBusiness: 'Ships' }
  await own(who).save({ ...manual, applicationReason: 'To invest', businessAddress: registeredAddress })
  const issuedOn = new Date().toISOString().slice(0, 10)
  for (const { kind } of application.checklist)
    await own(who).saveDocument({ kind, uploadId: await uploadPaper(at.exchange, who), issuedOn })
  for (const { id, roles } of application.persons)
    await own(who).savePerson({ id, birthDate: '1970-02-03', roles: [...roles, 'authorized_trader'] }, key())
  await submit(at.exchange, who, application.persons[0]?.id ?? '')
  const desk = at.exchange.api(companiesReview, await at.exchange.operator('compliance'))
  return { who, application, desk }
}

test('KYC-06 a submitted application marks register data for the reviewer', async () => {
  const { who, application, desk } = await sent()
  await expect(rows(who).enterpriseConfig({ action: 'start' })).rejects.toMatchObject({ code: 'COMPANY_NOT_EDITABLE' })
  const [version] = (await desk.get({ id: application.id })).versions
  expect(version?.register).toEqual(application.register)
  expect(version?.persons.map(({ name, fromRegister }) => [name, fromRegister])).toEqual([
    ['HUI KAR WAI', true],
    ['DEVI NAIR', true],
  ])
})

test('KYC-06 the register can be queried again only if a reviewer requested both parts that it fills', async () => {
  const [one, both] = [await sent(), await sent()]
  const ask = ({ desk, application }: typeof one, parts: readonly ('basics' | 'persons')[]) =>
    desk.askAgain({
      id: application.id,
      version: 1,
      items: parts.map((item) => ({ item, reason: 'details_mismatch' })),
    })
  await ask(one, ['basics'])
  const refused = rows(one.who).enterpriseConfig({ action: 'start' })
  await expect(refused).rejects.toMatchObject({ code: 'COMPANY_NOT_EDITABLE' })
  await ask(both, ['basics', 'persons'])
  const { standing } = await rows(both.who).enterpriseConfig(await agreed(both.who, harbour))
  expect(standing?.application).toMatchObject({
    status: 'to_be_improved',
    requestedItems: [{ answered: true }, { answered: true }],
  })
})

test('AZ-09 the first request to Corppass binds the account to a company', async () => {
  const who = await newcomer()
  await rows(who).enterpriseConfig({ action: 'start' })
  expect((await own(who).current({})).choice).toBe('company')
  const asPerson = at.exchange.api(singpass, who).verifyAuth({ action: 'start' })
  await expect(asPerson).rejects.toMatchObject({ code: 'MYINFO_NOT_AVAILABLE' })
})

test('reports that Corppass is not available without a configured client', async () => {
  const who = await newcomer()
  expect(await rows(who).enterpriseConfig({ action: 'look' })).toMatchObject({ available: true, authUrl: null })
  expect(await at.exchange.api(singpass, who).verifyAuth({ action: 'resume' })).toMatchObject({ available: false })
})

test('KYC-05 a reviewer lets the customer correct outdated register data, and each correction is marked', async () => {
  const { who, application, desk } = await sent()
  const [hui, devi] = application.persons
  if (hui === undefined || devi === undefined) throw new Error('the register does not name two people')
  const reason = 'register_outdated' as const
  const items = (['basics', 'persons'] as const).map((item) => ({ item, reason }))
  await desk.askAgain({ id: application.id, version: 1, items })
  const open = (await own(who).current({})).application
  expect(open?.register?.fields).toEqual([])
  expect(open?.persons.map(({ registerFields }) => registerFields)).toEqual([[], []])
  const { application: saved } = await own(who).save({ name: 'KALLANG PORT PTE. LTD.' })
  await own(who).removePerson({ id: devi.id })
  await own(who).savePerson({ id: hui.id, name: 'HUI KAR WAI ADAM', share: 10_000 }, key())
  expect(saved?.register?.differs).toEqual([{ field: 'name', value: 'KALLANG HARBOUR PTE. LTD.' }])
  // The register no longer proves the facts of this company, so its documents are required.
  const issuedOn = new Date().toISOString().slice(0, 10)
  const { checklist = [] } = (await own(who).current({})).application ?? {}
  expect(checklist.map(({ kind }) => kind)).toContain('business_profile')
  for (const { kind, state } of checklist)
    if (state === 'missing')
      await own(who).saveDocument({ kind, uploadId: await uploadPaper(at.exchange, who), issuedOn })
  await submit(at.exchange, who, hui.id)
  const [version] = (await desk.get({ id: application.id })).versions
  expect(version?.register).toMatchObject({
    differs: [{ field: 'name', value: 'KALLANG HARBOUR PTE. LTD.' }],
    removed: ['DEVI NAIR'],
  })
  expect(version?.register?.fields).not.toContain('name')
  expect(version?.persons).toMatchObject([{ name: 'HUI KAR WAI ADAM', registerDiffers: ['name', 'share'] }])
})

test('a withdrawal keeps the permission to correct outdated register data', async () => {
  const { who, application, desk } = await sent()
  await desk.askAgain({ id: application.id, version: 1, items: [{ item: 'basics', reason: 'register_outdated' }] })
  await own(who).withdraw({ id: application.id, version: 1 })
  const { application: saved } = await own(who).save({ name: 'KALLANG PORT PTE. LTD.' })
  expect(saved?.register).toMatchObject({
    fields: [],
    differs: [{ field: 'name', value: 'KALLANG HARBOUR PTE. LTD.' }],
  })
})

test('KYC-05 a request for another reason keeps the register facts locked', async () => {
  const { who, application, desk } = await sent()
  await desk.askAgain({ id: application.id, version: 1, items: [{ item: 'basics', reason: 'details_mismatch' }] })
  await expect(own(who).save({ name: 'Another Ltd' })).rejects.toMatchObject({ code: 'COMPANY_FROM_REGISTER' })
})

test('requires no documents that only repeat the register after it filled the application', async () => {
  const { application } = await filled(harbour)
  const kinds = application.checklist.map(({ kind }) => kind)
  expect(kinds).toEqual(['constitution', 'proof_of_address', 'board_resolution'])
})

test('KYC-11 requests no data from Corppass if the application can no longer be changed', async () => {
  const { who } = await sent()
  const later = await newcomer()
  const brought = await agreed(later, harbour)
  await at.exchange.deps.db.updateTable('customer').set({ status: 'frozen' }).where('id', '=', later.id).execute()
  const before = at.vendor.calls().length
  await expect(rows(later).enterpriseConfig(brought)).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' })
  await expect(rows(who).enterpriseConfig({ ...brought })).rejects.toMatchObject({ code: 'COMPANY_NOT_EDITABLE' })
  expect(at.vendor.calls().length).toBe(before)
})
