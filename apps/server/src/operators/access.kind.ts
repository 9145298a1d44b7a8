import { OperatorAccess } from '@tessera/contract/operators.ts'
import { roleNames } from '@tessera/contract/permissions.ts'
import { operatorMachine } from '@tessera/domain/operators/machine.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import { type ApprovalKind, approvalKind } from '../approvals/kind.ts'
import { recordAct } from '../audit/record.sql.ts'
import { move } from '../platform/state.sql.ts'
import { lockOperator, type OperatorRow, setRoles } from './operators.sql.ts'

const Roles = z.array(z.enum(roleNames))
const Content = z.object({
  email: z.string(),
  name: z.string(),
  status: z.string(),
  roles: Roles,
  newRoles: Roles,
  reinstate: z.boolean(),
})

const hasEntered = (row: OperatorRow): boolean => row.totp_confirmed_at !== null

/**
 * What somebody of the house may do. Neither of the two who decide may be the person it is about, and nobody is given a role
 * before their first sign-in: until then nobody is known to read that mailbox.
 */
export const operatorAccess: ApprovalKind = approvalKind({
  permission: 'operators.manage',
  dueHours: 24,
  reasonCodes: [],
  isAbout: (subjectId, operatorId) => subjectId === operatorId,
  proposal: OperatorAccess,
  content: Content,
  load: async (tx, operatorId, { roles, reinstate }) => {
    const row = z.uuid().safeParse(operatorId).success ? await lockOperator(tx, operatorId) : undefined
    if (row?.status !== (reinstate ? 'suspended' : 'active')) return undefined
    const newRoles = [...new Set(roles)].toSorted()
    if (!hasEntered(row) && newRoles.some((role) => !row.roles.includes(role))) return undefined
    const { email, name, status } = row
    return { email, name, status, roles: row.roles.toSorted(), newRoles, reinstate }
  },
  waiting: () => Promise.resolve([]),
  summary: ({ email, name, newRoles }) => ({
    number: email,
    subject: name,
    about: newRoles.map((value) => ({ field: 'newRoles', value })),
  }),
  approve: async (tx, operatorId, content) => {
    await setRoles(tx, operatorId, content.newRoles)
    const row = await lockOperator(tx, operatorId)
    const event = row && hasEntered(row) ? 'reinstate' : 'invite_again'
    if (content.reinstate) await move(tx, 'operator', operatorId, operatorMachine, event)
    await recordAct(tx, {
      action: 'operators.set_access',
      target: { type: 'operator', id: operatorId },
      before: { roles: content.roles, status: content.status },
      after: { roles: content.newRoles, reinstated: content.reinstate },
    })
    return ok({})
  },
})
