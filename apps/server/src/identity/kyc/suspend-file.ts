import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reopenCase } from './kyc.sql.ts'
import { setStanding } from './review-content.ts'

type Suspension = { readonly customerId: string; readonly caseId: string; readonly reason: string }

/** Suspends an approved identity: the customer cannot trade or withdraw until two people decide. */
export async function suspendFile(tx: Tx, { customerId, caseId, reason }: Suspension): Promise<void> {
  await reopenCase(tx, caseId)
  await move(tx, 'kyc_case', caseId, kycMachine, 'suspend')
  await setStanding(tx, { customerId, caseId, action: 'kyc.suspend', kyc: 'pending', reason })
  await notify(tx, customerId, { kind: 'kyc_suspended', params: {} })
}
