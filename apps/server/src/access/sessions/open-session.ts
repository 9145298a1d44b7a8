import { deviceName } from '@tessera/domain/access/sessions/device.ts'
import { clockDrift } from '@tessera/domain/access/sessions/clock-drift.ts'
import { type SessionLife, sessionLives } from '@tessera/domain/access/sessions/life.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { notify } from '#services/messages/notify.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { insertLoginEvent, insertSession, isKnownDevice, type LoginType } from './sessions.sql.ts'

export type Opened = { readonly token: string; readonly expiresAt: string }
type From = Pick<VisitorCall, 'ip' | 'userAgent' | 'deviceId' | 'device'>
/** The lifetime of a session, limited by `until`. */
type Life = SessionLife & { readonly until?: Date }

/** Opens a session with a new token. It does not change a token that was sent with the request. */
export async function openSession(
  deps: Pick<Deps, 'random'>,
  tx: Tx,
  customerId: string,
  { ip, userAgent, deviceId, device }: From,
  { hours, idleMinutes, until }: Life = sessionLives.usual,
): Promise<Opened> {
  const token = deps.random.token()
  const full = new Date(tx.now.getTime() + hours * HOUR_MS)
  const expiresAt = until !== undefined && until < full ? until : full
  const clockDriftSeconds = clockDrift(device.time, tx.now) ?? null
  const from = { ip, userAgent, deviceId, device }
  await insertSession(tx, { token, customerId, expiresAt, idleMinutes, clockDriftSeconds, ...from })
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Opens a session by login, records it in the history, and notifies the owner if the device is new. */
export async function signIn(
  deps: Pick<Deps, 'random'>,
  tx: Tx,
  customerId: string,
  kind: LoginType,
  from: From,
  life?: Life,
): Promise<Opened> {
  const { ip, userAgent } = from
  const isNew = kind !== 'register' && !(await isKnownDevice(tx, customerId, from))
  await insertLoginEvent(tx, { customerId, kind, succeeded: true, ip, userAgent, ...(isNew && { note: 'new_device' }) })
  const opened = await openSession(deps, tx, customerId, from, life)
  if (isNew)
    await notify(tx, customerId, {
      kind: 'new_sign_in',
      params: { at: tx.now, ip, device: deviceName(userAgent) ?? '--' },
    })
  return opened
}
