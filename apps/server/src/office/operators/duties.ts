import type { Role } from '@tessera/contract/permissions.ts'
import type { RolePair } from '@tessera/contract/platform/settings/role-areas.ts'

/** Returns the pairs of roles that a person has although one person must not have both. */
export const conflictsIn = (pairs: readonly RolePair[], roles: readonly Role[]): RolePair[] =>
  pairs.filter(({ first, second }) => roles.includes(first) && roles.includes(second))

/** Returns the first pair that a grant would complete. A pair that the person already has does not refuse the grant. */
export const newConflict = (
  pairs: readonly RolePair[],
  before: readonly Role[],
  after: readonly Role[],
): RolePair | undefined =>
  conflictsIn(pairs, after).find(({ first, second }) => !before.includes(first) || !before.includes(second))
