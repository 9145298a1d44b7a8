import { freezes } from '@tessera/contract/access/freezes/freezes.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { security } from '@tessera/contract/access/security/security.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { smsDesk } from '@tessera/contract/services/sms/sms-desk.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { freshPhone, givePhone } from '#testing/phones.ts'
import { giveProofs } from '#testing/step-up.ts'
import { notify } from '#services/messages/notify.ts'
import { sendSms } from './send-sms.job.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterEach(async () => {
  await sql`delete from sms`.execute(exchange.deps.db)
  await sql`update sms_budget set number_day = 10, exchange_day = 20000, sms_closed = false`.execute(exchange.deps.db)
  await sql`update site_setting set restriction_type = 0, limit_countries = '{}'`.execute(exchange.deps.db)
})
afterAll(() => exchange.close())

type PhoneCustomer = { readonly id: string; readonly token: string; readonly phone: string }
/** Creates a customer who registered by phone and has nothing else. */
async function byPhone(lang = 'en_US'): Promise<PhoneCustomer> {
  const { email, token } = await exchange.account()
  const phone = await givePhone(exchange, email)
  const { rows } = await sql<{ id: string }>`
    update customer set email = null, lang = ${lang} where email = ${email} returning id`.execute(exchange.deps.db)
  return { id: rows[0]?.id ?? '', token, phone }
}
type StoredNotice = { readonly kind: string; readonly status: string; readonly unsent_for: string | null }
const saved = async (phone: string): Promise<readonly StoredNotice[]> =>
  (
    await sql<StoredNotice>`select kind, status, unsent_for from sms where phone = ${phone} and requested_by = 'exchange'
                     order by created_at`.execute(exchange.deps.db)
  ).rows
const sendNotice = ({ id }: PhoneCustomer, address = 'x') =>
  exchange.deps.inTx('test')(async (tx) =>
    ok(await notify(tx, id, { kind: 'address_added', params: { address, coin: 'SOL', usable: tx.now } })),
  )
const linkIn = (text: string): string => /freezeAccount\?token=([\w.-]+)/.exec(text)?.[1] ?? ''

test('AUT-14 notifies a customer without email of a reset by text message, with the freeze link', async () => {
  const who = await byPhone()
  const reset = exchange.api(passwordResets)
  const { ticket } = await reset.begin({ account: who.phone, captcha: await exchange.captcha('reset') })
  await reset.prove({ ticket, code: await exchange.nextCode(who.phone) })
  await reset.finish({ ticket, password: 'owner street 9' })
  const { text } = await exchange.nextMail(who.phone)
  expect(text.split('\n')).toEqual([
    'Tessera: Your login password was reset',
    'Not you? Freeze your account:',
    expect.stringContaining('/en_US/freezeAccount?token='),
  ])
  await exchange.api(freezes).freezeByLink({ token: linkIn(text) })
  expect((await exchange.nextMail(who.phone)).text).toBe('Tessera: Your account is frozen')
})

test("AUT-14 uses the customer's language", async () => {
  const who = await byPhone('zh_CN')
  await sendNotice(who)
  const [title, hint, link] = (await exchange.nextMail(who.phone)).text.split('\n')
  expect(title).toMatch(/^Tessera: \p{Script=Han}/u)
  expect([hint, link]).toEqual(['不是您本人？立即冻结账户：', expect.stringContaining('/zh_CN/freezeAccount?token=')])
})

test('AUT-14 notifies of a login from a new place by text message', async () => {
  const who = await byPhone()
  await sql`delete from session where customer_id = ${who.id}`.execute(exchange.deps.db)
  const { ticket } = await exchange.api(sessions).login({ account: who.phone, password })
  await exchange.api(sessions).confirm({ ticket, code: await exchange.nextCode(who.phone) })
  expect((await exchange.nextMail(who.phone)).text).toContain('New login to your account')
})

test('AUT-14 notifies the former and the new number of a change of the phone, once each', async () => {
  const who = await byPhone()
  const phone = freshPhone()
  const verifyToken = await giveProofs(exchange, who, 'change_phone', { phone }, ['mobile', 'new'])
  await exchange.api(security, who).changePhone({ phone, password, verifyToken })
  for (const each of [who.phone, phone]) {
    expect(linkIn((await exchange.nextMail(each)).text)).not.toBe('')
    expect(await saved(each)).toHaveLength(1)
  }
})

test('AUT-14 counts notices and codes of a number separately', async () => {
  await sql`update sms_budget set number_day = 1`.execute(exchange.deps.db)
  const who = await byPhone()
  await sendNotice(who)
  await sendNotice(who)
  const ask = () =>
    codeOfRefusal(
      exchange
        .api(verification, who)
        .sendCode({ scene: 'check_identity', payload: {}, proof: 'mobile', channel: 'sms' }),
    )
  expect(await ask()).toBeUndefined()
  exchange.passTime(90_000)
  expect(await ask()).toBe('VERIFICATION_TOO_MANY_SENDS')
  await sendNotice(who)
  await expect.poll(async () => (await saved(who.phone)).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
})

test('AUT-10 sends five notices of a kind to a number per day; more are stored unsent, and other kinds are still sent', async () => {
  const who = await byPhone()
  for (let n = 0; n < 7; n += 1) await sendNotice(who, String(n))
  const all = await saved(who.phone)
  expect(all.filter(({ unsent_for }) => unsent_for === 'bound')).toHaveLength(2)
  const inSite = await exchange.api(messages, who).list({ type: 'security' })
  expect(inSite.rows.filter(({ title }) => title === 'You added a withdrawal address')).toHaveLength(7)
  await exchange.api(freezes, who).freezeAccount({})
  await expect
    .poll(async () => (await saved(who.phone)).at(-1))
    .toMatchObject({ kind: 'account_frozen', status: 'sent' })
})

test('AUT-10 keeps a notice queued while texts are off, and sends it after two people turn them on again', async () => {
  const who = await byPhone()
  const desk = exchange.api(smsDesk, await exchange.operator('compliance'))
  const { rules } = await desk.get({})
  const reason = 'A wave of codes to numbers that nobody answers.'
  await desk.tighten({ rules: { ...rules, exchange: { ...rules.exchange, smsClosed: true } }, reason })
  await sendNotice(who)
  const { rows } = await sql<{ id: string }>`select id from sms where phone = ${who.phone}`.execute(exchange.deps.db)
  const sent: string[] = []
  for (const { id } of rows)
    await sendSms(exchange.deps, async ({ to }) => (sent.push(to), Promise.resolve({ id })), id)
  expect(sent).toEqual([])
  expect(await saved(who.phone)).toMatchObject([{ status: 'queued' }])
  const roles: ['compliance', 'superadmin'] = ['compliance', 'superadmin']
  await byTwo(exchange, { kind: 'sms_budget', subjectId: 'sms', verdict: 'approve', proposal: { rules }, roles })
  expect((await exchange.nextMail(who.phone)).text).toContain('freezeAccount')
})

test('AUT-10 stores a notice with the reason, if its country is not served or there is no provider', async () => {
  const [one, other] = [await byPhone(), await byPhone()]
  await sql`update site_setting set restriction_type = 1, limit_countries = '{SG}'`.execute(exchange.deps.db)
  await sendNotice(one)
  await expect.poll(() => saved(one.phone)).toMatchObject([{ status: 'unsent', unsent_for: 'region' }])
  const { rows } = await sql<{ id: string }>`
    insert into sms (id, phone, dial, prefix, channel, lang, kind, params, requested_by, created_at)
    values (gen_random_uuid(), ${other.phone}, '65', '+65912', 'sms', 'en_US', 'account_thawed', '{}', 'exchange', now())
    returning id`.execute(exchange.deps.db)
  const { SMS_URL: _none, ...config } = exchange.deps.config
  await sendSms(
    { ...exchange.deps, config: { ...config, SMS_URL: undefined } },
    () => Promise.reject(new Error('none')),
    rows[0]?.id ?? '',
  )
  expect(await saved(other.phone)).toMatchObject([{ status: 'unsent', unsent_for: 'provider' }])
})
