import type { Permission } from '@tessera/contract/permissions.ts'
import type { Tx } from '#platform/database/tx.ts'
import { holdersIf, lockRights, type RightsIf } from './roles.sql.ts'

/** Permissions of which two people must always exist, because otherwise nobody could grant any right again. */
const neededForever: readonly Permission[] = ['operators.manage', 'settings.access']
const NEEDED_PEOPLE = 2

/**
 * True if after a change fewer than two people could change roles and operators. Changes wait for one another here, so
 * that two changes that each leave two people cannot together leave fewer.
 */
export async function locksOut(tx: Tx, change: RightsIf): Promise<boolean> {
  await lockRights(tx)
  const [now, then] = [await holdersIf(tx, neededForever, {}), await holdersIf(tx, neededForever, change)]
  return neededForever.some((permission) => {
    const left = then.get(permission) ?? 0
    return left < NEEDED_PEOPLE && left < (now.get(permission) ?? 0)
  })
}
