import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { type VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal } from '#testing/access.ts'
import type { Customer } from '#testing/exchange.ts'
import { freshPhone } from '#testing/phones.ts'
import { consumeVerifyToken } from './consume-verify-token.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange({}, { registration: { codesPerAddressADay: 40 } })
})
afterAll(() => exchange.close())

const withdrawal: VerifyPayload<'withdraw'> = {
  coin: 'tUSD',
  chain: 'solana_devnet',
  address: '7vX1hFQd2kT9mNw3bPzYcRsLgAeJuK5tVoDi8fGxBnMq',
  amount: '1250.50',
  fee: '1.5',
}
const { coin, chain, address } = withdrawal
const ask = async (person: Customer): Promise<{ challengeId: string; code: string }> => {
  const { challengeId } = await exchange.api(verification, person).sendCode({ scene: 'withdraw', payload: withdrawal })
  return { challengeId, code: await exchange.nextCode(person.phone) }
}
const tokenOf = async (person: Customer): Promise<string> =>
  (await exchange.api(verification, person).prove(await ask(person))).verifyToken
const use = (token: string, customerId: string, payload = withdrawal) =>
  exchange.deps.inTx('test')((tx) => consumeVerifyToken(tx, { token, scene: 'withdraw', customerId, payload }))

test('a code names the action that it authorizes, and becomes a token for exactly that action, once', async () => {
  const person = await exchange.customer()
  const { challengeId, code } = await ask(person)
  const mail = exchange.catcher.outbox.mails(person.phone)[0]
  expect(mail?.text).toContain(`${code} confirms your withdrawal of 1,250.50 tUSD`)
  for (const fact of [code, withdrawal.address, '1,250.50', 'tUSD', 'Solana Devnet']) expect(mail?.text).toContain(fact)
  expect(mail?.text).not.toMatch(/https?:/)
  const { verifyToken } = await exchange.api(verification, person).prove({ challengeId, code })
  expect(await use(verifyToken, person.id)).toEqual({ ok: true, value: { factor: 'mobile' } })
  expect(await use(verifyToken, person.id)).toMatchObject({ code: 'VERIFY_TOKEN_INVALID' })
})

test('AUT-07 refuses a token for another amount, address, scene or person', async () => {
  const [person, other] = [await exchange.customer(), await exchange.customer()]
  const token = await tokenOf(person)
  expect(await use(token, person.id, { ...withdrawal, amount: '1250.51' })).toMatchObject({ ok: false })
  expect(await use(token, person.id, { ...withdrawal, address: `${address}x` })).toMatchObject({ ok: false })
  expect(await use(token, other.id)).toMatchObject({ ok: false })
  const elsewhere = await exchange.deps.inTx('test')((tx) =>
    consumeVerifyToken(tx, { token, scene: 'add_address', customerId: person.id, payload: { coin, chain, address } }),
  )
  expect(elsewhere).toMatchObject({ ok: false })
  expect(await use(token, person.id)).toMatchObject({ ok: true })
})

test('AUT-07 refuses a code in another session and for another person', async () => {
  const [person, other] = [await exchange.customer(), await exchange.customer()]
  const sentCode = await ask(person)
  expect(await codeOfRefusal(exchange.api(verification, other).prove(sentCode))).toBe('VERIFICATION_CODE_EXPIRED')
  expect(await codeOfRefusal(exchange.api(verification).prove(sentCode))).toBe('VERIFICATION_CODE_EXPIRED')
  await exchange.api(sessions, person).logout({})
  expect(await codeOfRefusal(exchange.api(verification, person).prove(sentCode))).toBe('VERIFICATION_CODE_EXPIRED')
})

test('AUT-06 checks five of two hundred concurrent wrong guesses, and then refuses the right one', async () => {
  const person = await exchange.customer()
  const { challengeId, code } = await ask(person)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const own = exchange.api(verification, person)
  const all = await Promise.all(
    Array.from({ length: 200 }, () => codeOfRefusal(own.prove({ challengeId, code: wrong }))),
  )
  // A busy machine refuses some before it checks them, so the others follow one after the other.
  while (all.at(-1) !== 'VERIFICATION_CODE_EXPIRED')
    all.push(await codeOfRefusal(own.prove({ challengeId, code: wrong })))
  expect(all.filter((answer) => answer === 'VERIFICATION_CODE_WRONG')).toHaveLength(4)
  const answers = ['VERIFICATION_CODE_WRONG', 'VERIFICATION_CODE_EXPIRED', 'ACCOUNT_BUSY', 'SERVER_BUSY']
  expect(new Set(all).isSubsetOf(new Set(answers))).toBe(true)
  expect(await codeOfRefusal(own.prove({ challengeId, code }))).toBe('VERIFICATION_CODE_EXPIRED')
})

test('AUT-08 of fifty concurrent uses of one right code one gives a token, and of fifty uses of the token one has an effect', async () => {
  const person = await exchange.customer()
  const sentCode = await ask(person)
  const own = exchange.api(verification, person)
  const proofs = await Promise.allSettled(Array.from({ length: 50 }, () => own.prove(sentCode)))
  const tokens = proofs.flatMap((proof) => (proof.status === 'fulfilled' ? [proof.value.verifyToken] : []))
  // A busy machine may refuse all of them before it checks the code.
  if (tokens.length === 0) tokens.push((await own.prove(sentCode)).verifyToken)
  expect(tokens).toHaveLength(1)
  const uses = await Promise.all(Array.from({ length: 50 }, () => use(tokens[0] ?? '', person.id)))
  expect(uses.filter((outcome) => outcome.ok)).toHaveLength(1)
})

test('a token stays valid if the authorized action is refused', async () => {
  const person = await exchange.customer()
  const token = await tokenOf(person)
  await exchange.deps.inTx('test')(async (tx) => {
    const used = await consumeVerifyToken(tx, { token, scene: 'withdraw', customerId: person.id, payload: withdrawal })
    return used.ok ? { ok: false, code: 'FORBIDDEN' } : ok(used)
  })
  expect(await use(token, person.id)).toMatchObject({ ok: true })
})

test('codes and tokens expire after five minutes', async () => {
  const [person, other] = [await exchange.customer(), await exchange.customer()]
  const token = await tokenOf(person)
  const sentCode = await ask(other)
  exchange.passTime(300_000)
  expect(await use(token, person.id)).toMatchObject({ code: 'VERIFY_TOKEN_INVALID' })
  expect(await codeOfRefusal(exchange.api(verification, other).prove(sentCode))).toBe('VERIFICATION_CODE_EXPIRED')
})

test('AUT-10 refuses a second code within 90 seconds, and a payload of another scene', async () => {
  const person = await exchange.customer()
  await ask(person)
  const own = exchange.api(verification, person)
  expect(await codeOfRefusal(own.sendCode({ scene: 'withdraw', payload: withdrawal }))).toBe(
    'VERIFICATION_RESEND_TOO_SOON',
  )
  expect(await codeOfRefusal(own.sendCode({ scene: 'withdraw', payload: {} }))).toBe('PARAM_INVALID')
  expect(await codeOfRefusal(own.sendCode({ scene: 'add_address', payload: withdrawal }))).toBe('PARAM_INVALID')
})

test('AUT-10 twenty concurrent requests for one address send one code', async () => {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const all = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const captcha = await exchange.captcha('register')
      return codeOfRefusal(exchange.api(verification).sendEmail({ account: email, scene: 'register', captcha }))
    }),
  )
  expect(all.filter((answer) => answer === undefined)).toHaveLength(1)
  const { rows } = await sql`select 1 from mail where recipient = ${email}`.execute(exchange.deps.db)
  expect(rows).toHaveLength(1)
})

test('AUT-10 limits the unproven codes of one network address per day, whatever the forwarded headers claim', async () => {
  const answers: string[] = []
  for (let n = 0; n < 42; n += 1) {
    const captcha = await exchange.captcha('register')
    const response = await exchange.server.app.inject({
      method: 'POST',
      url: '/ex/api/v0/public/email',
      payload: { account: `${randomUUID().slice(0, 8)}@example.com`, scene: 'register', captcha },
      headers: { 'x-forwarded-for': `203.0.113.${n}`, 'x-real-ip': `203.0.113.${n}` },
    })
    answers.push(response.json<{ code: string }>().code)
  }
  expect(answers.at(-1)).toBe('VERIFICATION_TOO_MANY_SENDS')
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from code_challenge where ip = '127.0.0.1' and used_at is null and created_at > now() - interval '1 day'`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ n: 40 }])
  exchange.passTime(DAY_MS)
})

test('no table contains a code or a token in plain text', async () => {
  const person = await exchange.customer()
  const { code } = await ask(person)
  const { rows } = await sql<{ text: string }>`
    select row_to_json(c)::text as text from code_challenge c where target = ${person.phone}
    union all select row_to_json(m)::text from sms m where phone = ${person.phone}`.execute(exchange.deps.db)
  for (const { text } of rows)
    expect(text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|"[0-9a-f]{64}"|\d{4}-\d\d-\d\dT[\d:.+]+/g, '')).not.toContain(
      code,
    )
})

const sendSms = async (payload: object, token?: string) =>
  (
    await exchange.server.app.inject({
      method: 'POST',
      url: '/ex/api/v0/public/sms',
      payload,
      headers: { language: 'en_US', ...(token !== undefined && { token }) },
    })
  ).json<{ code: string; field?: string; data: { challengeId: string; scene: string } }>()

test('G8 sends a logged-in customer a code to the bound phone for a scene, which becomes a token for that scene', async () => {
  const person = await exchange.customer()
  const input = { useBound: true, scene: 'withdraw', payload: withdrawal }
  expect(await sendSms(input)).toMatchObject({ code: 'UNAUTHORIZED' })
  const sent = await sendSms(input, person.token)
  expect(sent.data).toMatchObject({ scene: 'withdraw', channelStatus: 'ok', resendIn: 90, expiresIn: 300 })
  const code = await exchange.nextCode(person.phone)
  const proven = await exchange.api(verification, person).prove({ challengeId: sent.data.challengeId, code })
  expect(proven.scene).toBe('withdraw')
  expect(await use(proven.verifyToken, person.id)).toMatchObject({ ok: true })
})

test('G8 accepts a phone as calling code and number, and requires a new one to be valid', async () => {
  const phone = freshPhone()
  const captcha = await exchange.captcha('register')
  const named = { areaCode: '65', account: phone.slice(3), scene: 'register' }
  expect(await sendSms({ ...named, account: '12', captcha })).toMatchObject({ code: 'PARAM_INVALID', field: 'account' })
  expect(await sendSms({ ...named, captcha })).toMatchObject({ code: 'SUCCESS', data: { scene: 'register' } })
  expect(await exchange.nextCode(phone)).toMatch(/^\d{6}$/)
})

test('G8 reports a channel as delayed if most of its recent codes did not arrive', async () => {
  const [first, second] = [await exchange.customer(), await exchange.customer()]
  const ask8 = { useBound: true, scene: 'withdraw', payload: withdrawal }
  const insert = (status: string) =>
    sql`insert into sms (id, phone, dial, prefix, channel, lang, kind, params, requested_by, created_at, sent_at, status)
        values (gen_random_uuid(), '+6591234567', '65', '+65912', 'sms', 'en_US', 'login_code', '{}', 'owner', now() - interval '5 minutes', now(), ${status})`.execute(
      exchange.deps.db,
    )
  for (const status of ['delivered', 'delivered', 'delivered', 'failed']) await insert(status)
  expect((await sendSms(ask8, first.token)).data).toMatchObject({ channelStatus: 'ok' })
  for (let n = 0; n < 40; n += 1) await insert('failed')
  expect((await sendSms(ask8, second.token)).data).toMatchObject({ channelStatus: 'delayed' })
})
