import type { InputOf } from '@tessera/contract/endpoint.ts'
import type { members } from '@tessera/contract/members.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { recordAct } from '../audit/record.sql.ts'
import { insertSecurityEvent } from '../customers/customers.sql.ts'
import { requireSecured } from '../customers/standing.sql.ts'
import { notify } from '../messages/notify.ts'
import { type CustomerCall, personOf } from '../platform/call.ts'
import { consumeVerifyToken } from '../verification/consume-verify-token.ts'
import { inOrder } from './invite-member.ts'
import { findMember, lockMember, type MemberRow, setMemberRoles } from './members.sql.ts'
import { notYourself } from './refusals.ts'

type Row = typeof members.setRoles

/** Sets the roles of another person of the company from the next request on. */
export const setRoles = (
  call: CustomerCall,
  { id, verifyToken: token, ...asked }: InputOf<Row>,
): Promise<Outcome<MemberRow, Row['refusals'][number]>> =>
  call.inTx(async (tx): Promise<Outcome<MemberRow, Row['refusals'][number]>> => {
    const { customerId } = call.customer
    if (id === personOf(call.customer)) return notYourself
    const standing = await requireSecured(tx, customerId)
    if (!standing.ok) return standing
    const member = await lockMember(tx, customerId, id)
    if (member === undefined) return refuse('NOT_FOUND')
    const roles = inOrder(asked.roles)
    const payload = { person: member.name, address: member.email ?? '', roles: roles.join() }
    const proven = await consumeVerifyToken(tx, { token, scene: 'set_member', customerId, payload })
    if (!proven.ok) return proven
    await setMemberRoles(tx, id, roles)
    const { ip, userAgent } = call
    await insertSecurityEvent(tx, customerId, 'member_roles_set', { ip, userAgent })
    await recordAct(tx, {
      action: 'members.set_roles',
      target: { type: 'customer', id: customerId },
      before: { login: id, roles: member.roles },
      after: { login: id, roles },
      ip,
    })
    await notify(tx, customerId, { kind: 'member_roles_set', params: { name: member.name, ip } })
    const changed = await findMember(tx, customerId, id)
    assert(changed, `member ${id} was locked`)
    return ok(changed)
  })
