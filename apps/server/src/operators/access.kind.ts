import { OperatorAccess } from '@tessera/contract/operators.ts'
import { roleNames } from '@tessera/contract/permissions.ts'
import { operatorMachine } from '@tessera/domain/operators/machine.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import { type ApprovalKind, approvalKind } from '../approvals/kind.ts'
import { recordAct } from '../audit/record.sql.ts'
import { move } from '../platform/state.sql.ts'
import { lockOperator, setRoles } from './operators.sql.ts'

const Roles = z.array(z.enum(roleNames))
const Content = z.object({
  email: z.string(),
  name: z.string(),
  status: z.string(),
  roles: Roles,
  newRoles: Roles,
  reinstate: z.boolean(),
})

/** What somebody of the house may do. Neither of the two who decide may be the person it is about. */
export const operatorAccess: ApprovalKind = approvalKind({
  permission: 'operators.manage',
  dueHours: 24,
  reasonCodes: [],
  isAbout: (subjectId, operatorId) => subjectId === operatorId,
  proposal: OperatorAccess,
  content: Content,
  load: async (tx, operatorId, { roles, reinstate }) => {
    const row = z.uuid().safeParse(operatorId).success ? await lockOperator(tx, operatorId) : undefined
    if (row === undefined || row.status === 'closed' || reinstate !== (row.status === 'suspended')) return undefined
    const { email, name, status } = row
    return { email, name, status, roles: row.roles.toSorted(), newRoles: [...new Set(roles)].toSorted(), reinstate }
  },
  waiting: () => Promise.resolve([]),
  summary: ({ email, name, newRoles }) => ({
    number: email,
    subject: name,
    about: newRoles.map((value) => ({ field: 'newRoles', value })),
  }),
  approve: async (tx, operatorId, content) => {
    await setRoles(tx, operatorId, content.newRoles)
    if (content.reinstate) await move(tx, 'operator', operatorId, operatorMachine, 'reinstate')
    await recordAct(tx, {
      action: 'operators.set_access',
      target: { type: 'operator', id: operatorId },
      before: { roles: content.roles, status: content.status },
      after: { roles: content.newRoles, reinstated: content.reinstate },
    })
    return ok({})
  },
})
