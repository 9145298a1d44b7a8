import { operatorAccessKind } from '@tessera/contract/office/operators/access.kind.ts'
import { locales } from '@tessera/contract/platform/text/locale.ts'
import { OperatorAccess, OperatorLimits, OperatorRoles } from '@tessera/contract/office/operators/operators.ts'
import { operatorMachine } from '@tessera/domain/office/operators/machine.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { referenceCurrency } from '#books/rates/reference-currency.ts'
import { type ApprovalKind, approvalKind } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { newConflict } from './duties.ts'
import { resetInvitation } from './invite-operator.ts'
import { locksOut } from './keep-two.ts'
import { limitsOf, lockOperator, type OperatorRow, setAccess } from './operators.sql.ts'
import { operatorLastTwo, operatorRolesApart, operatorRoleUnknown } from './refusals.ts'
import { listRoles } from './roles.sql.ts'

type Limits = z.output<typeof OperatorLimits>
const Content = z.object({
  email: z.string(),
  name: z.string(),
  status: z.string(),
  roles: OperatorRoles,
  newRoles: OperatorRoles,
  /** Each limit as text: `none`, or whole units with the currency. */
  decisionLimit: z.string(),
  newDecisionLimit: z.string(),
  dayLimit: z.string(),
  newDayLimit: z.string(),
  limits: OperatorLimits,
  reinstate: z.boolean(),
  /** Only for an operator who returns with new factors: the language of the email. */
  inviteIn: z.enum(locales).optional(),
})
type Content = z.output<typeof Content>
type Refusal = 'OPERATOR_ROLE_UNKNOWN' | 'OPERATOR_ROLES_APART' | 'OPERATOR_LAST_TWO'

const hasSignedIn = (row: OperatorRow): boolean => row.totp_confirmed_at !== null

function limitTexts(before: Limits, after: Limits, currency: string) {
  const limitText = (limit: number | null): string => (limit === null ? 'none' : `${limit} ${currency}`)
  return {
    decisionLimit: limitText(before.decision),
    newDecisionLimit: limitText(after.decision),
    dayLimit: limitText(before.day),
    newDayLimit: limitText(after.day),
    limits: after,
  }
}

/**
 * Changes the access of an operator. Neither of the two deciding people may be that operator. Roles are granted only
 * after the first sign-in, because until then it is unknown who reads the email. An operator who lost password or
 * authenticator is suspended and invited again.
 */
export const operatorAccess = (deps: Pick<Deps, 'config' | 'random'>): ApprovalKind<'operator_access'> =>
  approvalKind(operatorAccessKind, {
    isSubject: (subjectId, operatorId) => subjectId === operatorId,
    proposal: OperatorAccess,
    content: Content,
    load: async (tx, operatorId, { roles, limits, reinstate, inviteIn }) => {
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
        ...limitTexts(limitsOf(row), limits ?? limitsOf(row), await referenceCurrency(tx)),
        reinstate,
        ...(inviteIn !== undefined && { inviteIn }),
      }
    },
    proposed: (tx, operatorId, content) => checkAccess(tx, operatorId, content),
    waiting: () => Promise.resolve([]),
    summary: ({ email, name, newRoles }) => ({
      number: email,
      subject: name,
      about: newRoles.map((value) => ({ field: 'newRoles', value })),
    }),
    approve: async (tx, operatorId, content) => {
      const checked = await checkAccess(tx, operatorId, content)
      if (!checked.ok) return checked
      const { newRoles, limits, reinstate, inviteIn, decisionLimit, dayLimit, newDecisionLimit, newDayLimit } = content
      await setAccess(tx, operatorId, { roles: newRoles, limits })
      const row = await lockOperator(tx, operatorId)
      assert(row, 'the operator whose access is decided cannot be read')
      const event = inviteIn === undefined && hasSignedIn(row) ? 'reinstate' : 'invite_again'
      if (reinstate) await move(tx, 'operator', operatorId, operatorMachine, event)
      await recordAct(tx, {
        action: 'operators.set_access',
        target: { type: 'operator', id: operatorId },
        before: { roles: content.roles, status: content.status, decisionLimit, dayLimit },
        after: {
          roles: newRoles,
          reinstated: reinstate,
          decisionLimit: newDecisionLimit,
          dayLimit: newDayLimit,
          ...(inviteIn !== undefined && { invitedAnew: true }),
        },
      })
      if (inviteIn !== undefined) await resetInvitation(deps, tx, row, { lang: inviteIn })
      return ok({})
    },
  })

/**
 * Refuses a new role that does not exist, and two roles that one person must not have. Also refuses a change after
 * which fewer than two people could grant roles.
 */
async function checkAccess(
  tx: Tx,
  id: string,
  { roles, newRoles }: Pick<Content, 'roles' | 'newRoles'>,
): Promise<Outcome<void, Refusal>> {
  const known = await listRoles(tx)
  const open = known.filter(({ is_open }) => is_open).map(({ code }) => code)
  const unknown = newRoles.find((role) => !roles.includes(role) && !open.includes(role))
  if (unknown !== undefined) return operatorRoleUnknown(unknown, open)
  const { pairs } = await readSetting(tx, 'duties')
  const apart = newConflict(pairs, roles, newRoles)
  const nameOf = (code: string) => {
    const role = known.find((each) => each.code === code)
    return role === undefined ? code : `${role.name_en} · ${role.name_zh}`
  }
  if (apart !== undefined) return operatorRolesApart(nameOf(apart.first), nameOf(apart.second))
  return (await locksOut(tx, { operator: { id, roles: newRoles } })) ? operatorLastTwo : ok(undefined)
}
