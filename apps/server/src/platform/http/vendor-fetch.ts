import type { CustomFetch } from 'openid-client'
import { boundedBytes } from './bounded-answer.ts'
import { ownClockMs } from '#platform/clock/clock.ts'

/** Facts of one exchange with a vendor besides its response. */
export type VendorNotes = {
  /**
   * True without a usable response: no connection, a timeout, an error of the vendor's server, or a response that is
   * too large.
   */
  unreachable: boolean
  /** The vendor's clock minus ours in seconds, from the Date header of its last response; undefined without one. */
  clockOffsetSeconds: number | undefined
}

/** The time limit for all requests of one exchange; a slower vendor counts as unreachable. Screens wait for 15 seconds. */
export const VENDOR_SECONDS = 12
/** The size limit of a response. Myinfo responses have a few kilobytes. */
const MAX_BYTES = 256 * 1024
const WITHOUT_BODY = new Set([204, 205, 304])

/**
 * Sends the requests of openid-client with limits on time and bytes, without following redirects. `check` receives the
 * body of each successful response before openid-client does, and throws to refuse it.
 */
export function vendorFetch(notes: VendorNotes, check: (url: string, body: string) => void): CustomFetch {
  const time = AbortSignal.timeout(VENDOR_SECONDS * 1000)
  return async (url, { method, headers, body, signal }) => {
    const init = { method, headers, body: body instanceof URLSearchParams ? body : null }
    const within = signal === undefined ? time : AbortSignal.any([signal, time])
    const { response, bytes } = await answered(notes, url, { ...init, redirect: 'manual', signal: within })
    noteClock(notes, response)
    if (response.status >= 500) notes.unreachable = true
    if (response.ok) check(url, bytes.toString())
    return new Response(WITHOUT_BODY.has(response.status) ? null : new Uint8Array(bytes), response)
  }
}

/** Returns the complete response. Every error means that there was none. */
async function answered(
  notes: VendorNotes,
  url: string,
  init: RequestInit,
): Promise<{ readonly response: Response; readonly bytes: Buffer }> {
  try {
    const response = await fetch(url, init)
    return { response, bytes: await boundedBytes(response, MAX_BYTES) }
  } catch (error) {
    notes.unreachable = true
    throw error
  }
}

function noteClock(notes: VendorNotes, response: Response): void {
  notes.clockOffsetSeconds = clockOffsetSeconds(response) ?? notes.clockOffsetSeconds
}

/** Returns the vendor's clock minus ours in seconds, from the Date header of a response; undefined without one. */
export function clockOffsetSeconds({ headers }: Response): number | undefined {
  const at = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(at) ? undefined : Math.round((at - ownClockMs()) / 1000)
}
