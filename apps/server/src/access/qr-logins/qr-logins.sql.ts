import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { qrLoginMachine, type QrLoginStatus } from '@tessera/domain/access/qr-logins/machine.ts'
import { sql } from 'kysely'
import { sha256 } from '#platform/random/random.ts'
import { changed, maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type NewQrLogin = {
  readonly id: string
  readonly secret: string
  readonly matchCode: number
  readonly choices: readonly number[]
  readonly ip: string
  readonly userAgent: string
  readonly deviceId: string | undefined
  readonly expiresAt: Date
}
export const insertQrLogin = (tx: Tx, q: NewQrLogin): Promise<bigint> =>
  changed(
    tx,
    sql`insert into qr_login (id, secret_hash, status, match_code, choices, ip, user_agent, device_id, created_at, expires_at)
        values (${q.id}, ${sha256(q.secret)}, 'waiting', ${q.matchCode}, ${[...q.choices]}::int[], ${q.ip}, ${q.userAgent},
                ${q.deviceId ?? null}, ${tx.now}, ${q.expiresAt})`,
  )

/** Ends the earlier code of a browser, if it has one. */
export const endEarlierQrLogins = (tx: Tx, deviceId: string, ip: string): Promise<bigint> =>
  changed(
    tx,
    sql`update qr_login set expires_at = ${tx.now}
         where device_id = ${deviceId} and ip = ${ip} and status in ('waiting', 'scanned') and expires_at > ${tx.now}`,
  )

/** Binds a waiting code to the customer who scans it. The same session may scan it again. */
export const bindScan = (tx: Tx, id: string, customerId: string, sessionId: string): Promise<bigint> =>
  changed(
    tx,
    sql`update qr_login set status = 'scanned', customer_id = ${customerId}, session_id = ${sessionId}
         where id = ${id} and status = any(${statusesAllowing(qrLoginMachine, 'scan')}) and expires_at > ${tx.now}`,
  )

export type Scanned = {
  readonly match_code: number
  readonly choices: readonly number[]
  readonly ip: string
  readonly user_agent: string
  /** The IP address from which the phone's session began. */
  readonly signed_in_from: string
  readonly created_at: Date
  readonly expires_at: Date
}
/** Returns the code that this session has scanned but not confirmed, locked until the transaction ends. */
export const lockScanned = (tx: Tx, id: string, sessionId: string): Promise<Scanned | undefined> =>
  maybeOne(
    tx,
    sql<Scanned>`
      select q.match_code, q.choices, q.ip, q.user_agent, s.ip as signed_in_from, q.created_at, q.expires_at
        from qr_login q join session s on s.id = q.session_id
       where q.id = ${id} and q.session_id = ${sessionId} and q.status = 'scanned' and q.expires_at > ${tx.now}
         for update of q`,
  )

export const moveScanned = (
  tx: Tx,
  id: string,
  to: Extract<QrLoginStatus, 'confirmed' | 'rejected'>,
): Promise<bigint> => changed(tx, sql`update qr_login set status = ${to} where id = ${id} and status = 'scanned'`)

type RequestedLogin = {
  readonly status: QrLoginStatus
  readonly customer_id: string | null
  readonly email: string | null
  readonly phone: string | null
  /** The latest possible end of the phone's session; null until the code is scanned. */
  readonly until: Date | null
}
/**
 * Returns the code, only to the requesting browser; undefined once the code or the phone's session has ended. Locks it
 * until the transaction ends.
 */
export const lockOwn = (tx: Tx, id: string, secret: string): Promise<RequestedLogin | undefined> =>
  maybeOne(
    tx,
    sql<RequestedLogin>`
      select q.status, q.customer_id, c.email, c.phone, s.expires_at as until
        from qr_login q left join customer c on c.id = q.customer_id left join session s on s.id = q.session_id
       where q.id = ${id} and q.secret_hash = ${sha256(secret)} and q.expires_at > ${tx.now}
         and s.ended_at is null and (s.id is null or s.expires_at > ${tx.now}) and (c.id is null or c.status = 'active')
         for update of q`,
  )

export const markUsed = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update qr_login set status = 'used' where id = ${id} and status = 'confirmed'`)
