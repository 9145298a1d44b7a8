/** Differences below this are the time of the answer on its way. */
const JITTER_MS = 1000
/** Milliseconds by which the server's clock is ahead of this device's. */
let aheadMs = 0

/** Follows the server's clock by the time in an answer that arrived now. */
export function followServerTime(iso: string): void {
  const next = Date.parse(iso) - Date.now()
  if (Math.abs(next - aheadMs) > JITTER_MS) aheadMs = next
}

/** The server's time in milliseconds. Countdowns and expiry use it, because a device's clock may be wrong. */
export const serverNow = (): number => Date.now() + aheadMs
