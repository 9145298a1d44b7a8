import type { Permission } from '@tessera/contract/permissions.ts'
import type { Tx } from '#platform/database/tx.ts'
import { holdersIf, lockRights, type RightsIf } from './roles.sql.ts'

/** Without two people who hold these permissions, nobody could give any right again. */
const neededForever: readonly Permission[] = ['operators.manage', 'settings.access']
const NEEDED_PEOPLE = 2

/**
 * True if fewer than two people would keep the right to change roles and operators after a change. Changes wait
 * for one another here, so two of them that each leave two people cannot leave none together.
 */
export async function locksOut(tx: Tx, change: RightsIf): Promise<boolean> {
  await lockRights(tx)
  const [now, then] = [await holdersIf(tx, neededForever, {}), await holdersIf(tx, neededForever, change)]
  return neededForever.some((permission) => {
    const left = then.get(permission) ?? 0
    return left < NEEDED_PEOPLE && left < (now.get(permission) ?? 0)
  })
}
