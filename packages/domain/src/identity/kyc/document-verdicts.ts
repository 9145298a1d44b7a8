import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { documentNotAccepted, documentNotJudged, documentNotOpened } from './refusals.ts'

/** Verdicts of an operator on an opened document. */
export const documentVerdicts = ['accepted', 'unreadable', 'not_genuine', 'not_theirs', 'out_of_date'] as const
export type DocumentVerdict = (typeof documentVerdicts)[number]

export type DocumentCheck = { readonly uploadId: string; readonly verdict: DocumentVerdict | null }

/**
 * Checks whether one of the two reviewers may approve a file: this person must have opened, judged and accepted every
 * document of it. `checks` has only this person's own verdicts. Refuses with the first missing step; the params count
 * its documents. Threat OPR-03.
 */
export function mayApproveDocuments(
  uploadIds: readonly string[],
  checks: readonly DocumentCheck[],
): Outcome<void, 'DOCUMENT_NOT_OPENED' | 'DOCUMENT_NOT_JUDGED' | 'DOCUMENT_NOT_ACCEPTED'> {
  const verdictOf = new Map(checks.map(({ uploadId, verdict }) => [uploadId, verdict]))
  const unopened = uploadIds.filter((id) => !verdictOf.has(id)).length
  if (unopened > 0) return documentNotOpened(unopened)
  const unjudged = uploadIds.filter((id) => verdictOf.get(id) === null).length
  if (unjudged > 0) return documentNotJudged(unjudged)
  const unfit = uploadIds.filter((id) => verdictOf.get(id) !== 'accepted').length
  return unfit > 0 ? documentNotAccepted(unfit) : ok(undefined)
}
