import { z } from 'zod'
import { permissions } from '#permissions.ts'
import { flag, names, type SettingField, setOf, words } from './setting-fields.ts'

const MOST_PAIRS = 100
/** The code of a role. It is stored with operators and in the audit log, so it can never change. */
export const ROLE_CODE = /^[a-z][a-z0-9_]{1,29}$/
const RoleCode = z.string().regex(ROLE_CODE)
/** Two roles in alphabetical order, so that each pair has only one form. */
const RolePair = z
  .strictObject({ first: RoleCode, second: RoleCode })
  .overwrite((pair) => (pair.first <= pair.second ? pair : { first: pair.second, second: pair.first }))
  .refine(({ first, second }) => first !== second, { path: ['second'], error: 'another role' })
export type RolePair = z.output<typeof RolePair>

/** Permissions as a list of their codes. */
const permissionList = {
  kind: 'permissions',
  type: setOf(z.enum(permissions), permissions.length),
  max: permissions.length,
} as const satisfies SettingField
/** Pairs of roles, each once. */
const rolePairs = {
  kind: 'rolePairs',
  type: z
    .array(RolePair)
    .max(MOST_PAIRS)
    .overwrite((pairs) =>
      [...new Map(pairs.map((pair) => [`${pair.first} ${pair.second}`, pair])).entries()]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, pair]) => pair),
    ),
  max: MOST_PAIRS,
} as const satisfies SettingField

/** Separation of duties: pairs of roles that one person must not have at the same time. */
export const dutyArea = { pairs: rolePairs }

/** A role of operators. The subject is its code, such as `finance`. */
export const roleArea = {
  names,
  /** A sentence about the work of people with the role. */
  purpose: words(200),
  permissions: permissionList,
  /** A closed role gives no permissions and cannot be granted. */
  isOpen: flag,
}
