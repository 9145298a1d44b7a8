import { verification } from '@tessera/contract/access/verification/verification.ts'
import { type MessageKind, messageKinds, type Notice } from '@tessera/domain/services/messages/kinds.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange } from '#testing/access.ts'
import { notify } from '#services/messages/notify.ts'
import { smtpMail } from './smtp.ts'
import { codeMailKinds, type MailKind, operatorMailKinds } from './kinds.ts'
import type { QueuedMail } from './mail.sql.ts'
import { renderMail } from './render-mail.ts'
import { sendMail } from './send-mail.job.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const about = {
  host: 'tessera.example',
  pauseHours: 48,
  codeOf: () => '428105',
  oneTimePasswordOf: () => 'a-one-time-password',
  personLinkUrlOf: (lang: string, id: string) => `https://tessera.example/${lang}/companyPerson#${id}`,
  joinUrlOf: (lang: string, id: string) => `https://tessera.example/${lang}/join?token=${id}`,
  withdrawalUrlOf: (lang: string, id: string) => `https://tessera.example/${lang}/confirmWithdrawal#${id}`,
  freezeUrlOf: (lang: string, id: string) => `https://tessera.example/${lang}/freezeAccount?token=${id}`,
}
const facts = { until: '2026-03-20T06:42:05.000Z', at: '2026-03-18T06:42:05.000Z', ip: '203.0.113.24' }
const everyParam = Object.fromEntries(
  Object.values(messageKinds).flatMap(({ params }) => Object.keys(params).map((name) => [name, `<${name}>`])),
)
const isKind = (name: string): name is MessageKind => Object.hasOwn(messageKinds, name)
const kinds: MailKind[] = [...codeMailKinds, ...operatorMailKinds, ...Object.keys(messageKinds).filter(isKind)]
const mailOf = (kind: MailKind, lang: 'en_US' | 'zh_CN'): QueuedMail => ({
  id: '0b54f7a2-8c1d-4e1f-9a55-0c1d2e3f4a5b',
  recipient: 'ann@example.com',
  lang,
  kind,
  params: {
    ...everyParam,
    ...facts,
    challenge: 'x',
    invitation: 'y',
    userAgent: 'curl',
    payload: { coin: 'tUSD', fiat: 'SGD', amount: '1250.50', address: '<b>7vX</b>' },
  },
  phrase: null,
  zone: null,
  created_at: new Date('2026-03-18T06:42:05Z'),
})

test.each(kinds.flatMap((kind) => [[kind, 'en_US'] as const, [kind, 'zh_CN'] as const]))(
  'renders the mail %s in %s completely as text, escapes it in HTML, and adds no link',
  (kind, lang) => {
    const { subject, text, html } = renderMail(mailOf(kind, lang), about)
    expect(subject).not.toMatch(/[{}\r\n]|undefined/)
    expect(text).not.toMatch(/\{\w+\}|undefined|https?:/)
    expect(html).not.toMatch(/<b>|<reason>|<address>|undefined|href=|<script|src=/)
    expect(text).toContain('tessera.example')
    expect(text.includes('428105')).toBe(kind.endsWith('_code'))
  },
)

test.each([
  ['en_US', 'OTC sales are paused for 48 hours.', 'OTC sales for 48 hours.'],
  ['zh_CN', '场外交易出售将暂停 48 小时。', '修改后，提现、向其他客户转账和场外交易出售将暂停 48 小时。'],
] as const)('a code for a new password says in %s for how long withdrawals are paused', (lang, lead, note) => {
  for (const kind of ['reset_code', 'change_password_code'] as const)
    expect(renderMail(mailOf(kind, lang), about).text).toContain(lead)
  expect(renderMail(mailOf('login_code', lang), about).text).toContain(note)
})

test.each(['en_US', 'zh_CN'] as const)(
  'names the company in an invitation in %s, with one link that opens it and no code',
  (lang) => {
    const mail = {
      ...mailOf('member_invitation', lang),
      params: { company: '<b>Works', invitation: 'i', until: facts.until },
    }
    const { subject, text, html } = renderMail(mail, about)
    expect(subject).toContain('<b>Works')
    expect(text).toContain(`https://tessera.example/${lang}/join?token=i`)
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="https://tessera.example/${lang}/join?token=i"`])
    expect(html).not.toMatch(/<b>Works|undefined|428105/)
  },
)

test.each(['en_US', 'zh_CN'] as const)(
  'SUP-02 shows the whole address in %s in a confirmation email, with the phrase, its number and one link',
  (lang) => {
    const address = '7hKq2vWxRtN4bJc9PzLmYd3fUsEa8GkTo5VnQi1XwHrB'
    const figures = { coin: 'tUSD', chain: 'solana_devnet', amount: '1250.500000', fee: '1.000000', receives: '1249.5' }
    const params = { ...figures, address, tag: '104857', link: 'l', requested: facts.at, until: facts.until }
    const mail = { ...mailOf('withdrawal_confirmation', lang), params, phrase: 'blue whale' }
    const { subject, text, html } = renderMail(mail, about)
    expect(subject).toContain('1,250.50 tUSD')
    for (const part of [text, html]) {
      expect(part).toContain(address)
      expect(part).toContain('104857')
      expect(part).toContain('Solana Devnet')
      expect(part).toContain('blue whale')
      expect(part).toContain(mail.id.slice(0, 8))
    }
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="https://tessera.example/${lang}/confirmWithdrawal#l"`])
  },
)

test.each([
  ['en_US', 'Not you?'],
  ['zh_CN', '不是您本人？'],
] as const)(
  'renders a mail in %s with the logo in nine cells, a preview text, and an emphasized question',
  (lang, question) => {
    const { html } = renderMail(mailOf('login_code', lang), about)
    expect(html.match(/class="(ink|stem|none)"/g)).toHaveLength(9)
    expect(html).toContain('display:none')
    expect(html).toContain(`<span style="font-weight:600">${question}</span>`)
  },
)

test.each(['en_US', 'zh_CN'] as const)('ends a notice in %s with a freeze link, if its kind has one', (lang) => {
  const mail = mailOf('password_changed', lang)
  const { text, html } = renderMail({ ...mail, params: { ...mail.params, freezeLink: 'x"y' } }, about)
  expect(text).toContain(`https://tessera.example/${lang}/freezeAccount?token=x"y`)
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="https://tessera.example/${lang}/freezeAccount?token=x&quot;y"`])
})

test.each(['en_US', 'zh_CN'] as const)("shows the reader's anti-phishing phrase in a mail in %s, escaped", (lang) => {
  const { text, html } = renderMail({ ...mailOf('login_code', lang), phrase: '<b>blue whale' }, about)
  expect(text).toContain('<b>blue whale')
  expect(html).toContain('&lt;b&gt;blue whale')
})

test('AUT-12 uses the configured host in an email, whatever the request contains', async () => {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  await exchange.server.app.inject({
    method: 'POST',
    url: '/ex/api/v0/public/email',
    payload: { account: email, scene: 'register', lang: 'en_US', captcha: await exchange.captcha('register') },
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  })
  const { text } = await exchange.nextMail(email)
  expect(text).not.toContain('evil')
  expect(text).toContain('127.0.0.1:3000')
})

test('delivers a notice to the site and by email together, or neither after a rollback', async () => {
  const person = await exchange.customer()
  const notice: Notice = { kind: 'deposit_credited', params: { amount: '500.00', coin: 'tUSD' } }
  await exchange.deps.inTx('test')(async (tx) => {
    await notify(tx, person.id, notice)
    return { ok: false, code: 'FORBIDDEN' }
  })
  await exchange.deps.inTx('test')(async (tx) => ok(await notify(tx, person.id, notice)))
  expect((await exchange.nextMail(person.email)).subject).toBe('500.00 tUSD arrived')
  const { rows } = await sql`select 1 from message where customer_id = ${person.id}`.execute(exchange.deps.db)
  expect(rows).toHaveLength(1)
})

test('sends nothing twice when a job runs again, and no expired code', async () => {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const captcha = await exchange.captcha('register')
  await exchange.api(verification).sendEmail({ account: email, scene: 'register', captcha })
  await exchange.nextMail(email)
  const found = sql<{ id: string; sent_at: Date | null }>`select id, sent_at from mail where recipient = ${email}`
  // The stand-in receives it a moment before it is marked as sent.
  await expect.poll(async () => (await found.execute(exchange.deps.db)).rows[0]?.sent_at).toBeInstanceOf(Date)
  const { rows } = await found.execute(exchange.deps.db)
  const send = smtpMail(exchange.deps.config)
  const id = rows[0]?.id ?? ''
  const unsent = () => sql`select 1 from mail where id = ${id} and sent_at is null`.execute(exchange.deps.db)
  await expect.poll(async () => (await unsent()).rows).toEqual([])
  await sendMail(exchange.deps, send, id)
  await sql`update mail set sent_at = null, useless_at = now() - interval '1 second' where recipient = ${email}`.execute(
    exchange.deps.db,
  )
  await sendMail(exchange.deps, send, id)
  expect(exchange.catcher.outbox.mails(email)).toHaveLength(1)
})

test.each(['en_US', 'zh_CN'] as const)(
  'AUT-19 names the company in the mail to a related party in %s, which ends with the one-time link',
  (lang) => {
    const mail = mailOf('company_person_link', lang)
    const { text, html } = renderMail(
      { ...mail, params: { link: 'x1', company: '<b>North</b>', until: facts.until } },
      about,
    )
    expect(text).toContain(`https://tessera.example/${lang}/companyPerson#x1`)
    expect(html).not.toContain('<b>North')
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="https://tessera.example/${lang}/companyPerson#x1"`])
  },
)

test('an email says a time in UTC and in the zone of its reader', () => {
  const mail = {
    ...mailOf('password_changed', 'en_US'),
    params: { ip: '203.0.113.7', until: '2026-03-18T20:42:05.000Z' },
    zone: 'Asia/Singapore',
  }
  expect(renderMail(mail, about).text).toContain('2026-03-18 20:42:05 (UTC), 2026-03-19 04:42:05 (Asia/Singapore)')
  expect(renderMail({ ...mail, lang: 'zh_CN' }, about).text).toContain(
    '2026-03-18 20:42:05 UTC（Asia/Singapore 2026-03-19 04:42:05）',
  )
  expect(renderMail({ ...mail, zone: null }, about).text).not.toContain('Asia')
})
