import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { roleOfKind, type SignatureKind } from '@tessera/domain/profile/members/signatures/rule.ts'
import { LIMIT_SCALE } from '@tessera/domain/books/limits/withdrawal-limits.ts'

export const signatureNotNeeded = refuse('SIGNATURE_NOT_NEEDED')
/** Refuses if no other person of the company may sign this kind of act; an administrator can change that. */
export const signatureNoSigner = (kind: SignatureKind) =>
  refuse('SIGNATURE_NO_SIGNER', { params: { role: roleOfKind[kind] } })
/** Refuses during the waiting period of a person. */
export const signaturePersonNew = ({ name, countsFrom }: { readonly name: string; readonly countsFrom: Date }) =>
  refuse('SIGNATURE_PERSON_NEW', { params: { name, from: countsFrom.toISOString() } })
export const signatureAmountInvalid = refuse('SIGNATURE_AMOUNT_INVALID', {
  field: 'moneyAbove',
  params: { scale: LIMIT_SCALE },
})
