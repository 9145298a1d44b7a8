import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { sumsub } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { sql } from 'kysely'
import { createHmac, randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { retry } from '#world/sumsub/personas.ts'
import { greenWebhook } from '#world/sumsub/published.ts'
import { type Delivery, signedDelivery, webhookOf } from '#world/sumsub/webhooks.ts'
import { captureLog } from '#testing/captured-log.ts'
import { testExchange } from '#testing/exchange.ts'
import { newestFile, setSumsubRule, sumsubExchange, type SumsubExchange } from '#testing/sumsub-exchange.ts'

let exchange: SumsubExchange
let log: readonly string[]
beforeAll(async () => {
  exchange = await sumsubExchange({ LOG_LEVEL: 'debug' })
  log = captureLog(exchange.deps.log)
})
afterAll(() => exchange.close())

const secret = 'a webhook secret that is only for tests'
const good = (webhook: object): Delivery => signedDelivery(webhook, secret, 'HMAC_SHA256_HEX')
const sha1 = (body: string): string => createHmac('sha1', secret).update(body).digest('hex')
const counted = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from sumsub_event`.execute(exchange.deps.db)
  return rows[0]?.n ?? -1
}
const outcomesOf = async (user: string): Promise<(string | null)[]> => {
  const { rows } = await sql<{ outcome: string | null }>`
    select outcome from sumsub_event where external_user_id = ${user} order by received_at`.execute(exchange.deps.db)
  return rows.map(({ outcome }) => outcome)
}
const event = () => ({ ...greenWebhook, correlationId: `req-${randomUUID()}` })

test.each<[string, (d: Delivery) => Delivery]>([
  ['a wrong signature', (d) => ({ ...d, headers: { ...d.headers, 'x-payload-digest': 'ab'.repeat(32) } })],
  [
    'a signature of another secret',
    ({ body }) => signedDelivery(JSON.parse(body), 'another secret', 'HMAC_SHA256_HEX'),
  ],
  ['no signature', ({ body, headers }) => ({ body, headers: { ...headers, 'x-payload-digest': '' } })],
  ['one byte more than was signed', ({ body, headers }) => ({ body: `${body} `, headers })],
  ['a right SHA-512 signature, announced', ({ body }) => signedDelivery(JSON.parse(body), secret, 'HMAC_SHA512_HEX')],
  [
    'a right SHA-1 signature, announced',
    ({ body, headers }) => ({
      body,
      headers: { ...headers, 'x-payload-digest': sha1(body), 'x-payload-digest-alg': 'HMAC_SHA1_HEX' },
    }),
  ],
  [
    'an announced algorithm that is not ours',
    (d) => ({ ...d, headers: { ...d.headers, 'x-payload-digest-alg': 'HMAC_SHA512_HEX' } }),
  ],
  [
    'no announced algorithm',
    ({ body, headers }) => ({
      body,
      headers: { 'content-type': 'application/json', 'x-payload-digest': headers['x-payload-digest'] ?? '' },
    }),
  ],
])('KYC-01 refuses a webhook with %s and stores nothing', async (_, change) => {
  const before = await counted()
  expect(await exchange.post(change(good(event())))).toEqual({ status: 403, code: 'FORBIDDEN' })
  expect(await counted()).toBe(before)
})

test('KYC-01 accepts only SHA-512 if the settings name SHA-512', async () => {
  const strong = await sumsubExchange({ SUMSUB_WEBHOOK_ALGORITHM: 'HMAC_SHA512_HEX' })
  expect(await strong.postSigned(event())).toMatchObject({ status: 200 })
  expect(await strong.post(good(event()))).toMatchObject({ status: 403 })
  await strong.close()
})

test('KYC-02 refuses every webhook and every token without the vendor’s settings', async () => {
  const bare = await testExchange()
  const { body, headers } = signedDelivery(event(), '', 'HMAC_SHA256_HEX')
  const url = '/ex/api/v1/sumsub/webhook'
  const answer = await bare.server.app.inject({ method: 'POST', url, headers: { ...headers }, payload: body })
  expect(answer.statusCode).toBe(403)
  const ann = await bare.customer({ kyc: 'unknown' })
  expect(await bare.api(sumsub, ann).config({})).toMatchObject({ provider: 'manual', sdkUrl: null, mode: null })
  await expect(bare.api(sumsub, ann).issueToken({ kind: 'personal' })).rejects.toMatchObject({
    code: 'SUMSUB_NOT_OFFERED',
  })
  await bare.close()
})

test('KYC-01 stores a repeated webhook once', async () => {
  const delivery = good(event())
  const before = await counted()
  expect(await exchange.post(delivery)).toMatchObject({ status: 200 })
  expect(await exchange.post(delivery)).toMatchObject({ status: 200 })
  expect(await counted()).toBe(before + 1)
})

test('applies a webhook for an unknown applicant once the applicant is known', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  const user = randomUUID()
  const webhook = { ...greenWebhook, externalUserId: user, sandboxMode: true, createdAtMs: '2026-11-28 10:00:00.000' }
  await exchange.postSigned(webhook)
  await exchange.settle()
  expect(await outcomesOf(user)).toEqual(['unknown'])
  const row = sql`insert into sumsub_applicant (id, customer_id, kind, level_name, mode, status, started_at, changed_at)
                  values (${user}, ${ann.id}, 'personal', 'id-and-liveness', 'sandbox', 'started', now(), now())`
  await row.execute(exchange.deps.db)
  await sql`insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
            values ('sumsub_applicant', ${user}, 1, null, 'started', now(), 'job:test')`.execute(exchange.deps.db)
  await exchange.local.submit(await exchange.token(ann), 'green')
  await exchange.settle()
  expect(await outcomesOf(user)).not.toContain('unknown')
  expect(await newestFile(exchange, ann)).toMatchObject({ status: 'submitted' })
})

test('KYC-01 ignores webhooks that are older, for another applicant or from another mode', async () => {
  const { customer, user } = await exchange.submitted('retry')
  const other = await exchange.submitted('green')
  const applicant = exchange.local.applicantOf(user)
  const now = Date.now()
  await exchange.postSigned({
    ...webhookOf(applicant, 'applicantReviewed', now - DAY_MS),
    reviewResult: { reviewAnswer: 'GREEN' },
  })
  const foreign = exchange.local.applicantOf(other.user)
  await exchange.postSigned({ ...webhookOf(foreign, 'applicantReviewed', now + 1000), externalUserId: user })
  await exchange.postSigned({
    ...webhookOf(applicant, 'applicantReviewed', now + 2000, false),
    reviewResult: { reviewAnswer: 'GREEN' },
  })
  await exchange.settle()
  const config = await exchange.api(sumsub, customer).config({})
  expect(config.standing?.status).toBe('retry')
  expect(new Set((await outcomesOf(user)).slice(-3))).toEqual(new Set(['ignored', 'older', 'other_mode']))
})

test('KYC-01 ignores a webhook body with GREEN while the vendor’s API returns RED', async () => {
  await setSumsubRule(exchange, { verifies: true, countries: ['SG'] })
  const { customer, user } = await exchange.submitted('retry')
  const forged = webhookOf(exchange.local.applicantOf(user), 'applicantReviewed', Date.now() + 5000)
  await exchange.postSigned({ ...forged, reviewResult: { reviewAnswer: 'GREEN' } })
  await exchange.settle()
  expect((await exchange.api(kyc, customer).get({})).status).toBe('pending')
  expect((await exchange.api(sumsub, customer).config({})).standing?.status).toBe('retry')
  await setSumsubRule(exchange, { verifies: false, countries: [] })
})

test('KYC-01 ignores a GREEN verdict on a level that is not configured', async () => {
  const ann = await exchange.customer({ kyc: 'unknown' })
  const token = await exchange.token(ann)
  exchange.local.applicantOf(await exchange.userOf(ann)).levelName = 'easy-level'
  await exchange.local.submit(token, 'green')
  await exchange.settle()
  expect((await exchange.api(sumsub, ann).config({})).standing?.status).toBe('started')
  expect(await newestFile(exchange, ann)).toBeUndefined()
})

test('stores a webhook body that cannot be parsed and does not apply it', async () => {
  const body = 'no json'
  const digest = createHmac('sha256', secret).update(body).digest('hex')
  const headers = {
    'content-type': 'text/plain',
    'x-payload-digest': digest,
    'x-payload-digest-alg': 'HMAC_SHA256_HEX',
  }
  expect(await exchange.post({ body, headers })).toMatchObject({ status: 200 })
  await exchange.settle()
  const { rows } = await sql`select 1 from sumsub_event where outcome = 'unreadable'`.execute(exchange.deps.db)
  expect(rows).toHaveLength(1)
})

test('KYC-09 logs no names, numbers, tokens and comments, and stores them only encrypted', async () => {
  const from = log.length
  const { customer, user } = await exchange.submitted('retry')
  exchange.local.isDown = true
  await expect(exchange.token(customer)).rejects.toMatchObject({ code: 'SUMSUB_UNAVAILABLE' })
  exchange.local.isDown = false
  const token = await exchange.token(customer)
  await exchange.local.submit(token, 'retry')
  await exchange.settle()
  const logged = log.slice(from).join('\n')
  expect(logged).toContain('Sumsub answers a token with 503')
  const info = JSON.stringify(exchange.local.applicantOf(user).info)
  const number = /"number":"(\w+)"/.exec(info)?.[1] ?? 'no number'
  for (const secretText of [number, 'Mei Hua', '"Ong"', 'Bencoolen', token, retry.clientComment ?? '']) {
    expect(logged).not.toContain(secretText)
    const { rows } = await sql`
      select 1 from sumsub_event e where e::text like ${`%${secretText}%`}
      union all select 1 from audit_entry a where a::text like ${`%${secretText}%`}
      union all select 1 from graphile_worker._private_jobs j where j::text like ${`%${secretText}%`}`.execute(
      exchange.deps.db,
    )
    expect(rows).toEqual([])
  }
})
