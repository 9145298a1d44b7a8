import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { applyReview, restartDeletedApplicant } from './apply-review.ts'
import { SumsubRefused, SumsubUnavailable, SumsubUnreadable } from './client.ts'
import { giveUpOldEvents, unhandledEvents } from './events.sql.ts'
import { applicantById, reconcilable } from './sumsub.sql.ts'
import type { VendorDeps } from './vendor-deps.ts'

const BATCH_SIZE = 100
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
/** Number of consecutive applicants without a response after which the vendor counts as down. */
const MAX_FAILURES_IN_A_ROW = 5

/**
 * Compares every applicant with the vendor each night, because a webhook may be lost. Stored webhooks whose job failed
 * are queued once more, and end after a week. A refused, unreadable or missing response for one applicant does not stop
 * the others. While the vendor is down, the job is retried.
 */
export async function reconcileSumsub(deps: VendorDeps | undefined): Promise<void> {
  if (deps === undefined) return
  await queueUnhandled(deps)
  let silent = 0
  await eachPage(
    (after) => reconcilable(deps, { mode: deps.settings.mode, after, limit: BATCH_SIZE }),
    async (id) => {
      silent = (await reconcileOne(deps, id)) ? 0 : silent + 1
      if (silent === MAX_FAILURES_IN_A_ROW)
        throw new SumsubUnavailable(`Sumsub does not answer for ${silent} applicants in a row`)
    },
  )
}

async function queueUnhandled(deps: VendorDeps): Promise<void> {
  const inTx = deps.inTx('job:sumsub')
  await inTx(async (tx) => ok(await giveUpOldEvents(tx)))
  await eachPage(
    (after) => unhandledEvents(deps, after, BATCH_SIZE),
    (event) =>
      inTx(async (tx) =>
        ok(await deps.enqueue(tx, 'apply_sumsub_event', { event }, { key: `apply_sumsub_event:${event}` })),
      ),
  )
}

/** Runs a step for every row, page by page, ordered by id. */
async function eachPage(
  pageAfter: (after: string) => Promise<readonly { readonly id: string }[]>,
  step: (id: string) => Promise<unknown>,
): Promise<void> {
  for (let after = FIRST_ID; ;) {
    const page = await pageAfter(after)
    for (const { id } of page) await step(id)
    const last = page.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

/** False without a usable response about this applicant. It may work on another day. */
async function reconcileOne(deps: VendorDeps, id: string): Promise<boolean> {
  try {
    const before = await applicantById(deps, id)
    if (before === undefined) return true
    const applicant = await deps.client.applicantOf(id)
    const by = { knownBefore: before.newest_at }
    await deps.inTx('job:sumsub')(async (tx) =>
      ok(
        await (applicant === undefined
          ? restartDeletedApplicant(tx, id)
          : applyReview(deps, tx, { id, applicant, by })),
      ),
    )
    return true
  } catch (error) {
    if (!(error instanceof SumsubUnavailable || error instanceof SumsubRefused || error instanceof SumsubUnreadable))
      throw error
    deps.log.error(
      { job: 'reconcile_sumsub', applicant: id, err: error },
      'the state of an applicant could not be read from Sumsub',
    )
    return !(error instanceof SumsubUnavailable)
  }
}
