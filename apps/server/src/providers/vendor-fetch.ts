import type { CustomFetch } from 'openid-client'
import { boundedBytes } from '../platform/bounded-answer.ts'
import { ownClockMs } from '../platform/clock.ts'

/** Facts of one exchange with a vendor besides its answer. */
export type VendorNotes = {
  /** True after no usable answer: no connection, a timeout, an error of the vendor's server, or an answer that is too large. */
  unreachable: boolean
  /** The vendor's clock minus ours in seconds, from the Date header of its last answer; undefined without one. */
  clockOffsetSeconds: number | undefined
}

/** The time limit for all requests of one exchange; a slower vendor counts as unreachable. Screens wait for 15 seconds. */
export const VENDOR_SECONDS = 12
/** The size limit of an answer; Myinfo answers have a few kilobytes. */
const MOST_BYTES = 256 * 1024
const WITHOUT_BODY = new Set([204, 205, 304])

/** A compact JWE has five parts. */
export const isEncrypted = (text: string): boolean => text.split('.').length === 5

/**
 * Sends the requests of openid-client with limits on time and bytes, without following redirects. Answers of the address
 * `encrypted` must be JWE; an unencrypted answer is refused before it is parsed.
 */
export function vendorFetch(notes: VendorNotes, encrypted: () => string | undefined): CustomFetch {
  const time = AbortSignal.timeout(VENDOR_SECONDS * 1000)
  return async (url, { method, headers, body, signal }) => {
    try {
      const response = await fetch(url, {
        method,
        headers,
        ...(body !== undefined && { body: typeof body === 'object' && body instanceof URLSearchParams ? body : null }),
        redirect: 'manual',
        signal: signal === undefined ? time : AbortSignal.any([signal, time]),
      })
      noteClock(notes, response)
      const bytes = await boundedBytes(response, MOST_BYTES)
      if (response.status >= 500) notes.unreachable = true
      if (response.ok && url === encrypted() && !isEncrypted(bytes.toString()))
        throw new NotEncrypted('userinfo is not encrypted')
      return new Response(WITHOUT_BODY.has(response.status) ? null : new Uint8Array(bytes), response)
    } catch (error) {
      if (!(error instanceof NotEncrypted)) notes.unreachable = true
      throw error
    }
  }
}

/** The error for an unencrypted answer, which anybody in between could have read or forged. */
export class NotEncrypted extends Error {
  override readonly name = 'NotEncrypted'
}

function noteClock(notes: VendorNotes, response: Response): void {
  const at = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(at)) notes.clockOffsetSeconds = Math.round((at - ownClockMs()) / 1000)
}
