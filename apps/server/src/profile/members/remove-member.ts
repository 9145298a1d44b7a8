import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { members } from '@tessera/contract/profile/members/members.ts'
import { customerMachine } from '@tessera/domain/access/customers/machine.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { deleteKey } from '#access/api-keys/api-keys.sql.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent, releaseAddresses } from '#access/customers/customers.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { type CustomerCall, personOf } from '#platform/http/call.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { cancelOpenLogins } from '#access/sessions/cancel-open-logins.ts'
import { endAllSessions } from '#access/sessions/sessions.sql.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { pauseEndpointsOf } from '#profile/webhooks/webhooks.sql.ts'
import { endMembership, keysMadeBy, lockMember } from './members.sql.ts'
import { memberSelf } from './refusals.ts'

type Row = typeof members.remove
type Refused = Row['refusals'][number]

/** Ends the access of another person of the company. A session alone does not suffice; a code is required. */
export const removeMember = (
  call: CustomerCall,
  { id, verifyToken: token }: InputOf<Row>,
): Promise<Outcome<Record<string, never>, Refused>> =>
  call.inTx(async (tx): Promise<Outcome<Record<string, never>, Refused>> => {
    const { customerId } = call.customer
    const by = personOf(call.customer)
    if (id === by) return memberSelf
    const customerState = await requireSecured(tx, customerId)
    if (!customerState.ok) return customerState
    const member = await lockMember(tx, customerId, id)
    if (member === undefined) return refuse('NOT_FOUND')
    const payload = { person: member.name, address: member.email ?? '' }
    const proven = await consumeVerifyToken(tx, { token, scene: 'remove_member', customerId, payload })
    if (!proven.ok) return proven
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

/**
 * Ends a membership permanently: sessions, logins in progress, API keys, and the login itself. Its email is free again,
 * and its webhook endpoints are paused.
 */
export async function endLogin(tx: Tx, id: string, by: string): Promise<void> {
  assert(await endMembership(tx, id, by), `member ${id} was locked but cannot be changed`)
  for (const key of await keysMadeBy(tx, id)) await deleteKey(tx, key)
  await pauseEndpointsOf(tx, id)
  await cancelOpenLogins(tx, id)
  await endAllSessions(tx, id)
  const isClosed = await move(tx, 'customer', id, customerMachine, 'close')
  // A frozen login remains frozen, so logging in fails as well.
  if (isClosed !== undefined) await releaseAddresses(tx, id)
}
