import type { InputOf, ReplyOf } from '@tessera/contract/endpoint.ts'
import type { members } from '@tessera/contract/members.ts'
import { INVITATION_HOURS, type MemberRole, memberRoles, MOST_MEMBERS } from '@tessera/domain/members/roles.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { recordAct } from '../audit/record.sql.ts'
import { insertSecurityEvent } from '../customers/customers.sql.ts'
import { requireSecured } from '../customers/standing.sql.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { notify } from '../messages/notify.ts'
import { type CustomerCall, personOf } from '../platform/call.ts'
import type { Deps } from '../platform/deps.ts'
import { consumeVerifyToken } from '../verification/consume-verify-token.ts'
import { companyOnly, memberEmailTaken } from './refusals.ts'
import { countPeople, insertInvitation, type InvitationRow, isCompany, isMailboxTaken } from './members.sql.ts'

type Row = typeof members.invite

/** Roles in the order of the table, each once: a code is bound to this text. */
export const inOrder = (roles: readonly MemberRole[]): MemberRole[] =>
  memberRoles.filter((role) => roles.includes(role))

export const shownInvitation = (row: InvitationRow): ReplyOf<Row> => ({
  id: row.id,
  name: row.name,
  email: row.email,
  roles: [...row.roles],
  invitedBy: row.invited_by_name,
  expiresAt: row.expires_at.toISOString(),
})

/** Mails a link that makes a login of the company's account. Only the reader of the mailbox learns if it has an account. */
export const inviteMember = (
  { random }: Pick<Deps, 'random'>,
  call: CustomerCall,
  { email, name, lang, verifyToken: token, ...asked }: InputOf<Row>,
): Promise<Outcome<ReplyOf<Row>, Row['refusals'][number]>> =>
  call.inTx(async (tx): Promise<Outcome<ReplyOf<Row>, Row['refusals'][number]>> => {
    const { customerId } = call.customer
    const people = await countPeople(tx, customerId)
    const standing = await requireSecured(tx, customerId)
    if (!standing.ok) return standing
    if (!(await isCompany(tx, customerId))) return companyOnly
    if (people >= MOST_MEMBERS) return refuse('MEMBER_LIMIT_REACHED', { params: { max: MOST_MEMBERS } })
    if (await isMailboxTaken(tx, customerId, email)) return memberEmailTaken
    const roles = inOrder(asked.roles)
    const payload = { person: name, address: email, roles: roles.join() }
    const proven = await consumeVerifyToken(tx, { token, scene: 'set_member', customerId, payload })
    if (!proven.ok) return proven
    const expiresAt = new Date(tx.now.getTime() + INVITATION_HOURS * 3_600_000)
    const row = await insertInvitation(tx, {
      id: random.uuid(),
      accountId: customerId,
      email,
      name,
      roles,
      lang,
      invitedBy: personOf(call.customer),
      expiresAt,
    })
    const { ip, userAgent } = call
    const params = { invitation: row.id, company: row.company, until: expiresAt.toISOString() }
    await queueMail(tx, {
      recipient: email,
      lang,
      kind: 'member_invitation',
      params: JSON.stringify(params),
      uselessAt: expiresAt,
    })
    await insertSecurityEvent(tx, customerId, 'member_invited', { ip, userAgent })
    await recordAct(tx, {
      action: 'members.invite',
      target: { type: 'customer', id: customerId },
      after: { invitation: row.id, roles },
      ip,
    })
    await notify(tx, customerId, { kind: 'member_invited', params: { name, email, ip } })
    return ok(shownInvitation(row))
  })
