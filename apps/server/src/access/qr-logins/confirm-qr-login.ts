import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { qrLogins } from '@tessera/contract/access/qr-logins/qr-logins.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { deviceName } from '@tessera/domain/access/sessions/device.ts'
import { findContact } from '#access/customers/customers.sql.ts'
import { requirePassword } from '#access/customers/require-password.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { bindScan, lockScanned, moveScanned, type Scanned } from './qr-logins.sql.ts'
import { qrLoginExpired, qrLoginMismatch } from './refusals.ts'

const frozen = refuse('ACCOUNT_FROZEN')
type Scan = typeof qrLogins.scan
type Confirm = typeof qrLogins.confirm

/**
 * True unless the browser, the phone and the phone's login share an IP address. If they do not, a stolen token alone
 * must not suffice.
 */
const isForeign = (scanned: Scanned, ip: string): boolean => scanned.ip !== ip || scanned.signed_in_from !== ip

/**
 * Binds the code to the phone and returns the requesting browser, so that the victim of a forwarded code notices it.
 */
export async function scanQrLogin(
  { customer, inTx, ip }: CustomerCall,
  { qrId }: InputOf<Scan>,
): Promise<Outcome<ReplyOf<Scan>, Scan['refusals'][number]>> {
  if (customer.status !== 'active') return frozen
  return inTx(async (tx) => {
    await bindScan(tx, qrId, customer.customerId, customer.sessionId)
    const scanned = await lockScanned(tx, qrId, customer.sessionId)
    if (scanned === undefined) return qrLoginExpired
    return ok({
      ip: scanned.ip,
      device: deviceName(scanned.user_agent) ?? '--',
      requestedAt: scanned.created_at.toISOString(),
      expiresAt: scanned.expires_at.toISOString(),
      choices: [...scanned.choices],
      passwordNeeded: isForeign(scanned, ip),
    })
  })
}

/**
 * Confirms the login. Requires the number on the other screen, and also the password if the IP addresses of browser,
 * phone and the phone's login differ.
 */
export async function confirmQrLogin(
  deps: Pick<Deps, 'db'>,
  call: CustomerCall,
  { qrId, matchCode, password }: InputOf<Confirm>,
): Promise<Outcome<ReplyOf<Confirm>, Confirm['refusals'][number]>> {
  const { customer, inTx, ip } = call
  if (customer.status !== 'active') return frozen
  const checked = await inTx(async (tx) => {
    const scanned = await lockScanned(tx, qrId, customer.sessionId)
    return scanned === undefined ? qrLoginExpired : ok({ passwordNeeded: isForeign(scanned, ip) })
  })
  if (!checked.ok) return checked
  if (checked.value.passwordNeeded) {
    const owner = await findContact(deps, customer.customerId)
    const known = await requirePassword(inTx, owner, password ?? '', 'password')
    if (!known.ok) return known
  }
  const { value } = await inTx(async (tx) => {
    const scanned = await lockScanned(tx, qrId, customer.sessionId)
    if (scanned === undefined) return ok('expired')
    const to = scanned.match_code === matchCode ? 'confirmed' : 'rejected'
    await moveScanned(tx, qrId, to)
    return ok(to)
  })
  if (value === 'expired') return qrLoginExpired
  return value === 'rejected' ? qrLoginMismatch : ok({})
}

/** Handles "not me" by invalidating the code. */
export const rejectQrLogin = (
  { customer, inTx }: CustomerCall,
  { qrId }: { readonly qrId: string },
): Promise<Outcome<Record<string, never>, 'QR_LOGIN_EXPIRED'>> =>
  inTx(async (tx) => {
    if ((await lockScanned(tx, qrId, customer.sessionId)) === undefined) return qrLoginExpired
    await moveScanned(tx, qrId, 'rejected')
    return ok({})
  })
