import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { lockOpenRequest } from '#services/approvals/approvals.sql.ts'
import { endRequest } from '#services/approvals/end-request.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { recordStep } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { requireActive } from './may-open-file.ts'
import { hasVendorCheck, newestCase, setKycStatus, wasRejected, withdrawCase } from './kyc.sql.ts'
import { kycCheckRunning, kycNotWithdrawable } from './refusals.ts'
import { caseNumber, isWithdrawable } from './kyc-verification.ts'

/**
 * Withdraws the customer's file, with an open proposal about it. Refuses a file that was decided, and one that was
 * approved before: its new review protects others and ends with a decision. Refuses while the vendor checks the customer:
 * its result would open another file.
 */
export async function withdrawFile(
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  number: string,
): Promise<Outcome<undefined, 'ACCOUNT_FROZEN' | 'KYC_NOT_WITHDRAWABLE' | 'KYC_CHECK_RUNNING'>> {
  const seen = await newestCase(tx, customer.id)
  // A decision locks its proposal before the customer.
  if (seen !== undefined) await lockOpenRequest(tx, 'kyc_review', seen.id)
  const active = await requireActive(tx, customer.id)
  if (!active.ok) return active
  const row = await newestCase(tx, customer.id)
  if (row === undefined || caseNumber(row.number) !== number || !isWithdrawable(row)) return kycNotWithdrawable
  // The verdict locks the customer first too, so it cannot change in the meantime.
  if (await hasVendorCheck(tx, customer.id)) return kycCheckRunning
  await withdrawCase(tx, row.id)
  await recordStep(tx, 'kyc_case', row.id, row.status, 'withdrawn')
  const after = (await wasRejected(tx, customer.id)) ? 'rejected' : 'unknown'
  await setKycStatus(tx, customer.id, after)
  await endRequest(tx, { kind: 'kyc_review', subjectId: row.id, ip: customer.ip })
  await recordAct(tx, {
    action: 'kyc.withdraw',
    target: { type: 'kyc_case', id: row.id },
    before: { status: row.status, version: row.version, kyc: active.value },
    after: { status: 'withdrawn', kyc: after },
    ip: customer.ip,
  })
  await notify(tx, customer.id, { kind: 'kyc_withdrawn', params: { number } })
  return ok(undefined)
}
