import { ok } from '@tessera/domain/outcome.ts'
import { applyReview } from './apply-review.ts'
import { SumsubRefused } from './client.ts'
import { unhandled } from './events.sql.ts'
import { reconcilable } from './sumsub.sql.ts'
import type { VendorDeps } from './vendor-deps.ts'

const AT_ONCE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Compares every applicant with the vendor each night, because a webhook may be lost. Stored webhooks whose job ended without a
 * result are queued again. A refused applicant does not stop the others. If the vendor is down, the job is tried again.
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
    const applicant = await deps.client.applicantOf(id)
    if (applicant === undefined) return
    await deps.inTx('job:sumsub')(async (tx) => ok(await applyReview(deps, tx, { id, applicant, at: undefined })))
  } catch (error) {
    if (!(error instanceof SumsubRefused)) throw error
    deps.log.error({ job: 'reconcile_sumsub', applicant: id, err: error })
  }
}
