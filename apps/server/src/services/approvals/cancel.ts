import { approvalMachine } from '@tessera/domain/services/approvals/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { closeRequest, lockRequest } from './approvals.sql.ts'
import type { Kinds } from './kind.ts'
import { approvalAlreadyDecided, approvalNotYours } from './refusals.ts'

type Cancel = { readonly requestId: string; readonly by: string; readonly ip: string }
type CancelRefusal = 'NOT_FOUND' | 'APPROVAL_NOT_YOURS' | 'APPROVAL_ALREADY_DECIDED'

/** Cancels a proposal for its maker before it is decided. */
export async function cancel(tx: Tx, kinds: Kinds, c: Cancel): Promise<Outcome<Record<string, never>, CancelRefusal>> {
  const request = await lockRequest(tx, c.requestId)
  if (request === undefined) return refuse('NOT_FOUND')
  if (request.requested_by !== c.by) return approvalNotYours
  if ((await move(tx, 'approval_request', request.id, approvalMachine, 'cancel')) === undefined)
    return approvalAlreadyDecided
  await closeRequest(tx, request.id)
  await kinds[request.kind].returned?.(tx, request.subject_id, request.content)
  await recordAct(tx, {
    action: 'approvals.cancel',
    target: { type: request.kind, id: request.subject_id },
    before: { request: request.id, status: 'requested' },
    after: { request: request.id, status: 'cancelled' },
    ip: c.ip,
  })
  return ok({})
}
