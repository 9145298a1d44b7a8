import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { applyReview, restartUnknown } from './apply-review.ts'
import { SumsubRefused, SumsubSilent, SumsubUnreadable } from './client.ts'
import { giveUpOld, unhandled } from './events.sql.ts'
import { applicantById, reconcilable } from './sumsub.sql.ts'
import type { VendorDeps } from './vendor-deps.ts'

const AT_ONCE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'
/** This many applicants in a row without an answer mean that the vendor is down. */
const SILENT_IN_A_ROW = 5

/**
 * Compares every applicant with the vendor, each night: a webhook may be lost. Stored webhooks whose job ended without a result
 * are queued once more, and end after a week. One applicant that the vendor refuses, whose answer cannot be read or never comes
 * leaves the others; while the vendor is down the job is tried again.
 */
export async function reconcileSumsub(deps: VendorDeps | undefined): Promise<void> {
  if (deps === undefined) return
  await queueUnhandled(deps)
  let silent = 0
  await eachPage(
    (after) => reconcilable(deps, { mode: deps.settings.mode, after, limit: AT_ONCE }),
    async (id) => {
      silent = (await reconcileOne(deps, id)) ? 0 : silent + 1
      if (silent === SILENT_IN_A_ROW) throw new SumsubSilent(`Sumsub does not answer for ${silent} applicants in a row`)
    },
  )
}

async function queueUnhandled(deps: VendorDeps): Promise<void> {
  const inTx = deps.inTx('job:sumsub')
  await inTx(async (tx) => ok(await giveUpOld(tx)))
  await eachPage(
    (after) => unhandled(deps, after, AT_ONCE),
    (event) =>
      inTx(async (tx) =>
        ok(await deps.enqueue(tx, 'apply_sumsub_event', { event }, { key: `apply_sumsub_event:${event}` })),
      ),
  )
}

/** Runs a step for every row, page by page in the order of ids. */
async function eachPage(
  pageAfter: (after: string) => Promise<readonly { readonly id: string }[]>,
  step: (id: string) => Promise<unknown>,
): Promise<void> {
  for (let after = FIRST; ;) {
    const page = await pageAfter(after)
    for (const { id } of page) await step(id)
    const last = page.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

/** False if the vendor gave no usable answer about this applicant, who may be fine tomorrow. */
async function reconcileOne(deps: VendorDeps, id: string): Promise<boolean> {
  try {
    const before = await applicantById(deps, id)
    if (before === undefined) return true
    const applicant = await deps.client.applicantOf(id)
    const by = { knownBefore: before.newest_at }
    await deps.inTx('job:sumsub')(async (tx) =>
      ok(await (applicant === undefined ? restartUnknown(tx, id) : applyReview(deps, tx, { id, applicant, by }))),
    )
    return true
  } catch (error) {
    if (!(error instanceof SumsubSilent || error instanceof SumsubRefused || error instanceof SumsubUnreadable))
      throw error
    deps.log.error({ job: 'reconcile_sumsub', applicant: id, err: error })
    return !(error instanceof SumsubSilent)
  }
}
