import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Applicant, Images, reviewOf, Webhook } from '../../../apps/server/src/identity/sumsub/answers.ts'
import {
  signatureOf,
  sumsubClient,
  SumsubRefused,
  SumsubUnavailable,
} from '../../../apps/server/src/identity/sumsub/client.ts'
import { isFromSumsub } from '../../../apps/server/src/identity/sumsub/verify-digest.ts'
import { eventTime } from '@tessera/domain/identity/sumsub/event-time.ts'
import { statusOf } from '@tessera/domain/identity/sumsub/verdict.ts'
import { type LocalSumsub, startLocalSumsub } from './local-sumsub.ts'
import * as published from './published.ts'
import { type Delivery, signedDelivery } from './webhooks.ts'

const secret = 'a webhook secret that is only for tests'
const keys = { appToken: 'sbx:tests', secretKey: 'a secret key that is only for tests' }
const received: Delivery[] = []
let local: LocalSumsub
beforeAll(async () => {
  local = await startLocalSumsub({
    ...keys,
    webhookSecret: secret,
    algorithm: 'HMAC_SHA512_HEX',
    companyLevel: 'company',
    port: 0,
  })
  local.sendTo(async (delivery) => received.push(delivery))
})
afterAll(() => local.stop())

const settings = (change: Partial<typeof keys> = {}) => ({
  ...keys,
  ...change,
  url: local.url,
  webhookSecret: secret,
  levelOf: { personal: 'id-and-liveness', company: 'company' },
  mode: 'sandbox' as const,
  mayVerify: true,
})
const client = (change: Partial<typeof keys> = {}) => sumsubClient(settings(change))
const token = (userId: string) => client().createToken({ userId, levelName: 'id-and-liveness' })
const path = '/resources/accessTokens/sdk'

type Sent = { readonly body?: string; readonly ts?: string; readonly sig?: string; readonly signedBody?: string }
async function ask({ body = JSON.stringify(published.tokenRequest), ts, sig, signedBody }: Sent) {
  const at = ts ?? String(Math.floor(Date.now() / 1000))
  const right = signatureOf(keys.secretKey, { ts: at, method: 'POST', path, body: signedBody ?? body })
  const response = await fetch(local.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-app-token': keys.appToken,
      'x-app-access-ts': at,
      'x-app-access-sig': sig ?? right,
    },
    body,
  })
  return { status: response.status, json: (await response.json()) as Record<string, unknown> }
}

test('signs the vendor’s published example', () => {
  const expected = createHmac('sha256', 'secret').update(published.signedText).digest('hex')
  expect(signatureOf('secret', published.signedParts)).toBe(expected)
})

test('accepts the published token request and answers in the published shape', async () => {
  const { status, json } = await ask({})
  expect(status).toBe(200)
  expect(Object.keys(json).toSorted()).toEqual(Object.keys(published.tokenAnswer).toSorted())
  expect(json['userId']).toBe(published.tokenRequest.userId)
})

test.each<[string, Sent]>([
  ['a wrong signature', { sig: 'ab'.repeat(32) }],
  ['a signature over another body', { signedBody: '{}' }],
  ['a time of two minutes ago', { ts: String(Math.floor(Date.now() / 1000) - 120) }],
  ['a time in milliseconds', { ts: String(Date.now()) }],
  ['no time', { ts: 'NaN' }],
])('refuses %s with the published error', async (_, sent) => {
  expect(await ask(sent)).toEqual({ status: 401, json: published.signatureMismatch })
})

test('refuses our client with another key; the error does not quote the vendor', async () => {
  const wrong = client({ secretKey: 'another key' }).createToken({ userId: 'u', levelName: 'id-and-liveness' })
  await expect(wrong).rejects.toThrow(SumsubRefused)
  await expect(wrong).rejects.not.toThrow(/mismatch/)
})

test('refuses our client while the clocks differ by two minutes, and the error names the difference', async () => {
  local.aheadSeconds = 120
  const { message } = await client()
    .createToken({ userId: 'u', levelName: 'id-and-liveness' })
    .then(
      () => ({ message: 'no error' }),
      (error: unknown) => z.object({ message: z.string() }).parse(error),
    )
  local.aheadSeconds = 0
  const seconds = Number(/^Sumsub refuses a token with 401; its clock minus ours is (\d+) seconds$/u.exec(message)?.[1])
  expect(Math.abs(seconds - 120)).toBeLessThanOrEqual(10)
})

test('a vendor that is down gives an error, and an unknown applicant is undefined', async () => {
  expect(await client().applicantOf('nobody')).toBeUndefined()
  local.isDown = true
  await expect(token('unknown-customer')).rejects.toThrow(SumsubUnavailable)
  local.isDown = false
})

test('reads an applicant, its images and its webhooks in the published shape', async () => {
  received.length = 0
  await local.submit(await token('ann'), 'retry')
  const applicant = await client().applicantOf('ann')
  expect(applicant?.externalUserId).toBe('ann')
  expect(applicant && statusOf(reviewOf(applicant))).toBe('retry')
  expect(JSON.stringify(applicant)).not.toContain('clientComment')
  const { items } = Images.parse(await client().images(applicant?.id ?? ''))
  expect(items.map(({ deactivated }) => deactivated)).toEqual([true, false])
  const times = received.map(({ body }) => eventTime(Webhook.parse(JSON.parse(body)).createdAtMs)?.getTime() ?? 0)
  // First the created event; then the verdict before the older event, each twice.
  expect(received).toHaveLength(5)
  expect(times[1]).toBeGreaterThan(times[2] ?? Infinity)
  expect(received[1]).toEqual(received[4])
})

test.each([published.greenWebhook, published.retryWebhook])('reads the published webhook %#', (webhook) => {
  const read = Webhook.parse(webhook)
  expect(read).toMatchObject({ type: 'applicantReviewed', externalUserId: 'externalUserId' })
  expect(eventTime(read.createdAtMs)?.toISOString()).toBe(webhook.createdAtMs.replace(' ', 'T') + 'Z')
  expect(read).not.toHaveProperty('reviewResult.clientComment')
  expect(eventTime(published.attributeTime)).toBeDefined()
})

test('reads labels and customer comment of the published webhook, but not the internal comment', () => {
  const review = { reviewStatus: 'completed', reviewResult: published.retryWebhook.reviewResult }
  const read = Applicant.parse({ id: 'a', inspectionId: 'i', review })
  expect(read.review.reviewResult).toEqual({
    reviewAnswer: 'RED',
    reviewRejectType: 'RETRY',
    rejectLabels: ['PROBLEMATIC_APPLICANT_DATA'],
    moderationComment: published.retryWebhook.reviewResult.moderationComment,
  })
})

test.each(['HMAC_SHA256_HEX', 'HMAC_SHA512_HEX'] as const)(
  'a digest by %s is the HMAC of the raw bytes',
  (algorithm) => {
    const { body, headers } = signedDelivery(published.greenWebhook, secret, algorithm)
    const sent = {
      digest: headers['x-payload-digest'],
      announced: headers['x-payload-digest-alg'],
      body: Buffer.from(body),
    }
    expect(isFromSumsub({ algorithm, secret }, sent)).toBe(true)
    expect(isFromSumsub({ algorithm, secret: `${secret} ` }, sent)).toBe(false)
    expect(isFromSumsub({ algorithm, secret }, { ...sent, body: Buffer.from(` ${body}`) })).toBe(false)
    expect(isFromSumsub({ algorithm, secret }, { ...sent, announced: 'HMAC_SHA1_HEX' })).toBe(false)
  },
)

test('an expired token uploads nothing, and a new one for the same person continues', async () => {
  const first = await token('bob')
  local.expireTokens()
  expect(await local.upload(first)).toBe(401)
  expect(await local.submit(await token('bob'), 'green')).toBe(200)
})

test('moves an applicant to another level, but not while the vendor reviews them', async () => {
  await token('carl')
  const { id } = local.applicantOf('carl')
  await client().moveToLevel(id, 'more')
  expect(local.applicantOf('carl').levelName).toBe('more')
  local.applicantOf('carl').reviewStatus = 'pending'
  await expect(client().moveToLevel(id, 'less')).rejects.toThrow(SumsubRefused)
})
