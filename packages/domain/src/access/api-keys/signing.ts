import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { apiTimestampOutOfWindow } from './refusals.ts'

/** Milliseconds for which a signed request is valid: by default, and at most (decision G52). */
export const WINDOW_MS = 5_000
export const MAX_WINDOW_MS = 60_000
/** Maximum number of milliseconds that a client's clock may be ahead of ours. */
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
 * The text of our signature (decision G52): timestamp, METHOD, path?query and body, concatenated. If a nonce or a
 * window is sent, both follow on separate lines, an absent one as an empty line. Nothing can move from one part to
 * another: a path begins with a slash, a body with a brace, neither contains a line that is a nonce, and each line has
 * its place.
 */
export const signedText = ({ timestamp, method, target, body, nonce, window }: Parts): string =>
  `${timestamp}${method}${target}${body}${nonce === undefined && window === undefined ? '' : `\n${nonce ?? ''}\n${window ?? ''}`}`

/** The time and the validity window of a request. */
export type Moment = { readonly timestampMs: number; readonly windowMs: number }

/** Checks whether a request is still valid at `nowMs`: at its arrival, and for an order again before it is decided. */
export function inTime({ timestampMs, windowMs }: Moment, nowMs: number): Outcome<void, 'API_TIMESTAMP_OUT_OF_WINDOW'> {
  const skewMs = nowMs - timestampMs
  const isIn = skewMs <= Math.min(windowMs, MAX_WINDOW_MS) && skewMs > -AHEAD_MS
  return isIn ? ok(undefined) : apiTimestampOutOfWindow(skewMs)
}
