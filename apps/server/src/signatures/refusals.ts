import { refuse } from '@tessera/domain/outcome.ts'
import { roleOfKind, type SignatureKind } from '@tessera/domain/signatures/rule.ts'

export const notNeeded = refuse('SIGNATURE_NOT_NEEDED')
/** Nobody else of the company may sign an act of this kind: an administrator can change that. */
export const noSigner = (kind: SignatureKind) => refuse('SIGNATURE_NO_SIGNER', { params: { role: roleOfKind[kind] } })
