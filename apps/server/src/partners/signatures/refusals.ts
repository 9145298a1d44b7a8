import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const signatureWrongStatus = refuse('SIGNATURE_WRONG_STATUS')
export const signatureSamePerson = refuse('SIGNATURE_SAME_PERSON')
export const signatureAskerGone = refuse('SIGNATURE_ASKER_GONE')
/** The refusal of a request of an earlier release that this one cannot read. */
export const signatureOutdated = refuse('SIGNATURE_OUTDATED')
export const signatureTotalChanged = (params: { readonly total: string; readonly coin: string }) =>
  refuse('SIGNATURE_TOTAL_CHANGED', { params })
