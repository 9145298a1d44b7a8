import { createClient } from '@tessera/contract/platform/http/client.ts'
import type { Endpoints } from '@tessera/contract/platform/http/endpoint.ts'
import { operatorPasskeys } from '@tessera/contract/office/operators/operator-passkeys.ts'
import { operators, operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import { loginTries, loginTriesWithCaptcha } from '@tessera/domain/access/sessions/tries.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fetchInProcess } from '#world/people/inject.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { forgetRates } from '#testing/every-row.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { codeOf, invitedOperator, ownPassword } from '#testing/new-operator.ts'
import { type Device, device } from '#world/people/software-passkey.ts'
import { takesDifferentTime } from '#testing/same-time.ts'

// One proxy in front of the server is trusted, so that requests come from many addresses.
let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange({ TRUSTED_PROXY_HOPS: '1' })
})
beforeEach(() => forgetRates(exchange))
afterAll(() => exchange.close())

type Place = { readonly ip: string; readonly device?: string; readonly token?: string }
const at = <T extends Endpoints>(rows: T, { ip, device: secret, token }: Place) =>
  createClient(rows, {
    baseUrl: 'http://exchange',
    fetch: fetchInProcess(exchange.server.app),
    headers: () => ({
      language: 'en_US',
      'x-forwarded-for': ip,
      ...(secret !== undefined && { 'device-id': secret }),
      ...(token !== undefined && { token }),
    }),
  })
/** Number of passwords that the server compares at a time. */
const PARALLEL = 2
/** Returns the nth address; each is in its own network. */
const address = (n: number): string => `203.${n % 200}.${Math.floor(n / 200)}.7`
const guess = async (email: string, ip: string, proven = false): Promise<string | undefined> => {
  const captcha = proven ? { captcha: await exchange.captcha('operator_login', { 'x-forwarded-for': ip }) } : {}
  return codeOfRefusal(at(operatorSignIn, { ip }).login({ email, password: 'Summer 2026 again', ...captcha }))
}
/** Makes the last code count as an old one. */
const forgetCode = (id: string) =>
  sql`update operator set totp_last_step = 0 where id = ${id}`.execute(exchange.deps.db)

type Member = Awaited<ReturnType<typeof invitedOperator>> & Required<Place>
/** Returns an operator who has signed in once, so that the device is known. */
async function member(n: number): Promise<Member> {
  const who = await invitedOperator(exchange, 'compliance')
  const place = { ip: `198.51.100.${n}`, device: `${randomUUID()}${randomUUID()}` }
  const client = at(operatorSignIn, place)
  const { ticket } = await client.login({ email: who.email, password: who.oneTimePassword })
  const { token } = await client.confirm({ ticket, code: codeOf(who.otpauth), newPassword: ownPassword })
  await forgetCode(who.id)
  return { ...who, ...place, token }
}
async function addPasskey(who: Member, own: Device = device()): Promise<Device> {
  const api = at(operatorPasskeys, who)
  const { challengeId, options } = await api.addOptions({})
  await api.add({
    challengeId,
    name: 'Key',
    credential: own.make(options),
    password: ownPassword,
    code: codeOf(who.otpauth),
  })
  await forgetCode(who.id)
  return own
}
async function byPasskey(own: Device, place: Place): Promise<{ token: string; operatorId: string }> {
  const client = at(operatorPasskeys, place)
  const { challengeId, browserSecret, options } = await client.loginOptions({})
  return client.login({ challengeId, browserSecret, credential: own.answer(options) })
}

test('OPR-01 emails an operator about a new passkey, with its name and the IP address', async () => {
  const who = await member(77)
  await addPasskey(who)
  const { rows } = await sql<{ kind: string; params: unknown }>`
    select kind, params from mail where recipient = ${who.email} order by created_at desc limit 1`.execute(
    exchange.deps.db,
  )
  expect(rows).toMatchObject([{ kind: 'operator_passkey_added', params: { passkey: 'Key', ip: who.ip } }])
})

test('OPR-01 while 200 addresses spray 200 names, operators can still sign in from a known device or by a passkey, and responses reveal no operator', async () => {
  const members = await Promise.all([1, 2, 3].map((n) => member(n)))
  const keys = await Promise.all(members.map((who) => addPasskey(who)))
  const names = [
    ...members.map(({ email }) => email),
    ...Array.from({ length: 197 }, (_, n) => `nobody${n}@tessera.example`),
  ]
  const answers = new Map<string, (string | undefined)[]>(names.map((name) => [name, []]))
  for (let round = 0; round <= loginTries.tries; round += 1)
    for (let first = 0; first < names.length; first += PARALLEL)
      await Promise.all(
        names.slice(first, first + PARALLEL).map(async (name, n) => {
          answers.get(name)?.push(await guess(name, address(first + n + 200 * round)))
        }),
      )
  expect(new Set([...answers.values()].map((codes) => codes.join()))).toEqual(
    new Set([[...Array.from({ length: loginTries.tries }, () => 'OPERATOR_SIGN_IN_WRONG'), 'CAPTCHA_REQUIRED'].join()]),
  )
  const [known = '', unknown = ''] = [names[0], names[100]]
  for (const name of [known, unknown]) {
    for (let n = loginTries.tries; n < loginTriesWithCaptcha.tries; n += 1)
      expect(await guess(name, address(n), true)).toBe('OPERATOR_SIGN_IN_WRONG')
    expect(await guess(name, address(1), true)).toBe('LOGIN_TOO_MANY_TRIES')
  }
  for (const [n, who] of members.entries()) {
    const client = at(operatorSignIn, who)
    const { ticket } = await client.login({ email: who.email, password: ownPassword })
    const { token } = await client.confirm({ ticket, code: codeOf(who.otpauth) })
    expect((await at(operators, { ...who, token }).me({})).id).toBe(who.id)
    const key = keys[n]
    if (key === undefined) throw new Error('each member must have a passkey')
    // From an unknown address and browser.
    expect((await byPasskey(key, { ip: address(n + 900) })).operatorId).toBe(who.id)
  }
}, 300_000)

test('OPR-01 wrong passwords lock nobody out: the right one from a known device succeeds at once', async () => {
  const who = await member(10)
  for (let n = 0; n < loginTries.tries; n += 1) await guess(who.email, address(n))
  for (let n = loginTries.tries; n < loginTriesWithCaptcha.tries; n += 1) await guess(who.email, address(n), true)
  const stranger = at(operatorSignIn, { ip: address(50) }).login({ email: who.email, password: ownPassword })
  expect(await codeOfRefusal(stranger)).toBe('CAPTCHA_REQUIRED')
  expect((await at(operatorSignIn, who).login({ email: who.email, password: ownPassword })).needsNewPassword).toBe(
    false,
  )
})

test('OPR-01 an unknown name and a wrong password take the same time', async () => {
  const who = await member(20)
  let n = 0
  const timed = (email: () => string) => async (): Promise<number> => {
    await forgetRates(exchange)
    const ip = address((n += 1))
    const startedAt = performance.now()
    expect(await guess(email(), ip)).toBe('OPERATOR_SIGN_IN_WRONG')
    return performance.now() - startedAt
  }
  const different = await takesDifferentTime(
    timed(() => who.email),
    timed(() => `${randomUUID()}@tessera.example`),
  )
  expect(different).toBeUndefined()
}, 300_000)

test('OPR-01 accepts a passkey response once, in its browser and from its own device, and none of a suspended operator', async () => {
  const [who, other] = [await member(30), await member(31)]
  const [own, foreign] = [await addPasskey(who), await addPasskey(other)]
  const client = at(operatorPasskeys, { ip: address(1) })
  const request = await client.loginOptions({})
  const answer = { challengeId: request.challengeId, credential: own.answer(request.options) }
  const elsewhere = client.login({ ...answer, browserSecret: 'a secret of another browser' })
  expect(await codeOfRefusal(elsewhere)).toBe('PASSKEY_EXPIRED')
  await client.login({ ...answer, browserSecret: request.browserSecret })
  expect(await codeOfRefusal(client.login({ ...answer, browserSecret: request.browserSecret }))).toBe('PASSKEY_EXPIRED')
  const again = await client.loginOptions({})
  const forged = { ...foreign.answer(again.options), id: own.id }
  const wrong = client.login({ challengeId: again.challengeId, browserSecret: again.browserSecret, credential: forged })
  expect(await codeOfRefusal(wrong)).toBe('PASSKEY_FAILED')
  await sql`update operator set status = 'suspended' where id = ${who.id}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(byPasskey(own, { ip: address(2) }))).toBe('PASSKEY_FAILED')
})

test('OPR-01 a session alone can neither add nor remove a passkey', async () => {
  const who = await member(40)
  const api = at(operatorPasskeys, who)
  const { challengeId, options } = await api.addOptions({})
  const passkeyInput = { challengeId, name: 'Key', credential: device().make(options), code: codeOf(who.otpauth) }
  expect(await codeOfRefusal(api.add({ ...passkeyInput, password: 'a wrong one' }))).toBe('OPERATOR_PASSWORD_WRONG')
  await addPasskey(who)
  const [row] = (await api.list({})).rows
  const gone = { id: row?.id ?? '', password: ownPassword }
  expect(await codeOfRefusal(api.remove({ ...gone, code: '000000' }))).toBe('OPERATOR_CODE_WRONG')
  await api.remove({ ...gone, code: codeOf(who.otpauth) })
  expect((await api.list({})).rows).toEqual([])
})
