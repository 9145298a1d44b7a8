import { companyMachine } from '@tessera/domain/identity/companies/machine.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { setKycStatus } from '#identity/kyc/kyc.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { ownApplication, clearDecision } from './companies.sql.ts'

/** Suspends the approved company of an account until two people decide. Does nothing if none is approved. */
export async function suspendCompany(tx: Tx, customerId: string, reason: string): Promise<void> {
  const row = await ownApplication(tx, customerId)
  if (row?.status !== 'approved') return
  await clearDecision(tx, row.id)
  await move(tx, 'company_application', row.id, companyMachine, 'suspend')
  await setKycStatus(tx, customerId, 'pending')
  await recordAct(tx, {
    action: 'companies.suspend',
    target: { type: 'company_application', id: row.id },
    before: { kyc: 'approved' },
    after: { kyc: 'pending' },
    reason,
  })
  await notify(tx, customerId, { kind: 'company_suspended', params: { name: row.name ?? '' } })
}
