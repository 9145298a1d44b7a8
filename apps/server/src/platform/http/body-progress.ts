import type { IncomingMessage } from 'node:http'

/** A body of which too little arrived for too long. */
export class BodyTooSlow extends Error {}

/** The slowest pace at which a body may arrive: a stalled one would keep the place of others. */
export type Pace = { readonly windowMs: number; readonly leastBytes: number }
export const PACE: Pace = { windowMs: 3_000, leastBytes: 3 * 8_192 }

/**
 * Calls `tooSlow` once a window passes in which fewer bytes arrived than the pace asks for, before the body ended. Only for a body
 * that is being read: one that nobody reads does not arrive.
 */
export function requireProgress(raw: IncomingMessage, tooSlow: () => void, { windowMs, leastBytes }: Pace): void {
  const { socket } = raw
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (socket.bytesRead - before >= leastBytes) before = socket.bytesRead
    else {
      clearInterval(timer)
      tooSlow()
    }
  }, windowMs)
  timer.unref()
  const stop = (): void => clearInterval(timer)
  raw.once('end', stop).once('close', stop)
}
