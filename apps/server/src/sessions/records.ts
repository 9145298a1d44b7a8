import { deviceName } from '@tessera/domain/sessions/device.ts'
import { listSecurityEvents } from '../customers/customers.sql.ts'
import type { Source } from '../platform/rows.ts'
import { listLoginEvents, type LivingSession } from './sessions.sql.ts'

/** A session as its owner and operators see it. */
export const shownSession = (row: LivingSession) => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  seenAt: row.seen_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  ip: row.ip,
  device: deviceName(row.user_agent) ?? '--',
})

const shownEvent = ({ id, at, ip, device }: { id: string; at: Date; ip: string; device: string | null }) => ({
  id,
  time: at.toISOString(),
  ip,
  device: deviceName(device ?? '') ?? null,
})
type Paged = { readonly page: number; readonly size: number }

/** Sign-ins and tries, newest first. */
export const loginRecords = async (source: Source, customerId: string, paged: Paged) =>
  (await listLoginEvents(source, customerId, paged)).map((row) => ({
    ...shownEvent(row),
    type: row.kind,
    status: row.succeeded ? ('success' as const) : ('failure' as const),
  }))
/** Changes of the security settings, newest first. */
export const settingRecords = async (source: Source, customerId: string, paged: Paged) =>
  (await listSecurityEvents(source, customerId, paged)).map((row) => ({ ...shownEvent(row), action: row.kind }))
