import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request } from 'node:https'
import { boundedBytes } from '#platform/http/bounded-answer.ts'
import { wallMs } from '#platform/clock/clock.ts'
import type { Deps } from '#platform/http/deps.ts'

const WAIT_MS = 5_000
/** Maximum difference in milliseconds between the time of a response and now. Any other response is rejected. */
const FRESH_MS = 60_000
/** Maximum size of a response in bytes: more than 200 lines with their balances need. */
const MAX_BODY_BYTES = 2_000_000

type Config = Pick<
  Deps['config'],
  'BANK_FEED_URL' | 'BANK_FEED_SECRET' | 'BANK_FEED_TLS_CERT' | 'BANK_FEED_TLS_KEY' | 'BANK_FEED_TLS_CA'
>
/** `isAuthentic` is true if the response is proven to be the bank's, by its signature or by mutual TLS. */
export type FeedAnswer = { readonly body: Buffer; readonly isAuthentic: boolean }

/** Returns HMAC-SHA256 in hex over time, position and the bytes of the body, separated by line feeds. */
export const feedSignature = (secret: string, time: string, position: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${time}\n${position}\n`).update(body).digest('hex')

/**
 * Requests the lines after `position` from the feed. With BANK_FEED_SECRET each response must have the headers
 * `x-tessera-time` in milliseconds and `x-tessera-signature`. Throws if the response is not signed for this position,
 * or is older than a minute. With a client certificate and CA the connection proves the bank. Otherwise the response is
 * unproven.
 */
export async function askFeed(config: Config, url: string, position: string): Promise<FeedAnswer> {
  const requestUrl = new URL(url)
  requestUrl.searchParams.set('after', position)
  const tls = await tlsOf(config, requestUrl)
  const answer = tls === undefined ? await plainAnswer(requestUrl) : await tlsAnswer(requestUrl, tls)
  if (answer.status !== 200) throw new Error(`the bank's feed answered ${answer.status}`)
  if (answer.body.length > MAX_BODY_BYTES) throw new Error(`the bank's feed answered with ${answer.body.length} bytes`)
  const { BANK_FEED_SECRET: secret } = config
  if (secret !== undefined) assertSigned(secret, position, answer)
  return { body: answer.body, isAuthentic: secret !== undefined || tls !== undefined }
}

type Answer = {
  readonly status: number
  readonly time: string
  readonly signature: string
  readonly body: Buffer
}

function assertSigned(secret: string, position: string, { time, signature, body }: Answer): void {
  const [right, given] = [Buffer.from(feedSignature(secret, time, position, body)), Buffer.from(signature)]
  if (right.length !== given.length || !timingSafeEqual(right, given))
    throw new Error("the bank's feed answered without a valid signature")
  if (!(Math.abs(wallMs() - Number(time)) <= FRESH_MS))
    throw new Error(`the bank's feed answered with a signature whose time ${time} is too far from now`)
}

async function plainAnswer(url: URL): Promise<Answer> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) })
  return {
    status: response.status,
    time: response.headers.get('x-tessera-time') ?? '',
    signature: response.headers.get('x-tessera-signature') ?? '',
    body: await boundedBytes(response),
  }
}

type Tls = { readonly cert: Buffer; readonly key: Buffer; readonly ca: Buffer }
/** The files are read each time, so that a renewed certificate takes effect without a restart. */
async function tlsOf(config: Config, url: URL): Promise<Tls | undefined> {
  const { BANK_FEED_TLS_CERT: cert, BANK_FEED_TLS_KEY: key, BANK_FEED_TLS_CA: ca } = config
  if (url.protocol !== 'https:' || cert === undefined || key === undefined || ca === undefined) return undefined
  const [certPem, keyPem, caPem] = await Promise.all([readFile(cert), readFile(key), readFile(ca)])
  return { cert: certPem, key: keyPem, ca: caPem }
}

/** Connects only to a server whose certificate the given CA issued. Redirects are not followed. */
function tlsAnswer(url: URL, tls: Tls): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const signal = AbortSignal.timeout(WAIT_MS)
  const sent = request(url, { ...tls, minVersion: 'TLSv1.2', signal }, (response) => {
    const parts: Buffer[] = []
    let size = 0
    response.on('data', (part: Buffer) => {
      size += part.length
      parts.push(part)
      if (size > MAX_BODY_BYTES)
        response.destroy(new Error(`the bank's feed answered with more than ${MAX_BODY_BYTES} bytes`))
    })
    response.on('error', reject)
    response.on('end', () => {
      const header = (name: string): string => String(response.headers[name] ?? '')
      resolve({
        status: response.statusCode ?? 0,
        time: header('x-tessera-time'),
        signature: header('x-tessera-signature'),
        body: Buffer.concat(parts),
      })
    })
  })
  sent.on('error', reject)
  sent.end()
  return promise
}
