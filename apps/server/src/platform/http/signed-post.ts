import { createHmac, timingSafeEqual } from 'node:crypto'
import { wallMs } from '#platform/clock/clock.ts'

/** Returns HMAC-SHA256 in hex over `time.text`. */
export const signatureOf = (secret: string, time: string, text: string): string =>
  createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')

export function isSignature(secret: string, time: string, text: string, signature: string): boolean {
  const [expected, received] = [Buffer.from(signatureOf(secret, time, text)), Buffer.from(signature)]
  return expected.length === received.length && timingSafeEqual(expected, received)
}

const TIMEOUT_MS = 10_000
type Sent = { readonly secret: string; readonly type: string; readonly body: string }

/**
 * Sends a POST to a receiver that shares a secret with us, with `x-tessera-time` and a signature over it and the body
 * in `x-tessera-signature`. Follows no redirect. Rejects without a response within ten seconds.
 */
export function signedPost(url: string, { secret, type, body }: Sent): Promise<Response> {
  const time = String(wallMs())
  return fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': type, 'x-tessera-time': time, 'x-tessera-signature': signatureOf(secret, time, body) },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
