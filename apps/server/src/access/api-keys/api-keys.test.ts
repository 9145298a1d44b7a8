import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { sql } from 'kysely'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { makeKey } from '#testing/api-keys.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

type Rights = { label: string; scopes: ('read' | 'trade' | 'withdraw')[]; ips: string }
const bot: Rights = { label: 'Bot', scopes: ['read', 'trade'], ips: '203.0.113.24' }
const tokenFor = (who: Person, { label, scopes, ips }: Rights, publicKey = ''): Promise<string> =>
  proof(exchange.deps, who, 'create_api_key', { label, scopes: scopes.join(), ips, publicKey })
const create = async (who: Person, rights: Rights) =>
  exchange.api(apiKeys, who).create({ ...rights, verifyToken: await tokenFor(who, rights) })
const update = async (who: Person, id: string, rights: Rights) => {
  const payload = { id, label: rights.label, scopes: rights.scopes.join(), ips: rights.ips }
  const verifyToken = await proof(exchange.deps, who, 'update_api_key', payload)
  return exchange.api(apiKeys, who).update({ id, ...rights, verifyToken })
}

test('API-01 creates five keys of fifty requested at once', async () => {
  const who = await exchange.customer()
  const tokens = await Promise.all(Array.from({ length: 50 }, () => tokenFor(who, bot)))
  // On a busy machine some of the fifty wait too long. They are repeated until the rate limit refuses them.
  const made = (verifyToken: string): Promise<unknown> =>
    exchange
      .api(apiKeys, who)
      .create({ ...bot, verifyToken })
      .catch((error: { code: string }) => {
        if (error.code === 'SERVER_BUSY' || error.code === 'ACCOUNT_BUSY') return made(verifyToken)
        throw error
      })
  const done = await Promise.allSettled(tokens.map(made))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const refused = done.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : []))
  const other = refused.filter((code) => code !== 'API_KEY_LIMIT_REACHED' && code !== 'TOO_MANY_REQUESTS')
  expect([other, refused.length]).toEqual([[], 45])
  const { rows, max } = await exchange.api(apiKeys, who).list({})
  expect([rows.length, max]).toEqual([5, 5])
  await exchange.api(apiKeys, who).delete({ id: rows[2]?.id ?? '' })
  await create(who, bot)
  expect(await codeOfRefusal(create(who, bot))).toBe('API_KEY_LIMIT_REACHED')
})

test('API-01 the database rejects a sixth key', async () => {
  const who = await exchange.customer()
  const { id } = await makeKey(exchange, who)
  await expect(sql`update api_key set slot = 6 where id = ${id}`.execute(exchange.deps.db)).rejects.toThrow('check')
  await makeKey(exchange, who)
  const twice = sql`update api_key set slot = 1 where customer_id = ${who.id}`.execute(exchange.deps.db)
  await expect(twice).rejects.toThrow('api_key_slot')
})

test('API-02 validates the addresses of a key strictly, at creation and at a change', async () => {
  const who = await exchange.customer()
  const { key } = await create(who, bot)
  for (const [ips, code] of [
    ['::ffff:1.2.3.4', 'API_KEY_IPS_INVALID'],
    ['0.0.0.0/0', 'API_KEY_NETWORK_TOO_WIDE'],
    ['2001:db8::/31', 'API_KEY_NETWORK_TOO_WIDE'],
    ['203.0.113.24/24', 'API_KEY_NETWORK_BEGINS_ELSEWHERE'],
    ['010.0.0.1', 'API_KEY_IPS_INVALID'],
    ['1.2.3.4,', 'API_KEY_IPS_INVALID'],
    ['1.1.1.1,1.1.1.2,1.1.1.3,1.1.1.4,1.1.1.5,1.1.1.6', 'API_KEY_TOO_MANY_IPS'],
  ] as const) {
    expect(await codeOfRefusal(create(who, { ...bot, ips }))).toBe(code)
    expect(await codeOfRefusal(update(who, key.id, { ...bot, ips }))).toBe(code)
  }
})

test('binds a key to networks and addresses, and narrowing a network starts no waiting period', async () => {
  const who = await exchange.customer()
  const { key } = await create(who, { ...bot, ips: '203.0.113.24/32,198.51.100.0/24,2001:db8::/48' })
  expect(key.ips).toEqual(['203.0.113.24', '198.51.100.0/24', '2001:db8::/48'])
  await sql`update api_key set acts_from = created_at where id = ${key.id}`.execute(exchange.deps.db)
  const part = await update(who, key.id, { ...bot, ips: '198.51.100.7' })
  expect(part).toMatchObject({ ips: ['198.51.100.7'], actsFrom: key.createdAt })
  const around = await update(who, key.id, { ...bot, ips: '198.51.100.0/25' })
  expect(around.actsFrom > around.createdAt).toBe(true)
})

test('API-03 a key without addresses expires and never withdraws', async () => {
  const who = await exchange.customer()
  const { key, expiresAt } = await create(who, { ...bot, scopes: ['read'], ips: '' })
  expect(expiresAt).toBe(key.expiresAt)
  const days = (new Date(key.expiresAt ?? 0).getTime() - new Date(key.createdAt).getTime()) / DAY_MS
  expect(days).toBe(90)
  const all: Rights = { ...bot, scopes: ['read', 'withdraw'], ips: '' }
  expect(await codeOfRefusal(create(who, all))).toBe('API_KEY_WITHDRAW_NEEDS_IPS')
  expect(await codeOfRefusal(update(who, key.id, all))).toBe('API_KEY_WITHDRAW_NEEDS_IPS')
  const past = sql`update api_key set scopes = array['withdraw'] where id = ${key.id}`.execute(exchange.deps.db)
  await expect(past).rejects.toThrow('check')
})

test('API-04 returns key and secret only at creation, and never stores them in plain text', async () => {
  const who = await exchange.customer()
  const { apiKey, secret, key } = await create(who, bot)
  const laterReplies = JSON.stringify([
    await exchange.api(apiKeys, who).list({}),
    await exchange.api(apiKeys, who).one({ id: key.id }),
  ])
  expect(laterReplies).toContain(apiKey.slice(-4))
  const { rows } = await sql<{ text: string }>`
    select string_agg(t::text, '') as text from
      (select row_to_json(api_key)::text t from api_key union all select row_to_json(audit_entry)::text from audit_entry
       union all select row_to_json(mail)::text from mail union all select row_to_json(message)::text from message) all_rows`.execute(
    exchange.deps.db,
  )
  for (const text of [laterReplies, rows[0]?.text ?? '']) {
    expect(text).not.toContain(apiKey)
    expect(text).not.toContain(secret)
  }
})

test('API-06 a key requires a code for exactly its rights, notifies its owner, and trades a day later', async () => {
  const who = await exchange.customer()
  const verifyToken = await tokenFor(who, bot)
  const more = { ...bot, scopes: ['read' as const, 'trade' as const, 'withdraw' as const], verifyToken }
  expect(await codeOfRefusal(exchange.api(apiKeys, who).create(more))).toBe('VERIFY_TOKEN_INVALID')
  const { key } = await exchange.api(apiKeys, who).create({ ...bot, verifyToken })
  expect(new Date(key.actsFrom).getTime() - new Date(key.createdAt).getTime()).toBe(DAY_MS)
  const { rows } = await sql<{ kind: string }>`
    select kind from mail where recipient = ${who.email} union all select kind from message where customer_id = ${who.id}`.execute(
    exchange.deps.db,
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['api_key_created', 'api_key_created'])
  const { rows: history } = await exchange.api(sessions, who).settingHistory({})
  expect(history.map(({ action }) => action)).toEqual(['api_key_created'])
})

test('API-06 more rights or other addresses start a new waiting period, fewer rights do not', async () => {
  const who = await exchange.customer()
  const { id } = await makeKey(exchange, who, { scopes: ['read', 'trade'], ips: '203.0.113.24,203.0.113.25' })
  const less = await update(who, id, { ...bot, ips: '203.0.113.25' })
  expect(less.actsFrom).toBe(less.createdAt)
  const elsewhere = await update(who, id, { ...bot, ips: '203.0.113.99' })
  expect(elsewhere.actsFrom > elsewhere.createdAt).toBe(true)
})

test('stores no secret for a key that signs with Ed25519', async () => {
  const who = await exchange.customer()
  const { publicKey } = generateKeyPairSync('ed25519')
  const given = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const verifyToken = await tokenFor(who, bot, given)
  const asHmac = exchange.api(apiKeys, who).create({ ...bot, type: 'hmac', publicKey: given, verifyToken })
  await expect(asHmac).rejects.toMatchObject({ code: 'PARAM_INVALID', field: 'type' })
  const without = exchange.api(apiKeys, who).create({ ...bot, type: 'ed25519', verifyToken })
  await expect(without).rejects.toMatchObject({ code: 'PARAM_INVALID', field: 'type' })
  const made = await exchange.api(apiKeys, who).create({ ...bot, type: 'ed25519', publicKey: given, verifyToken })
  expect(made).toMatchObject({ secret: null, key: { type: 'ed25519' } })
})

test('refuses a key to an unverified customer, and any access to the keys of others', async () => {
  const [owner, other, unverified] = [
    await exchange.customer(),
    await exchange.customer(),
    await exchange.customer({ kyc: 'pending' }),
  ]
  expect(await codeOfRefusal(create(unverified, bot))).toBe('KYC_REQUIRED')
  const { key } = await create(owner, bot)
  expect(await codeOfRefusal(exchange.api(apiKeys, other).one({ id: key.id }))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(update(other, key.id, bot))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(exchange.api(apiKeys, other).delete({ id: key.id }))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(exchange.api(apiKeys, owner).delete({ id: randomUUID() }))).toBe('NOT_FOUND')
  expect((await exchange.api(apiKeys, owner).one({ id: key.id })).label).toBe('Bot')
  expect((await exchange.api(customers, owner).info({})).id).toBe(owner.id)
})
