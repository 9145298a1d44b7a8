import type { Sent, SentRefusal } from '@tessera/domain/identity/kyc/details.ts'
import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { currentFaults } from './check-today.ts'
import { claimIdentity, decideCase } from './kyc.sql.ts'
import { type Content, setStanding } from './review-content.ts'
import { kycDocumentInUse } from './refusals.ts'

/** Approves a file. Refuses an expired document, a document of another verified account, and a country that is not served. */
export async function approveFile(
  tx: Tx,
  caseId: string,
  content: Content,
): Promise<Outcome<unknown, SentRefusal | 'KYC_DOCUMENT_IN_USE'>> {
  const { customerId, documentNumberHash, legalName: realName } = content
  // During the review, the document may have expired, or the exchange may have stopped serving its country.
  const [fault] = await currentFaults(tx, submissionOfContent(content), tx.now)
  if (fault !== undefined) return refuse(fault.code, fault)
  if (!(await claimIdentity(tx, customerId, documentNumberHash))) return kycDocumentInUse
  await move(tx, 'kyc_case', caseId, kycMachine, 'approve')
  await decideCase(tx, { id: caseId, reasonCode: null, customerMessage: null })
  await setStanding(tx, { customerId, caseId, action: 'kyc.approve', kyc: 'approved', realName })
  await notify(tx, customerId, { kind: 'kyc_approved', params: {} })
  return ok({})
}

const submissionOfContent = ({
  birthDate,
  nationality,
  documentType,
  documentExpiresOn,
  address,
  photos,
  fromMyinfoAt,
}: Content): Sent => ({
  birthDate,
  nationality,
  country: address.country,
  documentType,
  documentExpiresOn,
  uploads: fromMyinfoAt === undefined ? Object.fromEntries(photos.map(({ kind, uploadId }) => [kind, uploadId])) : null,
})
