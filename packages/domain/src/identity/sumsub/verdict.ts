import type { SumsubStatus } from './machine.ts'

/** The fields that we read from the vendor's review of an applicant. */
export type Review = {
  readonly reviewStatus: string
  readonly reviewAnswer?: string | undefined
  readonly reviewRejectType?: string | undefined
}

/** Statuses in which the vendor must act. In `awaitingUser` the customer must act, so the status counts as started. */
const waiting: ReadonlySet<string> = new Set(['pending', 'queued', 'prechecked', 'onHold', 'awaitingService'])

/** True while the vendor refuses to move the applicant to another level. */
export const isBusy = (reviewStatus: string): boolean => ['pending', 'queued', 'onHold'].includes(reviewStatus)

/** Returns the status for a review. A rejection is final only if its type is FINAL; any other can be retried. */
export function statusOf({ reviewStatus, reviewAnswer, reviewRejectType }: Review): SumsubStatus {
  if (waiting.has(reviewStatus)) return 'pending'
  if (reviewStatus !== 'completed') return 'started'
  if (reviewAnswer === 'GREEN') return 'green'
  if (reviewAnswer !== 'RED') return 'pending'
  return reviewRejectType === 'FINAL' ? 'final' : 'retry'
}

/** True if an event at `at` is newer than `newest`. Replayed and older events change nothing. */
export const isNewer = (at: Date, newest: Date | null): boolean => newest === null || at > newest
