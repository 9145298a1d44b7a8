import { companyChanges } from '@tessera/contract/identity/company-changes/company-changes.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { createClient } from '@tessera/contract/platform/http/client.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { sql } from 'kysely'
import { CompactEncrypt, importJWK } from 'jose'
import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { fetchInProcess } from '#world/people/inject.ts'
import { everyRow } from '#testing/every-row.ts'
import { takesDifferentTime } from '#testing/same-time.ts'
import { openSealed } from './open-sealed.ts'
import { rotateKeys } from './rotate-keys.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const LOGIN = sessions.login.path
const keyNow = async () => (await exchange.api(publicConfig).info({})).fieldKey
type Key = Awaited<ReturnType<typeof keyNow>>
type Content = { path?: string; iat?: number; nonce?: string; fields?: Record<string, string> }

async function sealTo({ kid, at, ...jwk }: Key, content: Content = {}, head: object = {}): Promise<string> {
  const whole = {
    path: LOGIN,
    iat: Math.floor(Date.parse(at) / 1000),
    nonce: randomBytes(24).toString('base64url'),
    fields: { password },
    ...content,
  }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(whole)))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid, ...head })
    .encrypt(await importJWK(jwk, 'ECDH-ES+A256KW'))
}

/** Returns the response code of a login with an encrypted password. */
async function logIn(sealed: unknown, more: object = {}): Promise<string> {
  const response = await exchange.server.app.inject({
    method: 'POST',
    url: `/${LOGIN}`,
    payload: { account: `nobody-${randomBytes(6).toString('hex')}@example.com`, sealed, ...more },
  })
  return response.json<{ code: string }>().code
}
/** The response for an unknown account whose password was decrypted. */
const READ = 'LOGIN_FAILED'
const REFUSED = 'SEALED_REFUSED'

test('logs in with an encrypted password as with a plain one', async () => {
  const { email } = await exchange.account()
  const key = await keyNow()
  const client = createClient(sessions, {
    baseUrl: 'http://exchange',
    fetch: fetchInProcess(exchange.server.app),
    headers: () => ({}),
    seal: (path, fields) => sealTo(key, { path, fields }),
  })
  expect((await client.login({ account: email, password })).factors).toEqual(['email'])
  expect(await codeOfRefusal(client.login({ account: email, password: 'wrong pass 7' }))).toBe('LOGIN_FAILED')
})

test('AUT-29 decrypts the same ciphertext once, also when sent fifty times at once', async () => {
  const sealed = await sealTo(await keyNow())
  const all = await Promise.all(Array.from({ length: 50 }, () => logIn(sealed)))
  expect(all.filter((code) => code === READ)).toHaveLength(1)
  // A busy server refuses some of them before it decrypts.
  expect(all.filter((code) => ![READ, REFUSED, 'SERVER_BUSY'].includes(code))).toEqual([])
})

const looksSecret = /password|idNo|idNumber|documentNumber|accountNumber|payNow|iban|salt/i
/** Only for customers: operators use another site. */
function secretFields(schema: z.core.$ZodType, path = ''): string[] {
  const plain = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? schema.unwrap() : schema
  if (!(plain instanceof z.ZodObject)) return looksSecret.test(path.split('.').at(-1) ?? '') ? [path] : []
  return Object.entries(plain.shape).flatMap(([name, inner]) =>
    secretFields(inner, path === '' ? name : `${path}.${name}`),
  )
}

test('our screens encrypt every secret-looking field of a customer row, and each encrypted field exists', () => {
  const rows = everyRow(exchange).filter(({ row }) => row.who !== 'operator' && !row.path.startsWith('console/'))
  // Returns the account field of a payment method. A login account name is not secret; an account that receives
  // payments is.
  const paidTo = (path: string): string[] => (/otc\/payment\/(add|edit)$/.test(path) ? ['account'] : [])
  // Returns the document numbers of a change, in the order of its persons.
  const numbered = (path: string): string[] =>
    path === companyChanges.file.path ? Array.from({ length: 10 }, (_, at) => `numbers.n${at}`) : []
  const wrong = rows.filter(
    ({ row }) =>
      [...secretFields(row.input), ...paidTo(row.path), ...numbered(row.path)].toSorted().join() !==
      (row.secret ?? []).toSorted().join(),
  )
  expect(wrong.map(({ row }) => `${row.path}: ${secretFields(row.input).join()}`)).toEqual([])
  expect(rows.filter(({ row }) => row.secret !== undefined).length).toBeGreaterThan(15)
})

const flipped = (text: string, at: number): string => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'
  const other = letters[(letters.indexOf(text[at] ?? 'A') + 1 + (at % 7)) % 64] ?? 'A'
  return text.slice(0, at) + other + text.slice(at + 1)
}

test('AUT-29 gives a thousand changed ciphertexts the same answer', async () => {
  const sealed = await sealTo(await keyNow())
  const lastOfPart = new Set([...sealed.matchAll(/\.|$/g)].map(({ index }) => index - 1))
  const places = Array.from({ length: 1000 }, (_, n) => (n * 7919) % sealed.length).filter(
    // The last character of a part may carry unused bits.
    (at) => !lastOfPart.has(at),
  )
  const open = openSealed(exchange.deps)
  const opened = []
  for (let from = 0; from < places.length; from += 20)
    opened.push(
      ...(await Promise.all(places.slice(from, from + 20).map((at) => open(sessions.login, flipped(sealed, at), {})))),
    )
  expect(opened.filter((body) => body !== undefined)).toEqual([])
  for (const at of places.slice(0, 20)) expect(await logIn(flipped(sealed, at))).toBe(REFUSED)
  expect(await logIn(sealed)).toBe(READ)
})

test('AUT-29 gives the same answer to a ciphertext for another row, of another time, or with other fields', async () => {
  const key = await keyNow()
  const now = Math.floor(Date.parse(key.at) / 1000)
  const bad: Content[] = [
    { path: customers.changePassword.path },
    { iat: now - 601 },
    { iat: now + 660 },
    { fields: { account: 'x' } },
    { nonce: 'short' },
  ]
  for (const content of bad) expect([content, await logIn(await sealTo(key, content))]).toEqual([content, REFUSED])
  for (const other of ['', 'a.b.c.d.e', 7, null, {}, ['x'], 'x'.repeat(6001)]) expect(await logIn(other)).toBe(REFUSED)
  expect(await logIn(await sealTo({ ...key, kid: 'another' }))).toBe(REFUSED)
  expect(await logIn(await sealTo(key), { password: 'plain beside it 7' })).toBe(READ)
})

test('AUT-29 takes the same time for a changed ciphertext, wherever it was changed', async () => {
  const sealed = await sealTo(await keyNow())
  const [, key = '', , body = ''] = sealed.split('.')
  const changedIn = (part: string) => async () => {
    const text = flipped(sealed, sealed.indexOf(part) + 4)
    const from = performance.now()
    await logIn(text)
    return performance.now() - from
  }
  expect(await takesDifferentTime(changedIn(key), changedIn(body))).toBeUndefined()
})

test('replaces a key after a month, decrypts with it for another day, and never exposes its private half', async () => {
  const first = await keyNow()
  await rotateKeys(exchange.deps)
  expect((await keyNow()).kid).toBe(first.kid)
  exchange.passTime(30 * DAY_MS)
  await Promise.all([rotateKeys(exchange.deps), rotateKeys(exchange.deps)])
  const second = await keyNow()
  expect(second.kid).not.toBe(first.kid)
  expect(await logIn(await sealTo({ ...first, at: second.at }))).toBe(READ)
  expect(await logIn(await sealTo(second))).toBe(READ)
  exchange.passTime(DAY_MS + 1000)
  const { at } = await keyNow()
  expect(await logIn(await sealTo({ ...first, at }))).toBe(REFUSED)
  expect(await logIn(await sealTo({ ...second, at }))).toBe(READ)
  const { rows } = await sql<{ text: string }>`select row_to_json(k)::text as text from field_key k`.execute(
    exchange.deps.db,
  )
  expect(rows).toHaveLength(2)
  expect(rows.map(({ text }) => text).join('')).not.toContain('"d"')
})
