import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import { corppass } from '@tessera/contract/identity/corppass/corppass.ts'
import { kycHandovers } from '@tessera/contract/identity/kyc-handovers/kyc-handovers.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import { sumsub } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { corppass as corppassVendor } from '#world/singpass/corppass.ts'
import { companies as companyPersonas } from '#world/singpass/myinfo-companies.ts'
import { persons } from '#world/singpass/myinfo-persons.ts'
import { final, green } from '#world/sumsub/personas.ts'
import { ownBasics, uploadPaper, submit } from '#testing/company-file.ts'
import type { Customer, Person } from '#testing/exchange.ts'
import { openOnPhone, sendPhoto } from '#testing/phone-photos.ts'
import { agreeAs, agreeAsCompany, openFapiExchange } from '#testing/singpass.ts'
import { newestFile, sumsubExchange, type SumsubExchange } from '#testing/sumsub-exchange.ts'

type Setting = Awaited<ReturnType<typeof openFapiExchange<SumsubExchange>>>
const key = () => ({ idempotencyKey: randomUUID() })
const consents = { use: true, accuracy: true } as const

describe('a person', () => {
  let at: Setting
  beforeAll(async () => {
    at = await openFapiExchange({}, sumsubExchange)
  })
  afterAll(() => at.close())
  const citizen = persons[0]?.id ?? ''
  const newcomer = () => at.exchange.customer({ kyc: 'unknown' })
  const myinfo = (who: Person) => at.exchange.api(singpass, who)
  const standing = (who: Person) => at.exchange.api(kyc, who).get({})
  const prefillOf = async (who: Person): Promise<string> =>
    (await myinfo(who).verifyAuth(await agreeAs(at.exchange, who, citizen))).prefill?.id ?? ''
  const sendMyinfo = (who: Person, prefillId: string) =>
    myinfo(who).submit({ prefillId, corrections: {}, consents }, key())

  test('who began with Singpass can finish with Sumsub, and the data of Singpass can no longer be sent', async () => {
    const who = await newcomer()
    const prefillId = await prefillOf(who)
    await at.exchange.local.submit(await at.exchange.token(who), 'green')
    await at.exchange.settle()
    expect(await standing(who)).toMatchObject({ step: 'review', case: { details: { legalName: 'Mei Hua Ong' } } })
    await expect(sendMyinfo(who, prefillId)).rejects.toMatchObject({ code: 'KYC_ALREADY_OPEN' })
  })
  test('who refused at Singpass can finish with Sumsub', async () => {
    const who = await newcomer()
    const refusing = myinfo(who).verifyAuth(await agreeAs(at.exchange, who, citizen, 'refuse'))
    await expect(refusing).rejects.toMatchObject({ code: 'MYINFO_DECLINED' })
    await at.exchange.local.submit(await at.exchange.token(who), 'green')
    await at.exchange.settle()
    expect(await standing(who)).toMatchObject({ step: 'review' })
  })
  test('who was rejected by Sumsub once can finish with Singpass, and a later verdict of Sumsub changes nothing', async () => {
    const { customer, user } = await at.exchange.submitted('retry')
    expect(await sendMyinfo(customer, await prefillOf(customer))).toMatchObject({ step: 'review' })
    for (const verdict of [green, final]) {
      await at.exchange.local.decide(user, verdict)
      await at.exchange.settle()
    }
    expect(await newestFile(at.exchange, customer)).toMatchObject({ status: 'submitted', version: 1 })
    expect((await standing(customer)).case).toMatchObject({ details: { legalName: 'TAN MEI LING' }, documents: [] })
  })
  test('cannot start at Singpass during a Sumsub review', async () => {
    const { customer } = await at.exchange.submitted('slow')
    await expect(myinfo(customer).verifyAuth({ action: 'start' })).rejects.toMatchObject({ code: 'KYC_ALREADY_OPEN' })
  })
  test.each([
    ['Singpass', async (who: Customer) => void (await sendMyinfo(who, await prefillOf(who)))],
    ['Sumsub', async (who: Customer) => void (await at.exchange.local.submit(await at.exchange.token(who), 'green'))],
  ])('who began with photos by phone can finish with %s, and the phone can send no more', async (_name, end) => {
    const who = await newcomer()
    const { url } = await at.exchange.api(kycHandovers, who).create({ flow: 'personal', items: ['front', 'selfie'] })
    const phone = await openOnPhone(at.exchange, url)
    expect(await sendPhoto(at.exchange, phone, 'front')).toMatchObject({ code: 'SUCCESS' })
    await end(who)
    await at.exchange.settle()
    expect(await standing(who)).toMatchObject({ step: 'review' })
    expect(await sendPhoto(at.exchange, phone, 'selfie')).toMatchObject({ code: 'KYC_QR_EXPIRED' })
  })
  test('AZ-09 who began with one vendor cannot begin as a company with another', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    await myinfo(one).verifyAuth({ action: 'start' })
    await expect(at.exchange.token(one, 'company')).rejects.toMatchObject({ code: 'IDENTITY_CHOICE_PERSONAL' })
    await at.exchange.token(other, 'company')
    const starting = myinfo(other).verifyAuth({ action: 'start' })
    await expect(starting).rejects.toMatchObject({ code: 'IDENTITY_CHOICE_COMPANY' })
  })
})

describe('a company', () => {
  let at: Setting
  beforeAll(async () => {
    at = await openFapiExchange({ vendor: corppassVendor }, sumsubExchange)
  })
  afterAll(() => at.close())
  const harbour = companyPersonas[0]?.id ?? ''
  const newcomer = () => at.exchange.customer({ kyc: 'unknown' })
  const register = (who: Person) => at.exchange.api(corppass, who)
  const own = (who: Person) => at.exchange.api(companies, who)
  const fill = async (who: Person) => register(who).enterpriseConfig(await agreeAsCompany(at.exchange, who, harbour))
  /** Adds data that the register lacks and submits the application. Returns the vendor's verdict for reviewers. */
  async function submitted(who: Customer) {
    const { application } = await own(who).current({})
    if (application == null) throw new Error('the register filled no application')
    const { basics, checklist, persons: people, id } = application
    await own(who).save({
      contactNumber: '+6561234567',
      sourceOfFunds: 'Profits',
      natureOfBusiness: 'Ships',
      applicationReason: 'To invest',
      businessAddress: basics.registeredAddress,
    })
    const issuedOn = new Date().toISOString().slice(0, 10)
    for (const { kind } of checklist)
      await own(who).saveDocument({ kind, uploadId: await uploadPaper(at.exchange, who), issuedOn })
    for (const { id: personId, roles } of people)
      await own(who).savePerson(
        { id: personId, birthDate: '1970-02-03', roles: [...roles, 'authorized_trader'] },
        key(),
      )
    await submit(at.exchange, who, people[0]?.id ?? '')
    const desk = await at.exchange.operator('compliance')
    return (await at.exchange.api(companiesReview, desk).get({ id })).vendor
  }

  test('that began with Corppass can finish with Sumsub, which gets the data of the register', async () => {
    const who = await newcomer()
    await fill(who)
    await at.exchange.local.submit(await at.exchange.token(who, 'company'), 'green')
    await at.exchange.settle()
    const { info } = at.exchange.local.applicantOf(await at.exchange.userOf(who))
    expect(info).toMatchObject({ companyInfo: { registrationNumber: '201812345K', country: 'SGP' } })
    expect((await own(who).current({})).application).toMatchObject({
      status: 'draft',
      register: { source: 'myinfo_business' },
    })
    expect(await submitted(who)).toMatchObject({ status: 'green', about: 'same' })
  })
  test('that began with Sumsub can finish with Corppass, and reviewers see that the verdict is for another company', async () => {
    const who = await newcomer()
    await own(who).save(ownBasics())
    await at.exchange.local.submit(await at.exchange.token(who, 'company'), 'green')
    await at.exchange.settle()
    const { standing } = await fill(who)
    expect(standing?.application?.basics.name).toBe('KALLANG HARBOUR PTE. LTD.')
    expect(await submitted(who)).toMatchObject({ status: 'green', about: 'other' })
  })
  test('that refused at Corppass can finish with Sumsub', async () => {
    const who = await newcomer()
    const refusing = register(who).enterpriseConfig(await agreeAsCompany(at.exchange, who, harbour, 'refuse'))
    await expect(refusing).rejects.toMatchObject({ code: 'MYINFO_DECLINED' })
    await at.exchange.local.submit(await at.exchange.token(who, 'company'), 'green')
    await at.exchange.settle()
    expect((await at.exchange.api(sumsub, who).config({ kind: 'company' })).standing?.status).toBe('green')
  })
  test('AZ-09 that began with one vendor cannot begin as a person with another', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    await register(one).enterpriseConfig({ action: 'start' })
    await expect(at.exchange.token(one)).rejects.toMatchObject({ code: 'IDENTITY_CHOICE_COMPANY' })
    await at.exchange.token(other)
    const starting = register(other).enterpriseConfig({ action: 'start' })
    await expect(starting).rejects.toMatchObject({ code: 'IDENTITY_CHOICE_PERSONAL' })
  })
})
