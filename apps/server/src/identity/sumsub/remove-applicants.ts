import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { SumsubRefused, SumsubUnavailable, SumsubUnreadable } from './client.ts'
import { openRemovals, recordTry, type RemovalRow } from './removals.sql.ts'
import type { VendorDeps } from './vendor-deps.ts'

const BATCH_SIZE = 100
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Asks the vendor to deactivate the applicants of accounts whose personal data was deleted. Requests that fail are
 * repeated the next night, because the vendor refuses during a review.
 */
export async function removeApplicants(deps: VendorDeps | undefined): Promise<void> {
  if (deps === undefined) return
  for (let after = FIRST_ID; ;) {
    const page = await openRemovals(deps, { mode: deps.settings.mode, after, limit: BATCH_SIZE })
    for (const row of page) {
      const isDone = await isRemoved(deps, row)
      await deps.inTx('job:sumsub')(async (tx) => ok(await recordTry(tx, row.id, isDone)))
    }
    const last = page.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

/** True if the vendor has deactivated the applicant, or does not know it. */
async function isRemoved({ client, log }: VendorDeps, { id, applicant_id: known }: RemovalRow): Promise<boolean> {
  try {
    const applicantId = known ?? (await client.applicantOf(id))?.id
    return applicantId === undefined || (await client.deactivate(applicantId))
  } catch (error) {
    if (!(error instanceof SumsubUnavailable || error instanceof SumsubRefused || error instanceof SumsubUnreadable))
      throw error
    log.error(
      { job: 'remove_sumsub_applicants', applicant: id, err: error },
      'an applicant could not be deleted at Sumsub and is tried again',
    )
    return false
  }
}
