import { verifyBooks } from '../../../apps/server/src/services/audit/verify.job.ts'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'

const EVERY_MS = 60_000

/** Verifies the ledger every minute of real time, like the job, because the signer requires it and no jobs run here. */
export function verifyingBooks(): (deps: Deps) => Promise<void> {
  let nextAt = 0
  return async (deps) => {
    if (performance.now() < nextAt) return
    nextAt = performance.now() + EVERY_MS
    await verifyBooks(deps, 'tail')
  }
}
