import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { sumsub } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { green, retry } from '#world/sumsub/personas.ts'
import { webhookOf } from '#world/sumsub/webhooks.ts'
import { saveDraft, submit } from '#testing/company-file.ts'
import type { Customer } from '#testing/exchange.ts'
import { sumsubExchange, type SumsubExchange } from '#testing/sumsub-exchange.ts'
import { reconcileSumsub } from './reconcile.ts'
import { vendorDeps } from './vendor-deps.ts'

// The cases of sumsub.test.ts and webhooks.test.ts with other consequences for a company, for which a verdict creates
// no file.

let exchange: SumsubExchange
beforeAll(async () => {
  exchange = await sumsubExchange()
})
afterAll(() => exchange.close())

const newcomer = () => exchange.customer({ kyc: 'unknown' })
const statusOf = async (who: Customer) => (await exchange.api(sumsub, who).config({ kind: 'company' })).standing?.status
const outcomesOf = async (user: string): Promise<(string | null)[]> => {
  const { rows } = await sql<{ outcome: string | null }>`
    select outcome from sumsub_event where external_user_id = ${user} order by received_at`.execute(exchange.deps.db)
  return rows.map(({ outcome }) => outcome)
}

test('KYC-01 ignores webhooks about a company that are older or repeated', async () => {
  const { customer, user } = await exchange.submitted('retry', 'company')
  const before = (await outcomesOf(user)).length
  const older = webhookOf(exchange.local.applicantOf(user), 'applicantReviewed', Date.now() - DAY_MS)
  const forged = { ...older, reviewResult: { reviewAnswer: 'GREEN' } }
  for (const webhook of [forged, forged]) await exchange.postSigned(webhook)
  await exchange.settle()
  expect(await statusOf(customer)).toBe('retry')
  expect((await outcomesOf(user)).slice(before)).toEqual(['older'])
})

test('applies a webhook about an unknown company once the company is known', async () => {
  const ann = await newcomer()
  const user = randomUUID()
  const webhook = { type: 'applicantReviewed', applicantType: 'company', externalUserId: user, sandboxMode: true }
  await exchange.postSigned({ ...webhook, createdAtMs: '2026-11-28 10:00:00.000' })
  await exchange.settle()
  expect(await outcomesOf(user)).toEqual(['unknown'])
  await sql`insert into sumsub_applicant (id, customer_id, kind, level_name, mode, status, started_at, changed_at)
            values (${user}, ${ann.id}, 'company', 'basic-kyb-level', 'sandbox', 'started', now(), now())`.execute(
    exchange.deps.db,
  )
  await sql`insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
            values ('sumsub_applicant', ${user}, 1, null, 'started', now(), 'job:test')`.execute(exchange.deps.db)
  await exchange.local.submit(await exchange.token(ann, 'company'), 'green')
  await exchange.settle()
  expect(await outcomesOf(user)).not.toContain('unknown')
  expect(await statusOf(ann)).toBe('green')
})

test('replaces a company’s token that expires during the upload, for the same applicant', async () => {
  const ann = await newcomer()
  const first = await exchange.token(ann, 'company')
  expect(await exchange.local.upload(first)).toBe(200)
  exchange.local.expireTokens()
  expect(await exchange.local.upload(first)).toBe(401)
  const second = await exchange.token(ann, 'company')
  expect(await exchange.local.submit(second, 'green')).toBe(200)
  await exchange.settle()
  // The document that arrived before the token expired is not requested again.
  expect(exchange.local.applicantOf(await exchange.userOf(ann)).images).toHaveLength(2)
  expect(await statusOf(ann)).toBe('green')
})

test('a second tab of a company gets a token for the same applicant, and both submissions count once', async () => {
  const ann = await newcomer()
  const [first, second] = [await exchange.token(ann, 'company'), await exchange.token(ann, 'company')]
  await Promise.all([exchange.local.submit(first, 'green'), exchange.local.submit(second, 'green')])
  await exchange.settle()
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from sumsub_applicant where customer_id = ${ann.id}`.execute(exchange.deps.db)
  expect(rows).toEqual([{ n: 1 }])
  expect(await statusOf(ann)).toBe('green')
})

test('RED with RETRY requests only the refused document from a company, and a second submission passes', async () => {
  const { customer, user } = await exchange.submitted('retry', 'company')
  const { standing } = await exchange.api(sumsub, customer, 'zh_CN').config({ kind: 'company' })
  expect(standing).toMatchObject({ status: 'retry', reasons: [{ text: '照片模糊、过暗或不完整。' }] })
  const active = exchange.local.applicantOf(user).images.filter(({ deactivated }) => !deactivated)
  expect(active).toMatchObject([{ side: 'selfie' }])
  await exchange.local.submit(await exchange.token(customer, 'company'), 'retry')
  await exchange.settle()
  expect(await statusOf(customer)).toBe('green')
})

test('a company that leaves the vendor’s page can submit its application by hand', async () => {
  const ann = await newcomer()
  await exchange.local.upload(await exchange.token(ann, 'company'))
  await exchange.settle()
  await submit(exchange, ann, await saveDraft(exchange, ann))
  const { application } = await exchange.api(companies, ann).current({})
  expect(application?.status).toBe('submitted')
})

test('reconciliation finds the verdict on a company whose webhook was lost', async () => {
  const { customer, user } = await exchange.submitted('slow', 'company')
  exchange.local.sendTo(async () => undefined)
  await exchange.local.decide(user, green)
  exchange.local.sendTo(exchange.post)
  expect(await statusOf(customer)).toBe('pending')
  await reconcileSumsub(vendorDeps(exchange.deps))
  expect(await statusOf(customer)).toBe('green')
  await exchange.local.decide(user, retry)
  await exchange.settle()
  expect(await statusOf(customer)).toBe('retry')
})

test.each(['personal', 'company'] as const)(
  'KYC-01 refuses to start a %s verification while the clocks differ by two minutes, and asks to try again',
  async (kind) => {
    const ann = await newcomer()
    exchange.local.aheadSeconds = 120
    await expect(exchange.token(ann, kind)).rejects.toMatchObject({
      code: 'SUMSUB_UNAVAILABLE',
      message: expect.stringMatching(/Try again/u),
    })
    exchange.local.aheadSeconds = 0
    const { choice } = await exchange.api(companies, ann).current({})
    expect(choice).toBeNull()
    expect(await exchange.token(ann, kind)).toMatch(/^_act/u)
  },
)
