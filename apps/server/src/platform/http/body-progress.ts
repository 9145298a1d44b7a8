import type { IncomingMessage } from 'node:http'

/** The error for a body that arrives too slowly. */
export class BodyTooSlow extends Error {}

/** The minimum rate at which a body must arrive, because a stalled body would block the memory of others. */
export type Pace = { readonly windowMs: number; readonly minBytes: number }
export const PACE: Pace = { windowMs: 3_000, minBytes: 3 * 8_192 }
/**
 * The rate of a form with a file, which takes no memory while it arrives. A phone may lose its network for a while, and a busy server
 * may read other files first.
 */
export const FORM_PACE: Pace = { windowMs: 60_000, minBytes: 8_192 }

/**
 * Calls `tooSlow` after a window in which fewer bytes arrived than the minimum rate requires, unless the body ended. Use it only
 * for a body that is being read, because an unread body does not arrive.
 */
export function requireProgress(raw: IncomingMessage, tooSlow: () => void, { windowMs, minBytes }: Pace): void {
  const { socket } = raw
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (socket.bytesRead - before >= minBytes) before = socket.bytesRead
    else {
      clearInterval(timer)
      tooSlow()
    }
  }, windowMs)
  timer.unref()
  const stop = (): void => clearInterval(timer)
  raw.once('end', stop).once('close', stop)
}
