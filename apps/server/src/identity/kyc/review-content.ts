import { Address, DocumentKind, DocumentType } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import type { Reason, Summary } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import {
  type CaseRow,
  decideCase,
  documentsOf,
  freeIdentity,
  kycStatusOf,
  lockCase,
  lockCustomer,
  setKycStatus,
  versionsOf,
} from './kyc.sql.ts'
import { caseNumber } from './kyc-verification.ts'

/** The content that two people approve as the identity: each detail, and each photo by its hash. */
export const Content = z.object({
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
  /** The time at which the data was fetched; only for a Myinfo file. */
  fromMyinfoAt: z.string().optional(),
  /** The details that no government verified; the customer gave them here or at the source. */
  unverifiedFields: z.array(z.string()).optional(),
  /** Set after items were requested again: the file may be rejected now, and approved once they are sent. */
  askedAgain: z.literal(true).optional(),
})
export type Content = z.output<typeof Content>

export const summaryOf = (content: Pick<Content, 'number' | 'legalName' | 'nationality'>): Summary<'nationality'> => ({
  number: content.number,
  subject: content.legalName,
  about: aboutOf(content.nationality),
})
export const aboutOf = (nationality: string): Summary<'nationality'>['about'] => [
  { field: 'nationality', value: nationality },
]

/** Logs the operator who views a file. */
export const noteView = (tx: Tx, caseId: string, ip: string): Promise<void> =>
  recordAct(tx, { action: 'kyc.view', target: { type: 'kyc_case', id: caseId }, ip })

/**
 * Returns the current content, locked; undefined if `event` is not possible. The file of a closed account cannot be
 * reviewed, because an approval would take the number from the same person's new account (decision 0021).
 */
export async function loadFor(tx: Tx, caseId: string, event: 'reject' | 'revoke'): Promise<Content | undefined> {
  const row = z.uuid().safeParse(caseId).success ? await lockCase(tx, caseId) : undefined
  if (row === undefined || !statusesAllowing(kycMachine, event).includes(row.status)) return undefined
  const isOver = event === 'reject' && (await lockCustomer(tx, row.customer_id)).status === 'closed'
  return isOver ? undefined : contentOf(tx, row)
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
    ...(version.source_at !== null && { fromMyinfoAt: version.source_at.toISOString() }),
    ...(version.unverified_fields.length > 0 && { unverifiedFields: [...version.unverified_fields] }),
    ...(row.status === 'action_required' && { askedAgain: true as const }),
  }
}

/** Rejects a file, or withdraws its approval. Its number becomes free for the next approval. */
export async function rejectFile(
  tx: Tx,
  caseId: string,
  event: 'reject' | 'revoke',
  { content, reason: { reason, code, customerMessage } }: { content: Content; reason: Reason },
): Promise<Outcome<unknown, never>> {
  assert(code !== null, 'a proposal to reject names none of the codes of its kind')
  await move(tx, 'kyc_case', caseId, kycMachine, event)
  await decideCase(tx, { id: caseId, reasonCode: code, customerMessage })
  await freeIdentity(tx, content.customerId)
  const act = { action: `kyc.${event}`, kyc: 'rejected', reason } as const
  await setStanding(tx, { customerId: content.customerId, caseId, ...act })
  const kind = event === 'reject' ? 'kyc_rejected' : 'kyc_revoked'
  const text = customerMessage ?? (await reasonTextAt(tx, 'kyc', code))
  await notify(tx, content.customerId, { kind, params: { reason: text } })
  return ok({})
}

type Act = {
  readonly customerId: string
  readonly caseId: string
  readonly action: 'kyc.approve' | 'kyc.expire' | 'kyc.reject' | 'kyc.reopen' | 'kyc.revoke' | 'kyc.suspend'
  readonly kyc: 'approved' | 'pending' | 'rejected'
  /** Set only by an approval. */
  readonly realName?: string
  readonly reason?: string
}

/** Sets the status for the whole exchange, and writes the entry of the audit log. */
export async function setStanding(tx: Tx, { customerId, caseId, action, kyc, realName, reason }: Act): Promise<void> {
  const before = await kycStatusOf(tx, customerId)
  await setKycStatus(tx, customerId, kyc, realName)
  await recordAct(tx, {
    action,
    target: { type: 'kyc_case', id: caseId },
    before: { kyc: before },
    after: { kyc },
    ...(reason !== undefined && { reason }),
  })
}
