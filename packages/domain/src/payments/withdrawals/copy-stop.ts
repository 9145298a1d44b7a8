import { MINUTE_MS } from '#platform/clock/durations.ts'

/** The reasons for which the copy of the audit log, or a restored database, stops all payments. */
export const copyStops = ['restoring', 'copy_ahead', 'copy_silent'] as const
export type CopyStop = (typeof copyStops)[number]

/** Milliseconds without a response from the keeper of the copy after which payments stop. */
const SILENT_MS = 10 * MINUTE_MS

export type CopyAnswer = {
  /** True if the copy has an entry that the database lacks or has with another content. */
  readonly knowsMore: boolean
  readonly answeredAt: Date
}

/**
 * Returns the reason to stop all payments; undefined if there is none. A copy with more entries shows that the database
 * was restored to an earlier moment. A silent copy proves nothing, so payments stop too. Only a response after `since`
 * counts, because a restored database contains responses that are older than the restore. Source: RST-01.
 */
export function copyStop(
  answer: CopyAnswer | undefined,
  { since, now }: { readonly since: Date; readonly now: Date },
): CopyStop | undefined {
  if (answer?.knowsMore === true) return 'copy_ahead'
  if (answer === undefined || answer.answeredAt < since || answer.answeredAt.getTime() < now.getTime() - SILENT_MS)
    return 'copy_silent'
  return undefined
}
