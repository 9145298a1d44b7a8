import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const operatorSelf = refuse('OPERATOR_SELF')
const subjectMoved = (rule: 'decided' | 'outdated') => refuse('APPROVAL_SUBJECT_MOVED', { params: { rule } })
export const approvalSubjectMoved = subjectMoved('decided')
/** A proposal of an earlier release that this one cannot read. */
export const approvalProposalOutdated = subjectMoved('outdated')
export const approvalRequestExists = refuse('APPROVAL_REQUEST_EXISTS')
export const reasonCodeEnded = (field: string, code: string) => refuse('REASON_CODE_ENDED', { field, params: { code } })
export const approvalReasonCodeNeeded = refuse('APPROVAL_REASON_CODE_NEEDED', { field: 'reasonCode' })
export const approvalContentChanged = refuse('APPROVAL_CONTENT_CHANGED')
export const approvalOwnProposal = refuse('APPROVAL_OWN_PROPOSAL')
export const approvalNotYours = refuse('APPROVAL_NOT_YOURS')
export const approvalMakerStopped = refuse('APPROVAL_MAKER_STOPPED')
type AboveLimit = {
  readonly limit: string
  readonly value: string
  readonly currency: string
  /** The names of people who can approve it. */
  readonly who: string
}
export const approvalAboveLimit = (params: AboveLimit) => refuse('APPROVAL_ABOVE_LIMIT', { params })
export const approvalAboveDayLimit = (params: AboveLimit & { readonly left: string }) =>
  refuse('APPROVAL_ABOVE_DAY_LIMIT', { params })
export const approvalValueUnknown = (params: Pick<AboveLimit, 'currency' | 'who'>) =>
  refuse('APPROVAL_VALUE_UNKNOWN', { params })
export const approvalAlreadyDecided = refuse('APPROVAL_ALREADY_DECIDED')
