import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { apiTimestampOutOfWindow } from './refusals.ts'

/** Milliseconds for which a signed request is good: unless it says otherwise, and at most (decision G52). */
export const WINDOW_MS = 5_000
export const MOST_WINDOW_MS = 60_000
/** A clock may be so far ahead of ours. */
const AHEAD_MS = 1_000

type Parts = {
  /** Milliseconds since 1970, as sent. */
  readonly timestamp: string
  readonly method: string
  /** Path and query as they stand in the request line. */
  readonly target: string
  readonly body: string
  readonly nonce: string | undefined
  readonly window: string | undefined
}

/**
 * What a house signature is over (decision G52): timestamp, METHOD, path?query and body, one after the other; when a nonce or
 * a window is sent, both on lines of their own behind them, an absent one as an empty line. Nothing can move from one part to
 * another: a path begins with a slash, a body with a brace, neither holds a line that is a nonce, and each line has its place.
 */
export const signedText = ({ timestamp, method, target, body, nonce, window }: Parts): string =>
  `${timestamp}${method}${target}${body}${nonce === undefined && window === undefined ? '' : `\n${nonce ?? ''}\n${window ?? ''}`}`

/** When a request was made and how long it is good. */
export type Moment = { readonly timestampMs: number; readonly windowMs: number }

/** Whether it still counts at `nowMs`: asked when it comes in, and of an order once more before it is decided. */
export function inTime({ timestampMs, windowMs }: Moment, nowMs: number): Outcome<void, 'API_TIMESTAMP_OUT_OF_WINDOW'> {
  const skewMs = nowMs - timestampMs
  const isIn = skewMs <= Math.min(windowMs, MOST_WINDOW_MS) && skewMs > -AHEAD_MS
  return isIn ? ok(undefined) : apiTimestampOutOfWindow(skewMs)
}
