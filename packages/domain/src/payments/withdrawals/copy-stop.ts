/** Why nothing leaves because of the copy of the audit log, or because the database was put back. */
export const copyStops = ['restoring', 'copy_ahead', 'copy_silent'] as const
export type CopyStop = (typeof copyStops)[number]

/** So long the keeper of the copy may be silent. */
const SILENT_MS = 10 * 60_000

export type CopyAnswer = {
  /** The copy holds an entry that the database does not have, or has otherwise. */
  readonly knowsMore: boolean
  readonly answeredAt: Date
}

/**
 * The reason to stop everything that leaves: a copy that knows more than the database says that the database was put back to an
 * earlier moment, and one that is silent says nothing. `since`: only an answer after this moment counts, because a restored
 * database tells of answers that were given before it was put back. Undefined where nothing speaks against it. Source: RST-01.
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
