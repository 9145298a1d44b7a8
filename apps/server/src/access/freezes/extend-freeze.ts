import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { securityDesk } from '@tessera/contract/reporting/customer-files/security-desk.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { acceptedEnd } from '@tessera/domain/access/stops/stop.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockRunning, setLater } from './freeze-changes.sql.ts'
import { scopeNames } from './scope-names.ts'
import { freezeEndNotLater } from './refusals.ts'

type Row = typeof securityDesk.extendFreeze
type ActingOperator = { readonly operatorId: string; readonly ip: string }

/**
 * Extends one freeze. One operator suffices, because this only blocks money. Shortening requires two
 * (`shorten.kind.ts`).
 */
export async function extendRunning(
  tx: Tx,
  { operatorId, ip }: ActingOperator,
  { id, until, reason }: InputOf<Row>,
): Promise<Outcome<Record<string, never>, Row['refusals'][number]>> {
  const end = acceptedEnd(tx.now, new Date(until))
  if (!end.ok) return end
  const freeze = await lockRunning(tx, id)
  if (freeze === undefined) return refuse('NOT_FOUND')
  if (end.value <= freeze.until_at) return freezeEndNotLater(freeze.until_at)
  const { customer_id: customerId, scope } = freeze
  await setLater(tx, id, end.value, operatorId)
  await insertSecurityEvent(tx, customerId, 'freeze_extended', { ip: '--', userAgent: '' })
  await recordAct(tx, {
    action: 'customers.extend_freeze',
    target: { type: 'customer', id: customerId },
    before: { freeze: id, scope, until: freeze.until_at.toISOString() },
    after: { freeze: id, scope, until: end.value.toISOString() },
    reason,
    ip,
  })
  await notify(tx, customerId, { kind: 'freeze_extended', params: { scope: scopeNames[scope], until: end.value } })
  return ok({})
}
