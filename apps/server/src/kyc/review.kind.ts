import { Address, DocumentKind, DocumentType } from '@tessera/contract/kyc.ts'
import { isKycReason, kycReasonCodes, kycReasons } from '@tessera/contract/kyc-reasons.ts'
import type { Sent } from '@tessera/domain/kyc/details.ts'
import { kycMachine } from '@tessera/domain/kyc/machine.ts'
import { from } from '@tessera/domain/machine/machine.ts'
import { assert, ok, refuse } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import { type ApprovalKind, approvalKind } from '../approvals/kind.ts'
import { recordAct } from '../audit/record.sql.ts'
import { notify } from '../messages/notify.ts'
import { move } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { waitingCases } from './cases.sql.ts'
import { faultsToday } from './check-today.ts'
import {
  type CaseRow,
  claimIdentity,
  decideCase,
  documentsOf,
  freeIdentity,
  lockCase,
  setKycStatus,
  versionsOf,
} from './kyc.sql.ts'
import { caseNumber } from './standing.ts'

/** Everything that two people agree on when they agree that this is who it says: each detail, and each picture by its hash. */
const Content = z.object({
  number: z.string(),
  customerId: z.string(),
  version: z.number(),
  legalName: z.string(),
  birthDate: z.string(),
  nationality: z.string(),
  documentType: DocumentType,
  documentNumberMasked: z.string(),
  documentNumberHash: z.string(),
  documentExpiresOn: z.string().nullable(),
  address: Address,
  photos: z.array(z.object({ kind: DocumentKind, uploadId: z.string(), sha256: z.string() })),
  /** Only of a file whose customer was asked for something again: it may be rejected, and approved once they sent it. */
  askedAgain: z.literal(true).optional(),
})
type Content = z.output<typeof Content>

/** Approves or rejects who a customer is. */
export const kycReview: ApprovalKind = approvalKind({
  permission: 'kyc.review',
  dueHours: 72,
  reasonCodes: kycReasonCodes,
  proposal: z.object({}).strict(),
  content: Content,
  load,
  waiting: async (source, limit) =>
    (await waitingCases(source, limit)).map((row) => ({
      subjectId: row.id,
      since: row.submitted_at,
      number: caseNumber(row.number),
      subject: row.legal_name,
      about: aboutOf(row.nationality),
    })),
  summary: (content) => ({
    number: content.number,
    subject: content.legalName,
    about: aboutOf(content.nationality),
  }),
  approvable: ({ askedAgain }) => askedAgain === undefined,
  approve: async (tx, caseId, content) => {
    // A file may wait until its document has run out, or its country is served no longer.
    const [fault] = await faultsToday(tx, sentOfContent(content), tx.now)
    if (fault !== undefined) return refuse(fault.code, fault)
    if (!(await claimIdentity(tx, content.customerId, content.documentNumberHash)))
      return refuse('KYC_DOCUMENT_IN_USE', { field: 'documentNumber' })
    await move(tx, 'kyc_case', caseId, kycMachine, 'approve')
    await decideCase(tx, { id: caseId, reasonCode: null, told: null })
    await setKycStatus(tx, content.customerId, 'approved', content.legalName)
    await recordKyc(tx, 'kyc.approve', caseId, 'approved')
    await notify(tx, content.customerId, { kind: 'kyc_approved', params: {} })
    return ok({})
  },
  refuse: async (tx, caseId, content, { reason, code, told }) => {
    await move(tx, 'kyc_case', caseId, kycMachine, 'reject')
    await decideCase(tx, { id: caseId, reasonCode: code, told })
    await setKycStatus(tx, content.customerId, 'rejected')
    await freeIdentity(tx, content.customerId)
    await recordKyc(tx, 'kyc.reject', caseId, 'rejected', reason)
    assert(isKycReason(code), 'a proposal to refuse names one of the codes of its kind')
    await notify(tx, content.customerId, { kind: 'kyc_rejected', params: { reason: told ?? kycReasons[code] } })
    return ok({})
  },
})

const sentOfContent = ({
  birthDate,
  nationality,
  documentType,
  documentExpiresOn,
  address,
  photos,
}: Content): Sent => ({
  birthDate,
  nationality,
  country: address.country,
  documentType,
  documentExpiresOn,
  uploads: Object.fromEntries(photos.map(({ kind, uploadId }) => [kind, uploadId])),
})

const aboutOf = (nationality: string) => [{ field: 'nationality', value: nationality }]

const recordKyc = (
  tx: Tx,
  action: 'kyc.approve' | 'kyc.reject',
  id: string,
  kyc: string,
  reason?: string,
): Promise<void> =>
  recordAct(tx, {
    action,
    target: { type: 'kyc_case', id },
    before: { kyc: 'pending' },
    after: { kyc },
    ...(reason !== undefined && { reason }),
  })

async function load(tx: Tx, caseId: string): Promise<Content | undefined> {
  const row = z.uuid().safeParse(caseId).success ? await lockCase(tx, caseId) : undefined
  if (row === undefined || !from(kycMachine, 'reject').includes(row.status)) return undefined
  return contentOf(tx, row)
}

async function contentOf(tx: Tx, row: CaseRow): Promise<Content | undefined> {
  const version = (await versionsOf(tx, row.id)).find((each) => each.version === row.version)
  if (version === undefined) return undefined
  const photos = (await documentsOf(tx, row.id)).filter((each) => each.version === row.version)
  return {
    number: caseNumber(row.number),
    customerId: row.customer_id,
    version: row.version,
    legalName: version.legal_name,
    birthDate: version.birth_date,
    nationality: version.nationality,
    documentType: version.document_type,
    documentNumberMasked: version.document_number_masked,
    documentNumberHash: version.document_number_hash,
    documentExpiresOn: version.document_expires_on,
    address: { ...version.address },
    photos: photos.map(({ kind, upload_id: uploadId, sha256 }) => ({ kind, uploadId, sha256 })),
    ...(row.status === 'action_required' && { askedAgain: true as const }),
  }
}
