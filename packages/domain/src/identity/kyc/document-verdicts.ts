import { ok, type Outcome, refuse } from '#platform/outcome/outcome.ts'

/** Verdicts that an operator gives on an opened document. */
export const documentVerdicts = ['accepted', 'unreadable', 'not_genuine', 'not_theirs', 'out_of_date'] as const
export type DocumentVerdict = (typeof documentVerdicts)[number]

/** Refuses because so many documents were not opened. */
export const documentsNotOpened = (n: number) => refuse('DOCUMENT_NOT_OPENED', { params: { n } })

export type DocumentCheck = { readonly uploadId: string; readonly verdict: DocumentVerdict | null }

/**
 * Whether one of the two people may approve a file: they opened every document of it, judged each, and accepted each.
 * `checks` are theirs alone. The first that is missing decides; params say how many documents it is about. Threat OPR-03.
 */
export function mayApproveDocuments(
  uploadIds: readonly string[],
  checks: readonly DocumentCheck[],
): Outcome<void, 'DOCUMENT_NOT_OPENED' | 'DOCUMENT_NOT_JUDGED' | 'DOCUMENT_NOT_ACCEPTED'> {
  const verdictOf = new Map(checks.map(({ uploadId, verdict }) => [uploadId, verdict]))
  const unopened = uploadIds.filter((id) => !verdictOf.has(id)).length
  if (unopened > 0) return documentsNotOpened(unopened)
  const unjudged = uploadIds.filter((id) => verdictOf.get(id) === null).length
  if (unjudged > 0) return refuse('DOCUMENT_NOT_JUDGED', { params: { n: unjudged } })
  const unfit = uploadIds.filter((id) => verdictOf.get(id) !== 'accepted').length
  return unfit > 0 ? refuse('DOCUMENT_NOT_ACCEPTED', { params: { n: unfit } }) : ok(undefined)
}
