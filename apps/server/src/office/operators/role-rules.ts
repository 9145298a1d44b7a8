import { ROLE_CODE } from '@tessera/contract/platform/settings/role-areas.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { settingLastTwo, settingOwnRights, settingSubjectWrong } from '#platform/settings/refusals.ts'
import type { SubjectRules } from '#platform/settings/subject-rules.ts'
import { locksOut } from './keep-two.ts'
import { saveRole, touchedByRole, wouldGain } from './roles.sql.ts'

/** A role as it counts: a closed one gives no permissions. */
const roleIf = (code: string, { permissions, isOpen }: Setting<'role'>) => ({
  code,
  permissions: isOpen ? permissions : [],
})

/** Roles of operators. Nobody decides on a role that would give themselves more permissions. */
export const roleRules: SubjectRules<'role'> = {
  check: async (tx, { subject, after }) => {
    if (!ROLE_CODE.test(subject)) return settingSubjectWrong('a–z 0–9 _, 2–30')
    return (await locksOut(tx, { role: roleIf(subject, after) })) ? settingLastTwo : ok(undefined)
  },
  checkPeople: async (tx, { subject, after }, people) =>
    (await wouldGain(tx, people, roleIf(subject, after))) ? settingOwnRights : ok(undefined),
  touched: (tx, { subject, after }) => touchedByRole(tx, roleIf(subject, after)),
  apply: (tx, { subject, after }) => saveRole(tx, subject, after),
}
