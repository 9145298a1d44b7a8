import { sql } from 'kysely'
import { isRestoring, openRestore } from '../../../apps/server/src/audit/restores.sql.ts'
import type { Deps } from '../../../apps/server/src/platform/deps.ts'
import { one } from '../../../apps/server/src/platform/rows.ts'

type Source = Pick<Deps, 'db'>

export const isRestoreOpen = isRestoring
export const openRestoreId = async (source: Source): Promise<string | undefined> => (await openRestore(source))?.id

/** Payments that this database signed itself: one that was adopted has no height after which it cannot land. */
export const signedSoFar = async (source: Source): Promise<number> =>
  (await one(source, sql<{ n: number }>`select count(*)::int as n from withdraw_attempt where last_valid_height > 0`)).n
