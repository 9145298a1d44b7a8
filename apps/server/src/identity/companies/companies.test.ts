import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveDraft, ownBasics, ownPerson, uploadPaper, submit, submittedCompany } from '#testing/company-file.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { ownDetails, photo } from '#testing/kyc-file.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const mine = (who: Person, locale?: 'en_US' | 'zh_CN') => exchange.api(companies, who, locale)
const key = () => ({ idempotencyKey: randomUUID() })
const nobody = () => exchange.customer({ kyc: 'unknown' })
const signed = async (who: Person, signerId: string) => {
  const { version, sha256 } = (await mine(who).current({})).declaration
  return { declaration: { version, sha256, accepted: true as const }, signerId }
}
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

test('a draft stores filled fields, clears emptied ones, and lists missing ones with the next step', async () => {
  const who = await nobody()
  expect(await mine(who).current({})).toMatchObject({ choice: null, application: null })
  const first = await mine(who).save({ name: 'Northquay', registeredAddress: { city: 'Singapore' } })
  expect(first.application).toMatchObject({
    status: 'draft',
    label: 'unverified',
    version: 0,
    continueAt: 'preparation',
    checklist: [],
    basics: { name: 'Northquay', registeredAddress: { city: 'Singapore', country: null } },
  })
  const next = await mine(who, 'zh_CN').save({
    companyType: 'charity',
    name: null,
    registeredAddress: { country: 'SG' },
  })
  expect(next.application).toMatchObject({
    continueAt: 'basics',
    basics: { name: null, registeredAddress: { city: 'Singapore', country: 'SG' } },
    checklist: expect.arrayContaining([{ kind: 'charity_registration', maxAgeMonths: null, state: 'missing' }]),
  })
  expect(next.application?.missing[0]).toMatchObject({ step: 'basics', field: 'name', text: '此项必填。' })
})

test('validates each given field and saves no invalid value', async () => {
  const who = await nobody()
  const tomorrow = daysAgo(-2)
  await expect(mine(who).save({ incorporatedOn: tomorrow })).rejects.toMatchObject({
    code: 'COMPANY_DATE_LATER',
    field: 'incorporatedOn',
  })
  expect((await mine(who).current({})).application).toBeNull()
  await expect(mine(who).save({ businessAddress: { country: 'XX' } })).rejects.toMatchObject({
    code: 'COMPANY_COUNTRY_NOT_SERVED',
    field: 'businessAddress.country',
  })
  await mine(who).save({ companyType: 'listed_company', widelyHeld: true })
  const other = await mine(who).save({ companyType: 'exempt_private_company' })
  expect(other.application?.basics.widelyHeld).toBe(false)
  await expect(mine(who).save({ widelyHeld: true })).rejects.toMatchObject({ code: 'COMPANY_NOT_WIDELY_HELD' })
})

test('accepts an attachment of the customer as a document once, and a new file clears the issue date', async () => {
  const [who, other] = [await nobody(), await nobody()]
  await expect(mine(who).saveDocument({ kind: 'licence' })).rejects.toMatchObject({ code: 'COMPANY_NOTHING_SAVED' })
  await mine(who).save(ownBasics())
  await expect(mine(who).saveDocument({ kind: 'licence' })).rejects.toMatchObject({ code: 'COMPANY_DOCUMENT_MISSING' })
  const [foreign, face] = [await uploadPaper(exchange, other), await photo(exchange, who)]
  for (const uploadId of [foreign, face])
    await expect(mine(who).saveDocument({ kind: 'licence', uploadId })).rejects.toMatchObject({
      code: 'COMPANY_UPLOAD_UNKNOWN',
    })
  const uploadId = await uploadPaper(exchange, who)
  await mine(who).saveDocument({ kind: 'business_profile', uploadId, issuedOn: daysAgo(200) })
  const twice = mine(who).saveDocument({ kind: 'constitution', uploadId })
  await expect(twice).rejects.toMatchObject({ code: 'COMPANY_UPLOAD_TWICE' })
  const state = async () =>
    (await mine(who).current({})).application?.checklist.find(({ kind }) => kind === 'business_profile')?.state
  expect(await state()).toBe('too_old')
  await mine(who).saveDocument({ kind: 'business_profile', issuedOn: daysAgo(1) })
  expect(await state()).toBe('given')
  await mine(who).saveDocument({ kind: 'business_profile', uploadId: await uploadPaper(exchange, who) })
  expect(await state()).toBe('issue_date_missing')
  await mine(who).removeDocument({ kind: 'business_profile' })
  expect(await state()).toBe('missing')
})

test('KYC-09 encrypts a person’s document number, shows its last characters, and keeps it if it is not sent again', async () => {
  const who = await nobody()
  await mine(who).save(ownBasics())
  const { personId, application } = await mine(who).savePerson({ name: 'Tomas Dahl', idNumber: 'S7654321D' }, key())
  expect(application?.persons).toMatchObject([{ idNumberMasked: '••••••21D', complete: false, maySign: false }])
  const changed = await mine(who).savePerson({ id: personId, roles: ['director'], share: 2500 }, key())
  expect(changed.application?.persons).toMatchObject([{ idNumberMasked: '••••••21D', share: 2500, maySign: true }])
  const { rows } = await sql<{ it: string }>`select row_to_json(p)::text as it from company_person p`.execute(
    exchange.deps.db,
  )
  expect(rows.map(({ it }) => it).join()).not.toContain('7654321')
  const twin = mine(who).savePerson({ name: 'T. Dahl', idNumber: 's-7654321-d' }, key())
  await expect(twin).rejects.toMatchObject({ code: 'COMPANY_PERSON_TWICE', field: 'idNumber' })
})

test('KYC-06 accepts at most ten persons, whose shares do not exceed 100 %', async () => {
  const who = await nobody()
  await mine(who).save(ownBasics())
  const bare = (n: number) => mine(who).savePerson({ name: `Person ${'ABCDEFGHIJKL'[n]}`, share: 1000 }, key())
  for (let n = 1; n <= 10; n += 1) await bare(n)
  await expect(bare(11)).rejects.toMatchObject({ code: 'COMPANY_PERSONS_FULL' })
  const [first] = (await mine(who).current({})).application?.persons ?? []
  const more = mine(who).savePerson({ id: first?.id, share: 1001 }, key())
  await expect(more).rejects.toMatchObject({ code: 'COMPANY_SHARES_TOO_MANY', field: 'share' })
})

test('KYC-06 accepts only a complete application, signed once by an authorized signer', async () => {
  const who = await nobody()
  const signerId = await saveDraft(exchange, who)
  const ready = (await mine(who).current({})).application
  expect(ready).toMatchObject({ missing: [], continueAt: 'declaration' })
  const good = await signed(who, signerId)
  const bad = { ...good, declaration: { ...good.declaration, sha256: 'a'.repeat(64) } }
  await expect(mine(who).submit(bad, key())).rejects.toMatchObject({ code: 'COMPANY_DECLARATION_CHANGED' })
  const unticked = { ...good, declaration: { ...good.declaration, accepted: false as true } }
  await expect(mine(who).submit(unticked, key())).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  const { personId: trader } = await mine(who).savePerson(
    { ...ownPerson(), roles: ['authorized_trader'], share: null },
    key(),
  )
  const byTrader = mine(who).submit({ ...good, signerId: trader }, key())
  await expect(byTrader).rejects.toMatchObject({ code: 'COMPANY_SIGNER_REFUSED', field: 'signerId' })
  await mine(who).saveDocument({ kind: 'business_profile', issuedOn: daysAgo(120) })
  await expect(mine(who).submit(good, key())).rejects.toMatchObject({
    code: 'COMPANY_DOCUMENT_TOO_OLD',
    field: 'documents.business_profile',
  })
  await mine(who).saveDocument({ kind: 'business_profile', issuedOn: daysAgo(2) })
  const sent = await Promise.allSettled(Array.from({ length: 5 }, () => mine(who).submit(good, key())))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const after = await mine(who).current({})
  expect(after).toMatchObject({
    choice: 'company',
    application: { status: 'submitted', label: 'pending', version: 1, editable: [], continueAt: null },
  })
  expect(after.application?.dueOn).toMatch(/^\d{4}-/)
})

test('AZ-10 applies the same rules to an application from a phone, whatever the device claims', async () => {
  const who = await nobody()
  const payload = await signed(who, await saveDraft(exchange, who))
  await mine(who).saveDocument({ kind: 'business_profile', issuedOn: daysAgo(120) })
  const answers = []
  for (const client of ['pc', 'h5', 'app', '']) {
    const headers = { token: who.token, client, 'user-agent': 'Mobile', 'idempotency-key': randomUUID() }
    const url = `/${companies.submit.path}`
    const answer = await exchange.server.app.inject({ method: 'POST', url, headers, payload })
    answers.push(answer.json<{ code: string }>().code)
  }
  expect(new Set(answers)).toEqual(new Set(['COMPANY_DOCUMENT_TOO_OLD']))
})

test('KYC-06 refuses every edit of a submitted application, even by SQL', async () => {
  const { customer, id, signerId } = await submittedCompany(exchange)
  const again = await signed(customer, signerId)
  const edits = [
    () => mine(customer).save({ name: 'Other' }),
    () => mine(customer).saveDocument({ kind: 'constitution', issuedOn: daysAgo(1) }),
    () => mine(customer).removeDocument({ kind: 'constitution' }),
    () => mine(customer).savePerson({ id: signerId, name: 'Other' }, key()),
    () => mine(customer).removePerson({ id: signerId }),
    () => mine(customer).submit(again, key()),
  ]
  for (const edit of edits) await expect(edit()).rejects.toMatchObject({ code: 'COMPANY_NOT_EDITABLE' })
  const { db } = exchange.deps
  for (const past of [
    sql`update company_application set name = 'Other' where id = ${id}`,
    sql`update company_person set name = 'Other' where application_id = ${id}`,
    sql`delete from company_document where application_id = ${id}`,
  ])
    await expect(past.execute(db)).rejects.toThrow(/company application .* cannot be edited/)
})

test('KYC-06 refuses to read or save another customer’s draft', async () => {
  const [ann, bob] = [await nobody(), await nobody()]
  const annSigner = await saveDraft(exchange, ann)
  await mine(bob).save({ name: 'Bob Ltd' })
  const id = (await mine(ann).current({})).application?.id
  await expect(mine(bob).current({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(mine(bob).savePerson({ id: annSigner, name: 'Eve' }, key())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(mine(bob).removePerson({ id: annSigner })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await mine(ann).current({ id })).application?.persons).toMatchObject([{ name: 'Helena Voss' }])
})

test('AZ-09 of twenty parallel starts of both kinds, one kind is chosen', async () => {
  const who = await nobody()
  const signerId = await saveDraft(exchange, who)
  const company = await signed(who, signerId)
  const uploads = { front: await photo(exchange, who), selfie: await photo(exchange, who) }
  const starts = Array.from({ length: 20 }, (_, n) =>
    n % 2 === 0
      ? mine(who).submit(company, key())
      : exchange.api(kyc, who).personal({ ...ownDetails(), uploads }, key()),
  )
  const done = await Promise.allSettled(starts)
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { rows } = await sql<{ files: number; applications: number }>`
    select (select count(*)::int from kyc_case where customer_id = ${who.id}) as files,
           (select count(*)::int from company_version v join company_application a on a.id = v.application_id where a.customer_id = ${who.id}) as applications`.execute(
    exchange.deps.db,
  )
  expect((rows[0]?.files ?? 0) + (rows[0]?.applications ?? 0)).toBe(1)
})

test('AZ-09 refuses the other kind of identity once the first was begun, and gives the reason', async () => {
  const { customer } = await submittedCompany(exchange)
  const uploads = { front: await photo(exchange, customer), selfie: await photo(exchange, customer) }
  const personal = exchange.api(kyc, customer).personal({ ...ownDetails(), uploads }, key())
  await expect(personal).rejects.toMatchObject({ code: 'IDENTITY_CHOICE_COMPANY' })
  const who = await nobody()
  const own = { front: await photo(exchange, who), selfie: await photo(exchange, who) }
  await exchange.api(kyc, who).personal({ ...ownDetails(), uploads: own }, key())
  await expect(mine(who).save({ name: 'Late Ltd' })).rejects.toMatchObject({ code: 'IDENTITY_CHOICE_PERSONAL' })
  await expect(saveDraft(exchange, await exchange.customer({ kyc: 'approved' }))).rejects.toMatchObject({
    code: 'IDENTITY_CHOICE_PERSONAL',
  })
})

test('lists countries in both languages, true if they are served, with their risk tier', async () => {
  await sql`update site_setting set high_risk_countries = '{MM}'`.execute(exchange.deps.db)
  const list = await mine(await nobody()).countries({})
  expect(list.filter(({ riskTier }) => riskTier === 'high').map(({ code }) => code)).toEqual(['MM'])
  expect(list.find(({ code }) => code === 'SG')).toEqual({
    code: 'SG',
    en_US: 'Singapore',
    zh_CN: '新加坡',
    served: true,
    riskTier: 'standard',
  })
})

test('finds a draft by its id, and shows people its number', async () => {
  const { customer, id } = await submittedCompany(exchange)
  expect((await mine(customer).current({ id })).application?.number).toMatch(/^CO-\d+$/)
  await expect(mine(customer).current({ id: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(submit(exchange, customer, id)).rejects.toMatchObject({ code: 'COMPANY_NOT_EDITABLE' })
})
