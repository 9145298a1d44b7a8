import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { ownApplication } from '#identity/companies/companies.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { decideChange, lockChange } from './company-changes.sql.ts'
import { companyChangeDecided } from './refusals.ts'

/** Withdraws a pending change of a company. An operator's proposal about it can then no longer be confirmed. */
export async function withdrawChange(
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  id: string,
): Promise<Outcome<unknown, 'NOT_FOUND' | 'COMPANY_CHANGE_DECIDED'>> {
  const change = await lockChange(tx, id)
  if (change === undefined || (await ownApplication(tx, customer.id, change.application_id)) === undefined)
    return refuse('NOT_FOUND')
  if (change.status !== 'waiting') return companyChangeDecided
  await decideChange(tx, id, 'withdraw')
  await recordAct(tx, {
    action: 'companies.withdraw_change',
    target: { type: 'company_application', id: change.application_id },
    after: { change: id },
    ip: customer.ip,
  })
  return ok({})
}
