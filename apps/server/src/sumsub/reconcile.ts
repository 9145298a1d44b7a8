import { ok } from '@tessera/domain/outcome.ts'
import { applyReview, restartUnknown } from './apply-review.ts'
import { SumsubRefused, SumsubUnreadable } from './client.ts'
import { unhandled } from './events.sql.ts'
import { applicantById, reconcilable } from './sumsub.sql.ts'
import type { VendorDeps } from './vendor-deps.ts'

const AT_ONCE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Compares every applicant with the vendor, each night: a webhook may be lost. Stored webhooks whose job ended without a result
 * are queued once more. One applicant that the vendor refuses or whose
 * answer cannot be read leaves the others; while the vendor is down the job is tried again.
 */
export async function reconcileSumsub(deps: VendorDeps | undefined): Promise<void> {
  if (deps === undefined) return
  const inTx = deps.inTx('job:sumsub')
  const left = await unhandled(deps, AT_ONCE)
  for (const { id } of left)
    await inTx(async (tx) =>
      ok(await deps.enqueue(tx, 'apply_sumsub_event', { event: id }, { key: `apply_sumsub_event:${id}` })),
    )
  for (let after = FIRST; ;) {
    const page = await reconcilable(deps, after, AT_ONCE)
    for (const { id } of page) await reconcileOne(deps, id)
    const last = page.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

async function reconcileOne(deps: VendorDeps, id: string): Promise<void> {
  try {
    const before = await applicantById(deps, id)
    if (before === undefined) return
    const applicant = await deps.client.applicantOf(id)
    const by = { knownBefore: before.newest_at }
    await deps.inTx('job:sumsub')(async (tx) =>
      ok(await (applicant === undefined ? restartUnknown(tx, id) : applyReview(deps, tx, { id, applicant, by }))),
    )
  } catch (error) {
    if (!(error instanceof SumsubRefused || error instanceof SumsubUnreadable)) throw error
    deps.log.error({ job: 'reconcile_sumsub', applicant: id, err: error })
  }
}
