import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { findProfile, insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { cancelOpenLogins } from '#access/sessions/cancel-open-logins.ts'
import { endAllSessions, endSession } from '#access/sessions/sessions.sql.ts'

type EndRequest = {
  readonly id: string
  readonly sessionId?: string | undefined
  readonly reason: string
  readonly ip: string
}

/** Ends one or all sessions of a customer. One operator suffices, because this only removes access. */
export async function endCustomerSessions(
  tx: Tx,
  { id, sessionId, reason, ip }: EndRequest,
): Promise<Outcome<Record<string, never>, 'NOT_FOUND'>> {
  if ((await findProfile(tx, id)) === undefined) return refuse('NOT_FOUND')
  if (sessionId === undefined) {
    await cancelOpenLogins(tx, id)
    await endAllSessions(tx, id)
  } else if ((await endSession(tx, id, sessionId)) === 0n) return refuse('NOT_FOUND')
  await recordAct(tx, {
    action: 'customers.end_sessions',
    target: { type: 'customer', id },
    after: { session: sessionId ?? 'all' },
    reason,
    ip,
  })
  await insertSecurityEvent(tx, id, 'sessions_ended_by_us', { ip: '--', userAgent: '' })
  await notify(tx, id, { kind: 'sessions_ended_by_us', params: {} })
  return ok({})
}
