import type { KycVerification } from '@tessera/contract/identity/kyc/kyc.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { hasEnded, renewedItems } from '@tessera/domain/identity/kyc/expiry.ts'
import {
  kycMachine,
  verificationLabel,
  type KycCaseStatus,
  type KycStatus,
} from '@tessera/domain/identity/kyc/machine.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { sumsubLabels } from '@tessera/domain/identity/sumsub/machine.ts'
import type { z } from 'zod'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import {
  asksOf,
  type CaseRow,
  documentsOf,
  hasVendorCheck,
  type Item,
  kycStatusOf,
  medianReviewHours,
  newestCase,
  vendorVerdict,
  type VersionRow,
  versionsOf,
} from './kyc.sql.ts'

type View = z.input<typeof KycVerification>
type Case = NonNullable<View['case']>
type ReasonView = Case['rejected']

const steps: Record<KycCaseStatus, View['step']> = {
  submitted: 'review',
  action_required: 'resend',
  approved: 'approved',
  expiring: 'approved',
  expired: 'resend',
  suspended: 'review',
  rejected: 'rejected',
  withdrawn: 'details',
}
const decisions: Record<KycCaseStatus, Case['documents'][number]['decision']> = {
  submitted: 'pending',
  action_required: 'pending',
  approved: 'approved',
  expiring: 'approved',
  expired: 'approved',
  suspended: 'pending',
  rejected: 'rejected',
  withdrawn: 'pending',
}

/** Returns the state of a customer's own verification, with reasons in their language. */
export async function verificationOf(tx: Tx, customerId: string, locale: Locale): Promise<View> {
  const status: KycStatus = await kycStatusOf(tx, customerId)
  const newest = await newestCase(tx, customerId)
  return {
    status,
    label: newest === undefined ? await labelWithoutFile(tx, customerId, status) : verificationLabel(newest.status),
    step: newest === undefined ? (status === 'approved' ? 'approved' : 'details') : steps[newest.status],
    case: newest === undefined ? null : await caseOf(tx, newest, locale),
    medianReviewHours: await medianReviewHours(tx),
  }
}

async function labelWithoutFile(tx: Tx, customerId: string, status: KycStatus): Promise<View['label']> {
  if (status === 'approved') return 'completed'
  const vendor = status === 'unknown' ? null : await vendorVerdict(tx, customerId, 'personal')
  return vendor === null ? verificationLabel(undefined) : sumsubLabels[vendor.status]
}

async function caseOf(tx: Tx, row: CaseRow, locale: Locale): Promise<Case> {
  const details = (await versionsOf(tx, row.id)).find((each) => each.version === row.version)
  if (details === undefined) throw new Error(`case ${row.id} has no version ${row.version}`)
  const documents = (await documentsOf(tx, row.id)).filter((each) => each.version === row.version)
  const asks = (await asksOf(tx, row.id)).filter((each) => each.version === row.version)
  const ended = hasEnded(details.document_expires_on, tx.now.toISOString().slice(0, 10))
  const expired = await reasonTextAt(tx, 'kyc', 'document_expired')
  const requestOf = (item: Item): ReasonView => {
    if (steps[row.status] !== 'resend') return null
    const ask = asks.find((each) => each.item === item)
    if (ask !== undefined) return reasonView(ask.reason_code, ask.reason_text[locale], ask.customer_message)
    return ended && renewedItems.some((renewed) => renewed === item)
      ? reasonView('document_expired', expired[locale], null)
      : null
  }
  return {
    number: caseNumber(row.number),
    version: row.version,
    submittedAt: row.submitted_at.toISOString(),
    details: detailsView(details),
    detailsResubmission: requestOf('details'),
    documents: documents.map(({ kind, upload_id: uploadId }) => ({
      kind,
      uploadId,
      decision: requestOf(kind) === null ? decisions[row.status] : 'revision',
      resubmission: requestOf(kind),
    })),
    expiry: row.status === 'expiring' || row.status === 'expired' ? row.status : null,
    mayWithdraw: isWithdrawable(row) && !(await hasVendorCheck(tx, row.customer_id)),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    reviewedAgain: row.approved_at !== null && isUndecided(row.status),
    rejected:
      row.status === 'rejected' && row.reason_code !== null
        ? reasonView(
            row.reason_code,
            (await reasonTextAt(tx, 'kyc', row.reason_code, row.decided_at))[locale],
            row.customer_message,
          )
        : null,
  }
}

/** True for a file that was never decided: its sender can withdraw it unless the vendor checks them. */
export const isWithdrawable = ({ status, approved_at: approvedAt }: CaseRow): boolean =>
  approvedAt === null && statusesAllowing(kycMachine, 'withdraw').includes(status)

const isUndecided = (status: KycCaseStatus): boolean =>
  status === 'submitted' || status === 'action_required' || status === 'expired' || status === 'suspended'

const reasonView = (reason: string, reasonText: string, customerMessage: string | null): NonNullable<ReasonView> => ({
  reason,
  reasonText,
  customerMessage,
})

export const caseNumber = (number: bigint): string => `KYC-${number}`

/** Details for display: only the last characters of the document number. */
export const detailsView = (v: VersionRow): Case['details'] => ({
  legalName: v.legal_name,
  birthDate: v.birth_date,
  nationality: v.nationality,
  documentType: v.document_type,
  documentNumberMasked: v.document_number_masked,
  documentExpiresOn: v.document_expires_on,
  address: v.address,
  ...(v.source_at !== null && { fromMyinfoAt: v.source_at.toISOString() }),
  ...(v.unverified_fields.length > 0 && { unverifiedFields: [...v.unverified_fields] }),
})
