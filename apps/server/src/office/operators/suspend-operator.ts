import { operatorMachine } from '@tessera/domain/office/operators/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { endSessions, lockOperator } from './operators.sql.ts'
import { operatorSelf } from '#services/approvals/refusals.ts'
import { locksOut } from './keep-two.ts'
import { operatorLastTwo, operatorWrongStatus } from './refusals.ts'

type Suspension = { readonly id: string; readonly by: string; readonly reason: string; readonly ip: string }
type SuspendRefusal = 'NOT_FOUND' | 'OPERATOR_SELF' | 'OPERATOR_WRONG_STATUS' | 'OPERATOR_LAST_TWO'

/** Suspends an operator and ends all sessions at once. One person can remove access; restoring it requires two. */
export async function suspendOperator(tx: Tx, s: Suspension): Promise<Outcome<Record<string, never>, SuspendRefusal>> {
  if (s.id === s.by) return operatorSelf
  const operator = await lockOperator(tx, s.id)
  if (operator === undefined) return refuse('NOT_FOUND')
  if (await locksOut(tx, { operator: { id: s.id, roles: null } })) return operatorLastTwo
  const moved = await move(tx, 'operator', s.id, operatorMachine, 'suspend')
  if (moved === undefined) return operatorWrongStatus
  await endSessions(tx, s.id)
  await recordAct(tx, {
    action: 'operators.suspend',
    target: { type: 'operator', id: s.id },
    before: { status: operator.status },
    after: { status: moved },
    reason: s.reason,
    ip: s.ip,
  })
  return ok({})
}
