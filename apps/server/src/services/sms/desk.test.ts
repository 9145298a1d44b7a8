import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { audit } from '@tessera/contract/services/audit/audit.ts'
import { smsDesk } from '@tessera/contract/services/sms/sms-desk.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { dialOf, prefixOf } from '@tessera/domain/access/customers/phone.ts'
import type { SmsRules } from '@tessera/domain/access/verification/sms-budget.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import type { Person } from '#testing/exchange.ts'
import { freshPhone, givePhone } from '#testing/phones.ts'
import { sendSms } from './send-sms.job.ts'

let exchange: AccessExchange
let first: SmsRules
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())
const desk = async (role: 'compliance' | 'superadmin' | 'finance' | 'support') =>
  exchange.api(smsDesk, await exchange.operator(role))
beforeEach(async () => {
  first ??= (await (await desk('finance')).get({})).rules
})
afterEach(async () => {
  await sql`delete from sms_country_budget`.execute(exchange.deps.db)
  const { numberDay, prefixDay, countryDay, exchangeDay } = first.exchange
  await sql`update sms_budget set sms_closed = false, voice_closed = false, number_day = ${numberDay}, prefix_day = ${prefixDay},
                                  country_day = ${countryDay}, exchange_day = ${exchangeDay}`.execute(exchange.deps.db)
  await sql`update approval_request set status = 'cancelled' where kind = 'sms_budget' and status = 'requested'`.execute(
    exchange.deps.db,
  )
  await sql`delete from sms`.execute(exchange.deps.db)
})

const phoned = async (phone: string): Promise<Person> => {
  const person = await exchange.customer()
  await givePhone(exchange, person.email, phone)
  return person
}
const ask = (person: Person, channel: 'sms' | 'voice' = 'sms') =>
  codeOfRefusal(
    exchange.api(verification, person).sendCode({ scene: 'check_identity', payload: {}, proof: 'mobile', channel }),
  )
const country = (dial: string, about: Partial<SmsRules['countries'][number]>) => ({
  dial,
  countryDay: null,
  smsClosed: false,
  voiceClosed: false,
  ...about,
})
const reason = 'A wave of codes to numbers that nobody answers.'
const two = (rules: SmsRules, ...roles: ['compliance' | 'superadmin', 'compliance' | 'superadmin' | 'finance']) =>
  byTwo(exchange, { kind: 'sms_budget', subjectId: 'sms', verdict: 'approve', proposal: { rules }, roles })

test('AUT-10 lets one operator turn texts off: the next code is refused, and a queued one is not sent', async () => {
  const [before, after] = [await phoned(freshPhone()), await phoned(freshPhone())]
  expect(await ask(before)).toBeUndefined()
  const compliance = await desk('compliance')
  await compliance.tighten({ rules: { ...first, exchange: { ...first.exchange, smsClosed: true } }, reason })
  expect(await ask(after)).toBe('SMS_NOT_AVAILABLE')
  const { rows } = await sql<{ id: string }>`
    update sms set status = 'queued', sent_at = null, provider_id = null returning id`.execute(exchange.deps.db)
  const sent: string[] = []
  for (const { id } of rows)
    await sendSms(exchange.deps, async (message) => (sent.push(message.to), Promise.resolve({ id: `test ${id}` })), id)
  expect(rows).toHaveLength(1)
  expect(sent).toEqual([])
  const saved = await exchange.api(audit, await exchange.operator('auditor')).list({ action: 'sms.set_rules' })
  expect(saved.rows[0]).toMatchObject({ reason, after: { changed: ['smsClosed=true'] } })
})

test('AUT-10 closes or limits a single country, texts and calls separately', async () => {
  await sql`update site_setting set voice_open = true`.execute(exchange.deps.db)
  const [burma, other, here] = ['+959123456781', '+959123456782', freshPhone()]
  const people = await Promise.all([burma, other, here].map(phoned))
  const [one, second, third] = people
  if (one === undefined || second === undefined || third === undefined) throw new Error('there are not three people')
  const dial = dialOf(burma) ?? ''
  const compliance = await desk('compliance')
  await compliance.tighten({ rules: { ...first, countries: [country(dial, { smsClosed: true })] }, reason })
  expect([await ask(one), await ask(one, 'voice'), await ask(third)]).toEqual([
    'SMS_NOT_AVAILABLE',
    undefined,
    undefined,
  ])
  const bounded = country(dial, { smsClosed: true, countryDay: 1 })
  await compliance.tighten({ rules: { ...first, countries: [bounded] }, reason })
  expect(await ask(second, 'voice')).toBe('VERIFICATION_TOO_MANY_SENDS')
})

test('AUT-10 requires two people to loosen a limit, and ignores others', async () => {
  const person = await phoned(freshPhone())
  const compliance = await desk('compliance')
  const closed = { ...first, exchange: { ...first.exchange, smsClosed: true, voiceClosed: true } }
  await compliance.tighten({ rules: closed, reason })
  expect(await codeOfRefusal(compliance.tighten({ rules: first, reason }))).toBe('SMS_RULES_LOOSER')
  const more = { ...first, exchange: { ...first.exchange, exchangeDay: first.exchange.exchangeDay + 1 } }
  expect(await codeOfRefusal(compliance.tighten({ rules: more, reason }))).toBe('SMS_RULES_LOOSER')
  expect(await codeOfRefusal(compliance.tighten({ rules: closed, reason }))).toBe('SMS_RULES_UNCHANGED')
  expect(await two(more, 'compliance', 'finance')).toBe('FORBIDDEN')
  expect(await ask(person)).toBe('SMS_NOT_AVAILABLE')
  await sql`update approval_request set status = 'cancelled' where kind = 'sms_budget'`.execute(exchange.deps.db)
  expect(await two(more, 'compliance', 'superadmin')).toBe('done')
  expect((await compliance.get({})).rules).toEqual(more)
  expect(await ask(person)).toBeUndefined()
})

test('AUT-10 rejects a proposal to loosen limits after the budgets were changed', async () => {
  const compliance = await desk('compliance')
  const more = { ...first, exchange: { ...first.exchange, prefixDay: first.exchange.prefixDay + 1 } }
  const [maker, checker] = [await exchange.operator('compliance'), await exchange.operator('compliance')]
  const request = await exchange
    .api(approvals, maker)
    .propose({ kind: 'sms_budget', subjectId: 'sms', verdict: 'approve', reason, proposal: { rules: more } })
  await compliance.tighten({ rules: { ...first, countries: [country('95', { smsClosed: true })] }, reason })
  const decided = exchange
    .api(approvals, checker)
    .decide({ requestId: request.id, verdict: 'approve', contentHash: request.contentHash, note: 'Fine.' })
  expect(await codeOfRefusal(decided)).toBe('APPROVAL_CONTENT_CHANGED')
  expect((await compliance.get({})).rules.countries).toHaveLength(1)
})

test('AZ-13 lets finance operators read the cost of messages and change nothing; support sees neither', async () => {
  const [finance, support] = [await desk('finance'), await desk('support')]
  const closed = { ...first, exchange: { ...first.exchange, smsClosed: true } }
  expect(await codeOfRefusal(finance.tighten({ rules: closed, reason }))).toBe('FORBIDDEN')
  expect(await codeOfRefusal(support.get({}))).toBe('FORBIDDEN')
})

test("counts a day's use in total and by channel, country and prefix, with the provider's reports", async () => {
  const phone = '+6591239999'
  const put = (channel: string, status: string, at: string, requestedBy = 'visitor') =>
    sql`insert into sms (id, phone, dial, prefix, channel, lang, kind, params, requested_by, status, created_at)
        values (gen_random_uuid(), ${phone}, '65', ${prefixOf(phone)}, ${channel}, 'en_US', 'login_code', '{}', ${requestedBy}, ${status},
                now() - ${at}::interval)`.execute(exchange.deps.db)
  await put('sms', 'delivered', '1 hour')
  await put('sms', 'failed', '2 hours', 'owner')
  await put('voice', 'sent', '3 hours')
  await put('sms', 'delivered', '25 hours')
  const { exchange: all, channels, countries, prefixes } = await (await desk('finance')).get({})
  expect(all).toEqual({ sent: 3, spent: 2, delivered: 1, failed: 1, unreported: 1 })
  expect(channels).toMatchObject({ sms: { sent: 2 }, voice: { sent: 1, unreported: 1 } })
  expect(countries).toEqual([{ dial: '65', ...all }])
  expect(prefixes).toEqual([{ prefix: '+65912', ...all }])
})
