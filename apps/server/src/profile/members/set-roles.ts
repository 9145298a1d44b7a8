import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { members } from '@tessera/contract/profile/members/members.ts'
import { isRaised, type MemberRole } from '@tessera/domain/profile/members/roles.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { type CustomerCall, personOf } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockAccount } from './signatures/signatures.sql.ts'
import { requestPeopleChange, needsSecondForPeople } from './signatures/request-people-change.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { pauseEndpointsOf } from '#profile/webhooks/webhooks.sql.ts'
import { inOrder, memberText } from './invite-member.ts'
import { signatureCountsFrom, findMember, lockMember, type MemberRow, setMemberRoles } from './members.sql.ts'
import { memberSelf } from './refusals.ts'

type Row = typeof members.setRoles
type RolesResult = { readonly member: MemberRow; readonly waiting: ReplyOf<Row>['waiting'] }
type RolesDeps = Pick<Deps, 'config' | 'random'>

/**
 * Sets the roles of another person of the company from the next request on. A further role needs a second administrator
 * while a two-signature rule is in force; fewer roles take effect immediately.
 */
export const setRoles = (
  deps: RolesDeps,
  call: CustomerCall,
  { id, verifyToken: token, ...input }: InputOf<Row>,
): Promise<Outcome<RolesResult, Row['refusals'][number]>> =>
  call.inTx(async (tx): Promise<Outcome<RolesResult, Row['refusals'][number]>> => {
    const { customerId } = call.customer
    const self = personOf(call.customer)
    if (id === self) return memberSelf
    await lockAccount(tx, customerId)
    const customerState = await requireSecured(tx, customerId)
    if (!customerState.ok) return customerState
    const member = await lockMember(tx, customerId, id)
    if (member === undefined) return refuse('NOT_FOUND')
    const roles = inOrder(input.roles)
    const { name } = member
    const email = member.email ?? ''
    const payload = { person: name, address: email, roles: roles.join() }
    const proven = await consumeVerifyToken(tx, { token, scene: 'set_member', customerId, payload })
    if (!proven.ok) return proven
    const raises = isRaised(member.roles, roles)
    if (raises && (await needsSecondForPeople(tx, customerId, { kind: 'roles', self, changed: id }))) {
      const act = { kind: 'roles', body: { id, roles }, act: memberText({ name, email, roles }) } as const
      const waiting = await requestPeopleChange(tx, call, deps.random.uuid(), { ...act, factor: proven.value.factor })
      return waiting.ok ? ok({ member, waiting: waiting.value }) : waiting
    }
    return ok({ member: await putRoles(tx, call, { accountId: customerId, member, roles }), waiting: null })
  })

type Change = { readonly accountId: string; readonly member: MemberRow; readonly roles: readonly MemberRole[] }

/** Stores the roles of a locked member. A further role restarts the waiting period of signatures. */
export async function putRoles(
  tx: Tx,
  { ip, userAgent }: Pick<CustomerCall, 'ip' | 'userAgent'>,
  { accountId, member, roles }: Change,
): Promise<MemberRow> {
  const { id, name } = member
  await setMemberRoles(tx, id, roles, isRaised(member.roles, roles) ? await signatureCountsFrom(tx) : undefined)
  if (!roles.includes('administer')) await pauseEndpointsOf(tx, id)
  await insertSecurityEvent(tx, accountId, 'member_roles_set', { ip, userAgent })
  await recordAct(tx, {
    action: 'members.set_roles',
    target: { type: 'customer', id: accountId },
    before: { login: id, roles: member.roles },
    after: { login: id, roles },
    ip,
  })
  await notify(tx, accountId, { kind: 'member_roles_set', params: { name, ip } })
  const changed = await findMember(tx, accountId, id)
  assert(changed, `member ${id} was locked but cannot be changed`)
  return changed
}
