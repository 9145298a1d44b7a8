import { operatorAccessKind } from '@tessera/contract/office/operators/access.kind.ts'
import { locales } from '@tessera/contract/platform/text/locale.ts'
import { OperatorAccess } from '@tessera/contract/office/operators/operators.ts'
import { roleNames } from '@tessera/contract/permissions.ts'
import { operatorMachine } from '@tessera/domain/office/operators/machine.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { type ApprovalKind, approvalKind } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import { resetInvitation } from './invite-operator.ts'
import { lockOperator, type OperatorRow, setRoles } from './operators.sql.ts'

const Roles = z.array(z.enum(roleNames))
const Content = z.object({
  email: z.string(),
  name: z.string(),
  status: z.string(),
  roles: Roles,
  newRoles: Roles,
  reinstate: z.boolean(),
  /** Only for an operator who returns with new factors: the language of the email. */
  inviteIn: z.enum(locales).optional(),
})

const hasSignedIn = (row: OperatorRow): boolean => row.totp_confirmed_at !== null

/**
 * Changes the access of an operator. Neither of the two deciding people may be that operator. Nobody gets a role before
 * the first sign-in, because until then it is unknown who reads the email. An operator who lost password or
 * authenticator is suspended and invited again.
 */
export const operatorAccess = (deps: Pick<Deps, 'config' | 'random'>): ApprovalKind<'operator_access'> =>
  approvalKind(operatorAccessKind, {
    isSubject: (subjectId, operatorId) => subjectId === operatorId,
    proposal: OperatorAccess,
    content: Content,
    load: async (tx, operatorId, { roles, reinstate, inviteIn }) => {
      const row = z.uuid().safeParse(operatorId).success ? await lockOperator(tx, operatorId) : undefined
      if (row?.status !== (reinstate ? 'suspended' : 'active') || (inviteIn !== undefined && !reinstate))
        return undefined
      const newRoles = [...new Set(roles)].toSorted()
      if ((inviteIn !== undefined || !hasSignedIn(row)) && newRoles.some((role) => !row.roles.includes(role)))
        return undefined
      const { email, name, status } = row
      return {
        email,
        name,
        status,
        roles: row.roles.toSorted(),
        newRoles,
        reinstate,
        ...(inviteIn !== undefined && { inviteIn }),
      }
    },
    waiting: () => Promise.resolve([]),
    summary: ({ email, name, newRoles }) => ({
      number: email,
      subject: name,
      about: newRoles.map((value) => ({ field: 'newRoles', value })),
    }),
    approve: async (tx, operatorId, content) => {
      const { newRoles, reinstate, inviteIn } = content
      await setRoles(tx, operatorId, newRoles)
      const row = await lockOperator(tx, operatorId)
      assert(row, 'the operator whose access is decided cannot be read')
      const event = inviteIn === undefined && hasSignedIn(row) ? 'reinstate' : 'invite_again'
      if (reinstate) await move(tx, 'operator', operatorId, operatorMachine, event)
      await recordAct(tx, {
        action: 'operators.set_access',
        target: { type: 'operator', id: operatorId },
        before: { roles: content.roles, status: content.status },
        after: { roles: newRoles, reinstated: reinstate, ...(inviteIn !== undefined && { invitedAnew: true }) },
      })
      if (inviteIn !== undefined) await resetInvitation(deps, tx, row, { lang: inviteIn })
      return ok({})
    },
  })
