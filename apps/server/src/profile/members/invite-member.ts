import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { members } from '@tessera/contract/profile/members/members.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { INVITATION_HOURS, type MemberRole, memberRoles, MAX_MEMBERS } from '@tessera/domain/profile/members/roles.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { queueMail } from '#services/mail/queue-mail.ts'
import { notify } from '#services/messages/notify.ts'
import { type CustomerCall, personOf } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { requestPeopleChange, needsSecondForPeople } from './signatures/request-people-change.ts'
import type { SignerRefusal } from './signatures/begin-act.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { memberCompanyOnly, memberEmailTaken, memberLimitReached } from './refusals.ts'
import { countPeople, insertInvitation, type InvitationRow, isCompany, isMailboxTaken } from './members.sql.ts'

type Row = typeof members.invite
type InviteRefusal = Exclude<Row['refusals'][number], SignerRefusal | 'VERIFY_TOKEN_INVALID'>
type NewInvitationReply = NonNullable<ReplyOf<Row>['invitation']>
export type InvitationBody = Omit<InputOf<Row>, 'verifyToken'>

/** Returns the roles in table order without duplicates, because a code is bound to this text. */
export const inOrder = (roles: readonly MemberRole[]): MemberRole[] =>
  memberRoles.filter((role) => roles.includes(role))

export const invitationView = (row: InvitationRow): NewInvitationReply => ({
  id: row.id,
  name: row.name,
  email: row.email,
  roles: [...row.roles],
  invitedBy: row.invited_by_name,
  expiresAt: row.expires_at.toISOString(),
})

/**
 * Emails a link that creates a login for the company's account. While a two-signature rule is in force, the email waits
 * for the signature of a second administrator. Only the reader of the email learns whether it has an account.
 */
export const inviteMember = (
  { random }: Pick<Deps, 'random'>,
  call: CustomerCall,
  { verifyToken: token, ...invitation }: InputOf<Row>,
): Promise<Outcome<ReplyOf<Row>, Row['refusals'][number]>> =>
  call.inTx(async (tx): Promise<Outcome<ReplyOf<Row>, Row['refusals'][number]>> => {
    const { customerId } = call.customer
    const self = personOf(call.customer)
    const body = { ...invitation, roles: inOrder(invitation.roles) }
    const may = await mayInvite(tx, customerId, body)
    if (!may.ok) return may
    const payload = { person: body.name, address: body.email, roles: body.roles.join() }
    const proven = await consumeVerifyToken(tx, { token, scene: 'set_member', customerId, payload })
    if (!proven.ok) return proven
    if (await needsSecondForPeople(tx, customerId, { kind: 'invitation', self })) {
      const act = { kind: 'invitation', body, act: memberText(body) } as const
      const waiting = await requestPeopleChange(tx, call, random.uuid(), { ...act, factor: proven.value.factor })
      return waiting.ok ? ok({ invitation: null, waiting: waiting.value }) : waiting
    }
    const row = await sendInvitation(tx, call, { id: random.uuid(), accountId: customerId, invitedBy: self, body })
    return ok({ invitation: invitationView(row), waiting: null })
  })

/**
 * Returns `Mira Lee <mira@northquay.example>: trade, pay`, the same in both languages, because a code is bound to it.
 */
export const memberText = ({ name, email, roles }: Pick<InvitationBody, 'name' | 'email' | 'roles'>): string =>
  `${name} <${email}>: ${roles.join(', ') || 'view'}`

/** Checks the rules of an invitation, at the request and again when a second administrator signs. */
export async function mayInvite(
  tx: Tx,
  customerId: string,
  { email }: Pick<InvitationBody, 'email'>,
): Promise<Outcome<void, InviteRefusal>> {
  const people = await countPeople(tx, customerId)
  const customerState = await requireSecured(tx, customerId)
  if (!customerState.ok) return customerState
  if (!(await isCompany(tx, customerId))) return memberCompanyOnly
  if (people >= MAX_MEMBERS) return memberLimitReached
  return (await isMailboxTaken(tx, customerId, email)) ? memberEmailTaken : ok(undefined)
}

type NewInvitation = {
  readonly id: string
  readonly accountId: string
  readonly invitedBy: string
  readonly body: InvitationBody
}
type CallOrigin = Pick<CustomerCall, 'ip' | 'userAgent'>

/** Stores an invitation that passed all rules, and emails its link. */
export async function sendInvitation(
  tx: Tx,
  { ip, userAgent }: CallOrigin,
  { id, accountId, invitedBy, body }: NewInvitation,
): Promise<InvitationRow> {
  const { email, name, roles, lang } = body
  const expiresAt = new Date(tx.now.getTime() + INVITATION_HOURS * HOUR_MS)
  const row = await insertInvitation(tx, { id, accountId, email, name, roles, lang, invitedBy, expiresAt })
  const params = { invitation: row.id, company: row.company, until: expiresAt.toISOString() }
  await queueMail(tx, {
    recipient: email,
    lang,
    kind: 'member_invitation',
    params: JSON.stringify(params),
    uselessAt: expiresAt,
  })
  await insertSecurityEvent(tx, accountId, 'member_invited', { ip, userAgent })
  await recordAct(tx, {
    action: 'members.invite',
    target: { type: 'customer', id: accountId },
    after: { invitation: row.id, roles },
    ip,
  })
  await notify(tx, accountId, { kind: 'member_invited', params: { name, email, ip } })
  return row
}
