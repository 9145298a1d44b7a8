import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { approvalMachine } from '@tessera/domain/services/approvals/machine.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { closeRequest, lockOpenRequest } from './approvals.sql.ts'

type Withdrawn = { readonly kind: ApprovalKindName; readonly subjectId: string; readonly ip: string }

/**
 * Cancels the open proposal about a subject that its customer withdrew; does nothing without one. Only for kinds that
 * change nothing when a proposal is returned.
 */
export async function endRequest(tx: Tx, { kind, subjectId, ip }: Withdrawn): Promise<void> {
  const id = await lockOpenRequest(tx, kind, subjectId)
  if (id === undefined) return
  await move(tx, 'approval_request', id, approvalMachine, 'cancel')
  await closeRequest(tx, id)
  await recordAct(tx, {
    action: 'approvals.cancel',
    target: { type: kind, id: subjectId },
    before: { request: id, status: 'requested' },
    after: { request: id, status: 'cancelled' },
    ip,
  })
}
