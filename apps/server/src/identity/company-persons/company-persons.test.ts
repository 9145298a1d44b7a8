import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companyOwnership } from '@tessera/contract/identity/companies/company-ownership.ts'
import { companyPersons, companyPersonsDesk } from '@tessera/contract/identity/company-persons/company-persons.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { approvedCompany, changeOf, fileChange } from '#testing/company-change.ts'
import { saveDraft, ownPerson, submit } from '#testing/company-file.ts'
import type { Person } from '#testing/exchange.ts'
import { BIRTH_DATE, linkCode, mailedLink, openLinkOf, sendPersonPhoto, verifyPerson } from '#testing/person-link.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const open = (url: string, birthDate = BIRTH_DATE) => guest().open({ code: linkCode(url), birthDate })
const mine = (who: Person) => exchange.api(companyPersons, who)
const guest = () => exchange.api(companyPersons)
const stateOf = async (who: Person, personId: string) =>
  (await mine(who).list({})).persons.find((each) => each.personId === personId)?.state
/** A draft with one complete person. */
async function company() {
  const who = await exchange.customer({ kyc: 'unknown' })
  return { who, personId: await saveDraft(exchange, who) }
}

test('AUT-19 a person opens the emailed link, sees the declared facts, sends photos and consents, and reviewers see it', async () => {
  const { who, personId } = await company()
  const email = `${randomUUID()}@person.example`
  const sent = await mine(who).send({ personId, email })
  expect(sent.persons).toMatchObject([{ personId, state: 'sent' }])
  expect(sent.persons[0]?.sentTo).not.toContain(email)
  const mail = await exchange.nextMail(email)
  expect(mail.text).not.toContain('Northquay')
  const url = /https?:\S+companyPerson#\S+/u.exec(mail.text)?.[0] ?? ''
  expect(JSON.stringify(sent)).not.toContain(linkCode(url))
  const { token, link } = await open(url)
  expect(link).toMatchObject({ person: { name: 'Helena Voss', share: 10_000, effective: '100' }, status: 'opened' })
  expect(await stateOf(who, personId)).toBe('opened')
  const by = { id: link.id, token }
  const { consent } = link
  const accepted = { version: consent.version, sha256: consent.sha256, accepted: true } as const
  expect(await codeOfRefusal(guest().finish({ ...by, facts: link.facts, consent: accepted }))).toBe(
    'COMPANY_LINK_PHOTO_MISSING',
  )
  for (const { item } of link.items) expect(await sendPersonPhoto(exchange, by, item)).toBe('SUCCESS')
  const wrong = { ...accepted, sha256: 'a'.repeat(64) }
  expect(await codeOfRefusal(guest().finish({ ...by, facts: link.facts, consent: wrong }))).toBe(
    'COMPANY_CONSENT_CHANGED',
  )
  expect(await guest().finish({ ...by, facts: link.facts, consent: accepted })).toMatchObject({ status: 'done' })
  expect(await stateOf(who, personId)).toBe('done')
  await submit(exchange, who, personId)
  const applicationId = (await exchange.api(companies, who).current({})).application?.id ?? ''
  const desk = exchange.api(companyPersonsDesk, await exchange.operator('compliance'))
  const { persons } = await desk.list({ applicationId })
  expect(persons).toMatchObject([{ state: 'done', name: 'Helena Voss' }])
  expect(persons[0]?.photos.map(({ item }) => item)).toEqual(['front', 'selfie'])
  const uploadId = persons[0]?.photos[0]?.uploadId ?? ''
  expect((await desk.photo({ applicationId, uploadId, reason: 'Compared.' })).size).toBeGreaterThan(0)
})

test('AUT-19 a link opens once: of twenty concurrent browsers one succeeds', async () => {
  const { who, personId } = await company()
  const url = await mailedLink(exchange, who, personId)
  const codes = await Promise.all(Array.from({ length: 20 }, () => codeOfRefusal(open(url))))
  expect(codes.filter((each) => each === undefined)).toHaveLength(1)
  expect(new Set(codes.filter((each) => each !== undefined))).toEqual(new Set(['COMPANY_LINK_EXPIRED']))
})

test('AUT-19 code and token log nobody in, and the code is in no path and in no table', async () => {
  const { who, personId } = await company()
  const url = await mailedLink(exchange, who, personId)
  const { token } = await openLinkOf(exchange, url)
  for (const each of [linkCode(url), token])
    expect(await codeOfRefusal(exchange.api(kyc, { token: each }).get({}))).toBe('UNAUTHORIZED')
  expect(new URL(url).pathname + new URL(url).search).not.toContain(linkCode(url))
  const { rows } = await sql<{ it: string }>`
    select row_to_json(l)::text as it from company_person_link l union all select row_to_json(m)::text from mail m`.execute(
    exchange.deps.db,
  )
  expect(rows.map(({ it }) => it).join()).not.toContain(linkCode(url))
})

test('AUT-19 a link ends when another one is sent, when it expires, and when the person is removed', async () => {
  const { who, personId } = await company()
  const opened = await openLinkOf(exchange, await mailedLink(exchange, who, personId))
  const second = await mailedLink(exchange, who, personId)
  expect(await codeOfRefusal(guest().look(opened))).toBe('COMPANY_LINK_EXPIRED')
  await exchange.api(companies, who).removePerson({ id: personId })
  expect(await codeOfRefusal(open(second))).toBe('COMPANY_LINK_EXPIRED')
  const other = await company()
  const late = await mailedLink(exchange, other.who, other.personId)
  await sql`update company_person_link set expires_at = now() - interval '1 second' where person_id = ${other.personId}`.execute(
    exchange.deps.db,
  )
  expect(await codeOfRefusal(open(late))).toBe('COMPANY_LINK_EXPIRED')
  expect(await stateOf(other.who, other.personId)).toBe('expired')
})

test('AUT-19 refuses photos after the person is removed, even if the link was opened before', async () => {
  const { who, personId } = await company()
  const by = await openLinkOf(exchange, await mailedLink(exchange, who, personId))
  expect(await sendPersonPhoto(exchange, by, 'front')).toBe('SUCCESS')
  await exchange.api(companies, who).removePerson({ id: personId })
  expect(await sendPersonPhoto(exchange, by, 'selfie')).toBe('COMPANY_LINK_EXPIRED')
})

test("AZ-01 a link belongs to a person of the caller's company, and another browser cannot use it", async () => {
  const [one, other] = [await company(), await company()]
  expect(await codeOfRefusal(mine(one.who).send({ personId: other.personId, email: 'one@person.example' }))).toBe(
    'NOT_FOUND',
  )
  const by = await openLinkOf(exchange, await mailedLink(exchange, one.who, one.personId))
  expect(await sendPersonPhoto(exchange, { ...by, token: 'x'.repeat(43) }, 'front')).toBe('COMPANY_LINK_EXPIRED')
})

test('AUT-19 a verified person gets no other link until the company changes the declared facts', async () => {
  const { who, personId } = await company()
  await verifyPerson(exchange, await mailedLink(exchange, who, personId))
  expect(await codeOfRefusal(mailedLink(exchange, who, personId))).toBe('COMPANY_LINK_DONE')
  await exchange.api(companies, who).savePerson({ id: personId, share: 9000 }, { idempotencyKey: randomUUID() })
  expect(await stateOf(who, personId)).toBe('outdated')
  await mailedLink(exchange, who, personId)
  expect(await stateOf(who, personId)).toBe('sent')
})

test('AUT-19 a person sees the share through all layers, and a reviewer can send the link again', async () => {
  const { who, personId } = await company()
  const entity = randomUUID()
  await exchange.api(companies, who).savePerson({ id: personId, share: 1000 }, { idempotencyKey: randomUUID() })
  const structure = {
    entities: [{ id: entity, name: 'Anchor Holdings', registrationNumber: null, country: null }],
    stakes: [
      { ownerId: entity, ofId: null, share: 9000 },
      { ownerId: personId, ofId: entity, share: 3000 },
    ],
    restBelow: true,
  }
  const { application } = await exchange.api(companyOwnership, who).save({ structure })
  const email = `${randomUUID()}@person.example`
  await mine(who).send({ personId, email })
  await exchange.nextMail(email)
  const desk = exchange.api(companyPersonsDesk, await exchange.operator('compliance'))
  await desk.sendAgain({ applicationId: application?.id ?? '', personId })
  const url = /https?:\S+companyPerson#\S+/u.exec((await exchange.nextMail(email)).text)?.[0] ?? ''
  expect((await open(url)).link.person).toMatchObject({ share: 1000, effective: '37' })
})

test('AUT-19 two operators decide for how many days a link is valid', async () => {
  const { who, personId } = await company()
  const proposal = { rule: { personLinkDays: 2 } }
  const agreed = { kind: 'company_rule', subjectId: 'site', verdict: 'approve', proposal } as const
  expect(await byTwo(exchange, { ...agreed, roles: ['superadmin', 'superadmin'] })).toBe('done')
  const { persons } = await mine(who).send({ personId, email: 'days@person.example' })
  const { sentAt, expiresAt } = persons[0] ?? {}
  expect(Date.parse(expiresAt ?? '') - Date.parse(sentAt ?? '')).toBe(2 * DAY_MS)
})

test('AUT-19 a person added by a pending change can verify before the decision', async () => {
  const approved = await approvedCompany(exchange)
  const { idNumber, ...facts } = ownPerson()
  const added = { id: randomUUID(), ...facts, name: 'Ines Arnaud', roles: ['owner' as const], share: 3000 }
  const change = await changeOf(exchange, approved, {
    persons: [added, { id: approved.signerId, share: 7000 }],
    numbers: { n0: idNumber },
  })
  await fileChange(exchange, approved.customer, change)
  const { persons } = await mine(approved.customer).list({})
  const personId = persons.find(({ name }) => name === 'Ines Arnaud')?.personId ?? ''
  await verifyPerson(exchange, await mailedLink(exchange, approved.customer, personId))
  expect(await stateOf(approved.customer, personId)).toBe('done')
})
