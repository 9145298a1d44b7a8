import { sessionLives } from '@tessera/domain/access/sessions/life.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { insertSession, type OperatorRow } from './operators.sql.ts'
import { deviceHashOf } from './sign-in-budgets.ts'
import { minutesAfter } from './tries.ts'

export type OpenedSession = { readonly token: string; readonly expiresAt: string; readonly operatorId: string }

/** Opens a session of the console. Its device is known from now on and has separate tries (threat OPR-01). */
export async function startSession(
  deps: Pick<Deps, 'random'>,
  tx: Tx,
  operator: Pick<OperatorRow, 'id'>,
  call: Pick<VisitorCall, 'ip' | 'deviceId'>,
): Promise<OpenedSession> {
  const { ip } = call
  const token = deps.random.token()
  const expiresAt = minutesAfter(tx.now, sessionLives.usual.hours * 60)
  const row = { id: deps.random.uuid(), tokenHash: sha256(token), operatorId: operator.id, expiresAt, ip }
  await insertSession(tx, { ...row, deviceHash: deviceHashOf(call) ?? null })
  const actor = `operator:${operator.id}`
  await recordAct({ ...tx, actor }, { action: 'operators.sign_in', target: { type: 'operator', id: operator.id }, ip })
  return { token, expiresAt: expiresAt.toISOString(), operatorId: operator.id }
}
