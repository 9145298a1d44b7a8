/** Milliseconds by which the node's clock is ahead of the database's, as of the last heartbeat. */
let offsetMs = 0

/** Learns the database's time, which was read half a round trip ago. */
export const learnDatabaseTime = (at: Date, roundTripMs: number): void =>
  void (offsetMs = Math.round(Date.now() - roundTripMs / 2 - at.getTime()))

/**
 * Returns the node's clock corrected by the database's, in milliseconds since 1970. For display only: rules read the
 * time of their transaction.
 */
export const wallMs = (): number => Date.now() - offsetMs

/** Returns the corrected time as ISO 8601 text. */
export const wallTime = (): string => new Date(wallMs()).toISOString()

/**
 * Returns the milliseconds since the process started. Monotonic, so it measures durations; it is unrelated to the time
 * of day.
 */
export const uptimeMs = (): number => performance.now()

/**
 * Returns the node's clock in milliseconds since 1970, which its libraries use too. Only for windows of rate limits and
 * for comparison with another clock.
 */
export const ownClockMs = (): number => Date.now()
