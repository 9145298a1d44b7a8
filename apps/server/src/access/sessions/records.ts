import { deviceName } from '@tessera/domain/access/sessions/device.ts'
import { listSecurityEvents } from '#access/customers/customers.sql.ts'
import { nextOf, type PageRequest } from '#platform/database/keyset.ts'
import type { Source } from '#platform/database/rows.ts'
import { listLoginEvents, type ActiveSession } from './sessions.sql.ts'

/** Returns a session as its owner and operators see it. */
export const sessionView = (row: ActiveSession) => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  seenAt: row.seen_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  ip: row.ip,
  device: deviceName(row.user_agent) ?? '--',
  clockDriftSeconds: row.clock_drift_seconds,
})

type Event = {
  readonly id: string
  readonly at: Date
  readonly ip: string
  readonly device: string | null
  readonly city: string | null
}
const loginEventView = ({ id, at, ip, device, city }: Event) => ({
  id,
  time: at.toISOString(),
  ip,
  device: deviceName(device ?? '') ?? null,
  city,
})

/** Logins and failed tries, newest first. */
export async function loginRecords(source: Source, customerId: string, page: PageRequest) {
  const found = await listLoginEvents(source, customerId, page)
  const rows = found.map((row) => ({
    ...loginEventView(row),
    type: row.kind,
    status: row.succeeded ? ('success' as const) : ('failure' as const),
    note: row.note,
  }))
  return { rows, next: nextOf(found, page) }
}
/** Changes of the security settings, newest first. */
export async function settingRecords(source: Source, customerId: string, page: PageRequest) {
  const found = await listSecurityEvents(source, customerId, page)
  return {
    rows: found.map((row) => ({
      ...loginEventView(row),
      action: row.kind,
      factor: row.factor,
      note: row.paused ? ('withdrawals_paused' as const) : null,
    })),
    next: nextOf(found, page),
  }
}
