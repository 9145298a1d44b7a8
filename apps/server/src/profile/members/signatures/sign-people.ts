import type { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { memberRoles } from '@tessera/domain/profile/members/roles.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { Language } from '@tessera/contract/platform/http/shared.ts'
import { z } from 'zod'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { mayInvite, sendInvitation } from '../invite-member.ts'
import { lockMember } from '../members.sql.ts'
import { putRoles } from '../set-roles.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { ActRow } from './signatures.sql.ts'

type Refused = (typeof signatures.sign.refusals)[number]
type CallOrigin = Pick<CustomerCall, 'ip' | 'userAgent'>

const Roles = z.array(z.enum(memberRoles))
const Invitation = z.object({ email: z.string(), name: z.string(), roles: Roles, lang: Language })
const Change = z.object({ id: z.string(), roles: Roles })

/**
 * Creates the invitation that a second administrator signed, if the rules still allow it. Its link becomes invalid if
 * the inviter loses the right.
 */
export async function carryOutInvitation(
  { random }: Pick<Deps, 'random'>,
  tx: Tx,
  from: CallOrigin,
  { account_id: accountId, requested_by: invitedBy, body: stored }: ActRow,
): Promise<Outcome<{ readonly id: string }, Refused>> {
  const body = Invitation.parse(stored)
  const may = await mayInvite(tx, accountId, body)
  if (!may.ok) return may
  return ok(await sendInvitation(tx, from, { id: random.uuid(), accountId, invitedBy, body }))
}

/** Sets the roles that a second administrator signed. */
export async function carryOutRoles(
  tx: Tx,
  from: CallOrigin,
  { account_id: accountId, body }: ActRow,
): Promise<Outcome<{ readonly id: string }, Refused>> {
  const { id, roles } = Change.parse(body)
  const customerState = await requireSecured(tx, accountId)
  if (!customerState.ok) return customerState
  const member = await lockMember(tx, accountId, id)
  if (member === undefined) return refuse('NOT_FOUND')
  return ok(await putRoles(tx, from, { accountId, member, roles }))
}
