import { mayDo } from '@tessera/contract/permissions.ts'
import { ROLE_CODE } from '@tessera/contract/platform/settings/role-areas.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { settingLastTwo, settingOwnRights, settingSubjectWrong } from '#platform/settings/refusals.ts'
import type { SubjectChange, SubjectRules } from '#platform/settings/subject-rules.ts'
import { locksOut } from './keep-two.ts'
import { saveRole, touchedByRole, wouldGain } from './roles.sql.ts'

/** Returns a role as it counts: a closed role has no permissions. */
const roleIf = (code: string, { permissions, isOpen }: Setting<'role'>) => ({
  code,
  permissions: isOpen ? permissions : [],
})

const takesRights = ({ subject, before, after }: SubjectChange<'role'>): boolean => {
  const left = roleIf(subject, after).permissions
  return before !== null && roleIf(subject, before).permissions.some((permission) => !mayDo(left, permission))
}

/** The rules of operators' roles. No person may decide on a role that would give that person more permissions. */
export const roleRules: SubjectRules<'role'> = {
  check: async (tx, change, beside = []) => {
    if (!ROLE_CODE.test(change.subject)) return settingSubjectWrong('a–z 0–9 _, 2–30')
    // Roles of one file count together. The refusal names only those that take rights away.
    if (beside.length > 0 && !takesRights(change)) return ok(undefined)
    const roles = [change, ...beside].map(({ subject, after }) => roleIf(subject, after))
    return (await locksOut(tx, { roles })) ? settingLastTwo : ok(undefined)
  },
  checkPeople: async (tx, { subject, after }, people) =>
    (await wouldGain(tx, people, roleIf(subject, after))) ? settingOwnRights : ok(undefined),
  touched: (tx, { subject, after }) => touchedByRole(tx, roleIf(subject, after)),
  apply: (tx, { subject, after }) => saveRole(tx, subject, after),
}
