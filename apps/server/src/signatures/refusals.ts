import { refuse } from '@tessera/domain/outcome.ts'
import { roleOfKind, type SignatureKind } from '@tessera/domain/signatures/rule.ts'

export const notNeeded = refuse('SIGNATURE_NOT_NEEDED')
/** The refusal if no other person of the company may sign this kind of act; an administrator can change that. */
export const noSigner = (kind: SignatureKind) => refuse('SIGNATURE_NO_SIGNER', { params: { role: roleOfKind[kind] } })
