import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { apiTimestampOutOfWindow } from './refusals.ts'

/** Validity of a signed request in milliseconds: the default and the maximum (decision G52). */
export const WINDOW_MS = 5_000
export const MAX_WINDOW_MS = 60_000
/** Milliseconds by which a client's clock may be ahead of the server's. */
const AHEAD_MS = 1_000

type Parts = {
  /** Milliseconds since 1970, as sent. */
  readonly timestamp: string
  readonly method: string
  /** Path and query as in the request line. */
  readonly target: string
  readonly body: string
  readonly nonce: string | undefined
  readonly window: string | undefined
}

/**
 * Returns the text that is signed (decision G52): timestamp, METHOD, path?query and body, concatenated. If a nonce or a
 * window is sent, both follow on separate lines, and a missing one is an empty line. No character can move to another
 * part. A path begins with a slash, a body with a brace, and neither contains a line that is a nonce.
 */
export const signedText = ({ timestamp, method, target, body, nonce, window }: Parts): string =>
  `${timestamp}${method}${target}${body}${nonce === undefined && window === undefined ? '' : `\n${nonce ?? ''}\n${window ?? ''}`}`

/** The time and the validity window of a request. */
export type Moment = { readonly timestampMs: number; readonly windowMs: number }

/**
 * Checks whether a request is still valid at `nowMs`. It is checked at its arrival, and again before an order is
 * decided.
 */
export function inTime({ timestampMs, windowMs }: Moment, nowMs: number): Outcome<void, 'API_TIMESTAMP_OUT_OF_WINDOW'> {
  const skewMs = nowMs - timestampMs
  const isIn = skewMs <= Math.min(windowMs, MAX_WINDOW_MS) && skewMs > -AHEAD_MS
  return isIn ? ok(undefined) : apiTimestampOutOfWindow(skewMs)
}
