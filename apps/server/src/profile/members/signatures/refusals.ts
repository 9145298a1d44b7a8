import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { roleOfKind, type SignatureKind } from '@tessera/domain/profile/members/signatures/rule.ts'

/** The refusal while the waiting time of a person runs. */
export const personNew = ({ name, countsFrom }: { readonly name: string; readonly countsFrom: Date }) =>
  refuse('SIGNATURE_PERSON_NEW', { params: { name, from: countsFrom.toISOString() } })
export const notNeeded = refuse('SIGNATURE_NOT_NEEDED')
/** The refusal if no other person of the company may sign this kind of act; an administrator can change that. */
export const noSigner = (kind: SignatureKind) => refuse('SIGNATURE_NO_SIGNER', { params: { role: roleOfKind[kind] } })
