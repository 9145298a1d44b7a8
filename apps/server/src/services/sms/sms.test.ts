import { sms } from '@tessera/contract/services/sms/sms.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal } from '#testing/access.ts'
import type { Person } from '#testing/exchange.ts'
import { freshPhone, givePhone } from '#testing/phones.ts'
import { signatureOf } from '#platform/http/signed-post.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterEach(async () => {
  await sql`delete from sms`.execute(exchange.deps.db)
  await sql`update sms_budget set sms_closed = false, voice_closed = false, number_day = 10, prefix_day = 100`.execute(
    exchange.deps.db,
  )
  await sql`update site_setting set voice_open = false, limit_countries = '{}'`.execute(exchange.deps.db)
})
afterAll(() => exchange.close())

const address = '7vX1hFQd2kT9mNw3bPzYcRsLgAeJuK5tVoDi8fGxBnMq'
const payload = { coin: 'tUSD', chain: 'solana_devnet', address, amount: '1250.500000', fee: '1.5' }
const ask = (person: Person, channel: 'sms' | 'voice' = 'sms') =>
  exchange.api(verification, person).sendCode({ scene: 'withdraw', payload, channel })
const phoned = async (phone = freshPhone()): Promise<Person & { phone: string }> => {
  const person = await exchange.customer()
  return { ...person, phone: await givePhone(exchange, person.email, phone) }
}
const count = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from sms`.execute(exchange.deps.db)).rows[0]?.n ?? -1
const statusOf = async (phone: string) =>
  (
    await sql<{
      status: string
      provider_id: string
    }>`select status, provider_id from sms where phone = ${phone}`.execute(exchange.deps.db)
  ).rows[0]

test('shows in a text message what its code authorizes, and exchanges the code for a token', async () => {
  const person = await phoned()
  const { challengeId } = await ask(person)
  const code = await exchange.nextCode(person.phone)
  const [message] = exchange.catcher.outbox.mails(person.phone)
  expect(message?.text.split('\n')).toEqual([
    'Tessera',
    `${code} confirms your withdrawal of 1,250.50 tUSD`,
    'Network: Solana Devnet',
    `Address: ${address}`,
    'Valid for 5 minutes. Never share it with anyone.',
  ])
  expect(await exchange.api(verification, person).prove({ challengeId, code })).toMatchObject({ missing: [] })
})

test('reads the digits one by one in a call, while calls are on', async () => {
  const person = await phoned()
  expect(await codeOfRefusal(ask(person, 'voice'))).toBe('SMS_NOT_AVAILABLE')
  await sql`update site_setting set voice_open = true`.execute(exchange.deps.db)
  await ask(person, 'voice')
  const { from, text } = await exchange.nextMail(person.phone)
  expect({ from, text }).toMatchObject({
    from: 'voice',
    text: expect.stringMatching(/\d, \d, \d, \d, \d, \d confirms/),
  })
})

test('stores signed reports of the provider once, and no others', async () => {
  const person = await phoned()
  await ask(person)
  await exchange.nextMail(person.phone)
  await expect.poll(async () => (await statusOf(person.phone))?.status).toBe('sent')
  const id = (await statusOf(person.phone))?.provider_id ?? ''
  const report = (status: 'delivered' | 'failed', secret = exchange.deps.config.SMS_SECRET ?? '') =>
    exchange.api(sms).report({ id, status, time: '1', signature: signatureOf(secret, '1', `${id}.${status}`) })
  expect(await codeOfRefusal(report('failed', 'another secret'))).toBe('FORBIDDEN')
  expect((await statusOf(person.phone))?.status).toBe('sent')
  await report('delivered')
  await report('failed')
  expect((await statusOf(person.phone))?.status).toBe('delivered')
})

test('AUT-10 refuses a second message within 90 seconds', async () => {
  const person = await phoned()
  await ask(person)
  expect(await codeOfRefusal(ask(person))).toBe('VERIFICATION_RESEND_TOO_SOON')
  expect(await count()).toBe(1)
})

test('AUT-10 sends no more messages to twenty concurrent numbers of one prefix than its limit', async () => {
  await sql`update sms_budget set prefix_day = 7`.execute(exchange.deps.db)
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, n) => phoned(`+44791234${String(n).padStart(4, '0')}`)),
  )
  const answers = await Promise.all(people.map((person) => codeOfRefusal(ask(person))))
  expect(answers.filter((code) => code === undefined)).toHaveLength(7)
  expect(answers.filter((code) => code === 'VERIFICATION_TOO_MANY_SENDS')).toHaveLength(13)
  expect(await count()).toBe(7)
  expect(await codeOfRefusal(ask(await phoned('+447999123456')))).toBeUndefined()
})

test('AUT-10 sends no message to a country that is not served, and none while texts are off', async () => {
  await sql`update site_setting set restriction_type = 1, limit_countries = '{MM}'`.execute(exchange.deps.db)
  expect(await codeOfRefusal(ask(await phoned('+959123456789')))).toBe('SMS_NOT_AVAILABLE')
  await sql`update sms_budget set sms_closed = true`.execute(exchange.deps.db)
  expect(await codeOfRefusal(ask(await phoned()))).toBe('SMS_NOT_AVAILABLE')
  expect(await count()).toBe(0)
})
