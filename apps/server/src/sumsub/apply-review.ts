import { eventTo, sumsubMachine, type SumsubStatus } from '@tessera/domain/sumsub/machine.ts'
import { eventTime } from '@tessera/domain/sumsub/event-time.ts'
import { isNewer, statusOf } from '@tessera/domain/sumsub/verdict.ts'
import { suspendCompany } from '../companies/suspend-company.ts'
import { lockCustomer } from '../kyc/kyc.sql.ts'
import type { Deps } from '../platform/deps.ts'
import { move } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { type Applicant, reviewOf } from './answers.ts'
import { applyToPerson } from './apply-to-person.ts'
import { type ApplicantRow, lockApplicant, writeVerdict } from './sumsub.sql.ts'

type Told = {
  readonly id: string
  readonly applicant: Applicant
  /** The vendor's time of the event; undefined if no event was sent and the state was only looked up. */
  readonly at: Date | undefined
}

/** Writes the vendor's verdict and its consequences. False if a newer event was applied before. */
export async function applyReview(deps: Pick<Deps, 'enqueue'>, tx: Tx, { id, applicant, at }: Told): Promise<boolean> {
  const row = await lockApplicant(tx, id)
  if (row === undefined || (at !== undefined && !isNewer(at, row.newest_at))) return false
  const { rejectLabels = [], moderationComment } = applicant.review.reviewResult ?? {}
  const status = statusAtOurLevel(row, applicant)
  const isRed = status === 'retry' || status === 'final'
  const labels = isRed ? rejectLabels : []
  const isSame = status === row.status && labels.join() === row.labels.join()
  await writeVerdict(tx, id, {
    applicant_id: applicant.id,
    labels,
    comment: isRed ? (moderationComment ?? null) : null,
    newest_at: at ?? newestOf(row, applicant),
    isGreen: status === 'green',
  })
  if (status !== row.status) await move(tx, 'sumsub_applicant', id, sumsubMachine, eventTo[status])
  if (status === 'green' && row.kind === 'personal' && row.taken_at === null)
    await deps.enqueue(tx, 'take_sumsub_evidence', { applicant: id }, { key: `take_sumsub_evidence:${id}` })
  // For a closed account only the verdict is stored.
  if (isSame || (await lockCustomer(tx, row.customer_id)).status === 'closed') return true
  if (row.kind === 'personal') await applyToPerson(tx, row, { status, labels })
  else if (isRed && row.green_at !== null) await suspendCompany(tx, row.customer_id, `Sumsub: ${labels.join(' ')}`)
  return true
}

/** A verdict on another level, which may require less, is ignored. */
function statusAtOurLevel({ level_name: level }: ApplicantRow, applicant: Applicant): SumsubStatus {
  const status = statusOf(reviewOf(applicant))
  return status === 'green' && (applicant.review.levelName ?? level) !== level ? 'started' : status
}

function newestOf({ newest_at: newest }: ApplicantRow, { review }: Applicant): Date | null {
  const reviewed = review.reviewDate === undefined ? undefined : eventTime(review.reviewDate)
  return reviewed !== undefined && isNewer(reviewed, newest) ? reviewed : newest
}
