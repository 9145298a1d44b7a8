import { verifyBooks } from '../../../apps/server/src/services/audit/verify.job.ts'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'

const EVERY_MS = 60_000

/** Where loops are run by hand no job verifies the books, and the signer waits for that: each minute of the real clock, as the job. */
export function verifyingBooks(): (deps: Deps) => Promise<void> {
  let nextAt = 0
  return async (deps) => {
    if (performance.now() < nextAt) return
    nextAt = performance.now() + EVERY_MS
    await verifyBooks(deps, 'tail')
  }
}
