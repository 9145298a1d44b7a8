import type { companies } from '@tessera/contract/identity/companies/companies.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { lockOpenRequest } from '#services/approvals/approvals.sql.ts'
import { endRequest } from '#services/approvals/end-request.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { requireActive } from '#identity/kyc/may-open-file.ts'
import { setKycStatus } from '#identity/kyc/kyc.sql.ts'
import { recordStep } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { hasRejected, ownApplication, withdrawRow } from './companies.sql.ts'
import { applicationNumber, mayWithdraw } from './company-verification.ts'
import { companyNotWithdrawable } from './refusals.ts'

type WithdrawRefusal = 'ACCOUNT_FROZEN' | 'NOT_FOUND' | 'COMPANY_NOT_WITHDRAWABLE'

/**
 * Withdraws a submitted application, with an open proposal about it. Its entries stay, and its owner can change and
 * submit them again. Refuses an application that was decided, or whose company was verified before.
 */
export async function withdrawApplication(
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  { id, version }: InputOf<typeof companies.withdraw>,
): Promise<Outcome<undefined, WithdrawRefusal>> {
  const seen = await ownApplication(tx, customer.id, id)
  // A decision locks its proposal before the customer.
  if (seen !== undefined) await lockOpenRequest(tx, 'company_review', id)
  const active = await requireActive(tx, customer.id)
  if (!active.ok) return active
  const row = await ownApplication(tx, customer.id, id)
  if (row === undefined) return refuse('NOT_FOUND')
  if (row.version !== version || !(await mayWithdraw(tx, row))) return companyNotWithdrawable
  await withdrawRow(tx, id)
  await recordStep(tx, 'company_application', id, row.status, 'withdrawn')
  const after = (await hasRejected(tx, customer.id)) ? 'rejected' : 'unknown'
  await setKycStatus(tx, customer.id, after)
  await endRequest(tx, { kind: 'company_review', subjectId: id, ip: customer.ip })
  await recordAct(tx, {
    action: 'companies.withdraw',
    target: { type: 'company_application', id },
    before: { status: row.status, version: row.version, kyc: active.value },
    after: { status: 'withdrawn', kyc: after },
    ip: customer.ip,
  })
  const params = { name: row.name ?? '', number: applicationNumber(row.number) }
  await notify(tx, customer.id, { kind: 'company_withdrawn', params })
  return ok(undefined)
}
