import { subjectOf } from '@tessera/domain/identity/sumsub/details.ts'
import { eventTo, sumsubMachine, type SumsubStatus } from '@tessera/domain/identity/sumsub/machine.ts'
import { eventTime } from '@tessera/domain/identity/sumsub/event-time.ts'
import { isNewer, statusOf } from '@tessera/domain/identity/sumsub/verdict.ts'
import { suspendCompany } from '#identity/companies/suspend-company.ts'
import { numberHash } from '#platform/secrets/number-hash.ts'
import { lockCustomer } from '#identity/kyc/kyc.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type Applicant, detailsOf, reviewOf } from './answers.ts'
import { applyToPerson } from './apply-to-person.ts'
import { restartApplicant } from './restart-applicant.ts'
import { type ApplicantRow, lockApplicant, writeVerdict } from './sumsub.sql.ts'
import { verdictReason } from './verdict-reason.ts'

type Review = {
  readonly id: string
  readonly applicant: Applicant
  /** The vendor's time of the event; without an event, the newest known time before the state was read. */
  readonly by: { readonly at: Date } | { readonly knownBefore: Date | null }
}

/**
 * Stores the vendor's verdict and its consequences. Returns false if a newer event was applied, even if only after the
 * verdict was read.
 */
export async function applyReview(
  deps: Pick<Deps, 'enqueue' | 'config'>,
  tx: Tx,
  { id, applicant, by }: Review,
): Promise<boolean> {
  const row = await lockApplicant(tx, id)
  if (row === undefined || !mayChange(row, by)) return false
  const { rejectLabels = [], moderationComment } = applicant.review.reviewResult ?? {}
  const status = statusAtOurLevel(row, applicant)
  const isRed = status === 'retry' || status === 'final'
  const labels = isRed ? rejectLabels : []
  const isSame = status === row.status && labels.join() === row.labels.join()
  await writeVerdict(tx, id, {
    applicant_id: applicant.id,
    labels,
    comment: isRed ? (moderationComment ?? null) : null,
    newest_at: 'at' in by ? by.at : newestOf(row, applicant),
    subject_hash: subjectHash(deps.config, row, applicant),
    isGreen: status === 'green',
  })
  if (status !== row.status) await move(tx, 'sumsub_applicant', id, sumsubMachine, eventTo[status])
  // For a closed account, only the verdict is stored.
  if ((await lockCustomer(tx, row.customer_id)).status === 'closed') return true
  if (status === 'green' && row.kind === 'personal' && row.taken_at === null)
    await deps.enqueue(tx, 'take_sumsub_evidence', { applicant: id }, { key: `take_sumsub_evidence:${id}` })
  if (isSame) return true
  if (row.kind === 'personal') await applyToPerson(tx, row, { status, labels })
  else if (isRed && row.green_at !== null) await suspendCompany(tx, row.customer_id, verdictReason(labels))
  return true
}

/**
 * Lets a customer start again if the vendor no longer knows the customer during a review, because the data was deleted
 * there.
 */
export async function restartDeletedApplicant(tx: Tx, id: string): Promise<void> {
  const row = await lockApplicant(tx, id)
  if (row?.status === 'pending') await restartApplicant(tx, row, row.mode)
}

/** Returns the hash that a file with this document, or an application of this company, has. */
function subjectHash(config: Deps['config'], { kind }: ApplicantRow, applicant: Applicant): string | null {
  const subject = subjectOf(detailsOf(applicant), kind)
  return subject === undefined ? null : numberHash(config, subject.country, subject.number)
}

/** The request to the vendor takes time, so an event that was applied in the meantime is newer than the response. */
const mayChange = ({ newest_at: newest }: ApplicantRow, by: Review['by']): boolean =>
  'at' in by ? isNewer(by.at, newest) : newest?.getTime() === by.knownBefore?.getTime()

/** Returns the status, ignoring a verdict on another level, which may require less. */
export function statusAtOurLevel(
  { level_name: level }: Pick<ApplicantRow, 'level_name'>,
  applicant: Applicant,
): SumsubStatus {
  const status = statusOf(reviewOf(applicant))
  return status === 'green' && (applicant.review.levelName ?? level) !== level ? 'started' : status
}

function newestOf({ newest_at: newest }: ApplicantRow, { review }: Applicant): Date | null {
  const reviewed = review.reviewDate === undefined ? undefined : eventTime(review.reviewDate)
  return reviewed !== undefined && isNewer(reviewed, newest) ? reviewed : newest
}
