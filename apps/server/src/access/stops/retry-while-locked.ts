import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { isContention } from '#platform/http/dependency-errors.ts'
import { uptimeMs } from '#platform/clock/clock.ts'
import { stopNotYet } from './refusals.ts'

/**
 * Maximum milliseconds of retries: longer than a transaction may hold a lock, and shorter than the console's timeout.
 */
const MAX_MS = 20_000

/**
 * Retries a stop while other transactions hold its locks. After `maxMs` it is refused, so that nobody relies on a stop
 * that was not set.
 */
export async function retryWhileLocked<O extends Outcome<unknown>>(
  run: () => Promise<O>,
  maxMs = MAX_MS,
): Promise<O | typeof stopNotYet> {
  const startedAt = uptimeMs()
  for (;;)
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof Error) || !isContention(error)) throw error
      if (uptimeMs() - startedAt > maxMs) return stopNotYet
    }
}
