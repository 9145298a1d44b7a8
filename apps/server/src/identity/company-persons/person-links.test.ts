import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companyPersons, companyPersonsDesk } from '@tessera/contract/identity/company-persons/company-persons.ts'
import { MAX_LINKS_A_DAY } from '@tessera/domain/identity/companies/person-links.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal } from '#testing/access.ts'
import { approvedCompany } from '#testing/company-change.ts'
import { saveDraft, submit } from '#testing/company-file.ts'
import { BIRTH_DATE, linkCode, mailedLink, openLinkOf, sendPersonPhoto } from '#testing/person-link.ts'
import { cleanUp } from '#platform/database/clean-up.sql.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const guest = () => exchange.api(companyPersons)
const open = (url: string, birthDate = BIRTH_DATE) => guest().open({ code: linkCode(url), birthDate })
const mailbox = () => `${randomUUID()}@person.example`
/** A draft with one complete person. */
async function company() {
  const who = await exchange.customer({ kyc: 'unknown' })
  return { who, personId: await saveDraft(exchange, who) }
}

test('AUT-19 a link opens only with the date of birth, and ends at the fifth wrong one', async () => {
  const { who, personId } = await company()
  const url = await mailedLink(exchange, who, personId)
  for (let tries = 0; tries < 4; tries += 1)
    expect(await codeOfRefusal(open(url, '1990-01-01'))).toBe('COMPANY_LINK_DATE_WRONG')
  expect(await codeOfRefusal(open(url, '1990-01-01'))).toBe('COMPANY_LINK_EXPIRED')
  expect(await codeOfRefusal(open(url))).toBe('COMPANY_LINK_EXPIRED')
  expect((await open(await mailedLink(exchange, who, personId))).link.person.name).toBe('Helena Voss')
})

test('AUT-19 a person confirms the displayed facts, and sees them again after a change', async () => {
  const { who, personId } = await company()
  const { token, link } = await open(await mailedLink(exchange, who, personId))
  const by = { id: link.id, token }
  for (const { item } of link.items) expect(await sendPersonPhoto(exchange, by, item)).toBe('SUCCESS')
  await exchange.api(companies, who).savePerson({ id: personId, share: 9000 }, { idempotencyKey: randomUUID() })
  const { version, sha256 } = link.consent
  const consent = { version, sha256, accepted: true } as const
  expect(await codeOfRefusal(guest().finish({ ...by, facts: link.facts, consent }))).toBe('COMPANY_LINK_FACTS_CHANGED')
  const { facts, person } = await guest().look(by)
  expect(person.share).toBe(9000)
  expect((await guest().finish({ ...by, facts, consent })).status).toBe('done')
})

test('limits the emails per day to one address and of one company', async () => {
  const [one, other] = [await company(), await company()]
  const email = mailbox()
  for (let sent = 0; sent < MAX_LINKS_A_DAY.mailbox; sent += 1) await mailedLink(exchange, one.who, one.personId, email)
  expect(await codeOfRefusal(mailedLink(exchange, other.who, other.personId, email))).toBe('COMPANY_LINKS_TOO_MANY')
  await sql`insert into company_person_link (id, application_id, person_id, status, sent_to, lang, code_hash, created_at, expires_at)
            select gen_random_uuid(), application_id, person_id, 'sent', gen_random_uuid()::text, 'en_US', gen_random_uuid()::text, now(), now()
              from company_person_link, generate_series(1, ${MAX_LINKS_A_DAY.company}) where person_id = ${one.personId}`.execute(
    exchange.deps.db,
  )
  expect(await codeOfRefusal(mailedLink(exchange, one.who, one.personId))).toBe('COMPANY_LINKS_TOO_MANY')
  expect(await codeOfRefusal(mailedLink(exchange, other.who, other.personId))).toBeUndefined()
})

test('names a company in an email only after its name was verified', async () => {
  const draft = await company()
  const [first, second] = [mailbox(), mailbox()]
  await exchange.api(companies, draft.who).save({ name: 'Buy cheap coins at evil.example' })
  await mailedLink(exchange, draft.who, draft.personId, first)
  expect((await exchange.nextMail(first)).text).not.toContain('evil.example')
  const { customer, signerId } = await approvedCompany(exchange)
  await mailedLink(exchange, customer, signerId, second)
  expect((await exchange.nextMail(second)).text).toContain('Northquay Capital Pte. Ltd.')
})

test('reviewers see that a link was sent to an email of the company itself', async () => {
  const { who, personId } = await company()
  await mailedLink(exchange, who, personId, who.email)
  await submit(exchange, who, personId)
  const applicationId = (await exchange.api(companies, who).current({})).application?.id ?? ''
  const desk = exchange.api(companyPersonsDesk, await exchange.operator('compliance'))
  expect((await desk.list({ applicationId })).persons).toMatchObject([{ ownMailbox: true }])
  await mailedLink(exchange, who, personId)
  expect((await desk.list({ applicationId })).persons).toMatchObject([{ ownMailbox: false }])
})

test('deletes photos of an unfinished link, and keeps those of a finished verification', async () => {
  const { who, personId } = await company()
  const by = await openLinkOf(exchange, await mailedLink(exchange, who, personId))
  await sendPersonPhoto(exchange, by, 'front')
  const photos = async () =>
    (await sql`select 1 from company_person_photo where link_id = ${by.id}`.execute(exchange.deps.db)).rows.length
  await sql`update company_person_photo set at = now() - interval '8 days' where link_id = ${by.id}`.execute(
    exchange.deps.db,
  )
  await cleanUp(exchange.deps)
  expect(await photos()).toBe(1)
  await sql`update company_person_link set expires_at = now() - interval '3 days' where id = ${by.id}`.execute(
    exchange.deps.db,
  )
  await cleanUp(exchange.deps)
  expect(await photos()).toBe(0)
})
