import type { CustomFetch } from 'openid-client'
import { boundedBytes } from '../platform/bounded-answer.ts'
import { ownClockMs } from '../platform/clock.ts'

/** How one exchange with a vendor went, besides what it answered. */
export type VendorNotes = {
  /** True once no usable answer came: no connection, no answer in time, an error of the vendor's own, or one that is too large. */
  unreachable: boolean
  /** The vendor's clock minus ours in seconds, by the head of its last answer; undefined while none named a time. */
  clockOffsetSeconds: number | undefined
}

/** For all requests of one exchange: a vendor that takes longer counts as not reachable. Screens wait for 15 seconds. */
export const VENDOR_SECONDS = 12
/** Myinfo answers are a few kilobytes. */
const MOST_BYTES = 256 * 1024
const WITHOUT_BODY = new Set([204, 205, 304])

/** Compact JWE: five parts. */
export const isEncrypted = (text: string): boolean => text.split('.').length === 5

/**
 * Sends what openid-client asks: bounded in time and bytes, without following redirects. `encrypted` names the address whose
 * answers must be JWE; a readable one is refused there, before anybody reads it.
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

/** An answer that anybody on the way could have read or made. */
export class NotEncrypted extends Error {
  override readonly name = 'NotEncrypted'
}

function noteClock(notes: VendorNotes, response: Response): void {
  const at = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(at)) notes.clockOffsetSeconds = Math.round((at - ownClockMs()) / 1000)
}
