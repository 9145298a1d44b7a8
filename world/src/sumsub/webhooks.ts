import { createHmac, randomUUID } from 'node:crypto'
import type { LocalApplicant } from './applicants.ts'

export type Algorithm = 'HMAC_SHA256_HEX' | 'HMAC_SHA512_HEX'
export type Delivery = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

/** `yyyy-MM-dd HH:mm:ss.fff` in UTC, as the vendor writes it. */
export const vendorTime = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').replace('Z', '')

export function webhookOf(a: LocalApplicant, type: string, ms: number, isSandbox = true): Record<string, unknown> {
  return {
    applicantId: a.id,
    inspectionId: a.inspectionId,
    applicantType: a.type,
    correlationId: `req-${randomUUID()}`,
    levelName: a.levelName,
    externalUserId: a.externalUserId,
    type,
    sandboxMode: isSandbox,
    reviewStatus: type === 'applicantReviewed' ? 'completed' : type === 'applicantPending' ? 'pending' : 'init',
    ...(type === 'applicantReviewed' && a.reviewResult && { reviewResult: a.reviewResult }),
    createdAtMs: vendorTime(ms),
    clientId: 'tessera',
  }
}

/** A webhook with the digest of its bytes. */
export function signedDelivery(webhook: object, secret: string, algorithm: Algorithm): Delivery {
  const body = JSON.stringify(webhook)
  const hash = algorithm === 'HMAC_SHA256_HEX' ? 'sha256' : 'sha512'
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-payload-digest': createHmac(hash, secret).update(body).digest('hex'),
      'x-payload-digest-alg': algorithm,
    },
  }
}

const TRIES_MS = [100, 400, 1600, 6400] as const

/** Delivers by HTTP and retries after a failure; the vendor retries over hours. */
export async function deliverTo(url: string, { body, headers }: Delivery): Promise<void> {
  for (const wait of [0, ...TRIES_MS]) {
    await new Promise((done) => setTimeout(done, wait))
    const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
    if (response?.ok === true) return
  }
  console.error('the exchange rejected a webhook of the local Sumsub')
}
