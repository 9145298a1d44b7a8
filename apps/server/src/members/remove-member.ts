import { customerMachine } from '@tessera/domain/customers/machine.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { deleteKey } from '../api-keys/api-keys.sql.ts'
import { recordAct } from '../audit/record.sql.ts'
import { insertSecurityEvent, releaseAddresses } from '../customers/customers.sql.ts'
import { requireSecured } from '../customers/standing.sql.ts'
import { notify } from '../messages/notify.ts'
import { type CustomerCall, personOf } from '../platform/call.ts'
import { move } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { endBegun } from '../sessions/end-begun.ts'
import { endAllSessions } from '../sessions/sessions.sql.ts'
import { endMembership, keysMadeBy, lockMember } from './members.sql.ts'
import { notYourself } from './refusals.ts'

type Refused = 'KYC_REQUIRED' | 'ACCOUNT_FROZEN' | 'SECURITY_FACTOR_REQUIRED' | 'NOT_FOUND' | 'MEMBER_SELF'

export const removeMember = (call: CustomerCall, id: string): Promise<Outcome<Record<string, never>, Refused>> =>
  call.inTx(async (tx): Promise<Outcome<Record<string, never>, Refused>> => {
    const { customerId } = call.customer
    const by = personOf(call.customer)
    if (id === by) return notYourself
    const standing = await requireSecured(tx, customerId)
    if (!standing.ok) return standing
    const member = await lockMember(tx, customerId, id)
    if (member === undefined) return refuse('NOT_FOUND')
    await endLogin(tx, id, by)
    const { ip, userAgent } = call
    await insertSecurityEvent(tx, customerId, 'member_removed', { ip, userAgent })
    await recordAct(tx, {
      action: 'members.remove',
      target: { type: 'customer', id: customerId },
      after: { login: id },
      ip,
    })
    await notify(tx, customerId, { kind: 'member_removed', params: { name: member.name, ip } })
    return ok({})
  })

/** Ends a membership for good: sessions and logins that have begun, API keys, and the login itself. Its mailbox is free again. */
export async function endLogin(tx: Tx, id: string, by: string): Promise<void> {
  assert(await endMembership(tx, id, by), `member ${id} was locked`)
  for (const key of await keysMadeBy(tx, id)) await deleteKey(tx, key)
  await endBegun(tx, id)
  await endAllSessions(tx, id)
  const isClosed = await move(tx, 'customer', id, customerMachine, 'close')
  // A frozen login stays frozen, so signing in to it fails as well.
  if (isClosed !== undefined) await releaseAddresses(tx, id)
}
