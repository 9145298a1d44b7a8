import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { members } from '@tessera/contract/profile/members/members.ts'
import { mayAct, MAX_MEMBERS } from '@tessera/domain/profile/members/roles.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { type CustomerSession, personOf } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { nextOf, pageAnswer } from '#platform/database/keyset.ts'
import { acceptInvitation, showInvitation } from './accept-invitation.ts'
import { inviteMember, invitationView } from './invite-member.ts'
import {
  countActs,
  endInvitation,
  isCompany,
  listActs,
  listInvitations,
  listPeople,
  type MemberRow,
} from './members.sql.ts'
import { removeMember } from './remove-member.ts'
import { setRoles } from './set-roles.ts'

const memberView = (row: MemberRow, self: string): ReplyOf<typeof members.setRoles>['member'] => ({
  id: row.id,
  name: row.name,
  email: row.email,
  owner: row.owner,
  self: row.id === self,
  roles: [...row.roles],
  active: row.active,
  joinedAt: row.joined_at.toISOString(),
  countsFrom: row.counts_from?.toISOString() ?? null,
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
})

const mayChange = ({ login }: CustomerSession): boolean => mayAct(login?.roles ?? 'owner', 'administer')

export const memberRoutes = (deps: Deps): Noun => noun('members', members, memberHandlers(deps))

const memberHandlers = (deps: Deps): Handlers<typeof members> => ({
  list: async ({ customer }) => {
    const self = personOf(customer)
    const rows = (await listPeople(deps, customer.customerId)).map((row) => memberView(row, self))
    const invitations = (await listInvitations(deps, customer.customerId)).map(invitationView)
    const company = await isCompany(deps, customer.customerId)
    return ok({ rows, invitations, max: MAX_MEMBERS, mayChange: mayChange(customer), isCompany: company })
  },
  acts: async ({ customer: { customerId } }, input) => {
    const rows = await listActs(deps, customerId, input)
    const list = { total: await countActs(deps, customerId), next: nextOf(rows, input) }
    return ok({
      ...pageAnswer(input, list),
      rows: rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        name: row.name,
        path: row.path,
        subject: row.subject,
        byKey: row.by_key,
      })),
    })
  },
  invite: (call, input) => inviteMember(deps, call, input),
  revokeInvitation: (call, { id }) =>
    call.inTx(async (tx) => {
      const { customerId } = call.customer
      const known = (await listInvitations(tx, customerId)).some((each) => each.id === id)
      if (!known || (await endInvitation(tx, id, 'revoked')) === 0n) return refuse('NOT_FOUND')
      await recordAct(tx, {
        action: 'members.revoke_invitation',
        target: { type: 'customer', id: customerId },
        after: { invitation: id },
        ip: call.ip,
      })
      return ok({})
    }),
  setRoles: async (call, input) => {
    const changed = await setRoles(deps, call, input)
    if (!changed.ok) return changed
    const { member, waiting } = changed.value
    return ok({ member: memberView(member, personOf(call.customer)), waiting })
  },
  remove: (call, input) => removeMember(call, input),
  invitation: (call, input) => showInvitation(deps, call, input),
  accept: (call, input) => acceptInvitation(deps, call, input),
})
