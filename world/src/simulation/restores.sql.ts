import { sql } from 'kysely'
import { isRestoring, openRestore } from '../../../apps/server/src/services/audit/restores.sql.ts'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { one } from '../../../apps/server/src/platform/database/rows.ts'

type Source = Pick<Deps, 'db'>

export const isRestoreOpen = isRestoring
export const openRestoreId = async (source: Source): Promise<string | undefined> => (await openRestore(source))?.id

export type RestoreCounts = { readonly restores: number; readonly payments: number; readonly files: number }
/** Restores so far, with the recovered payments and payment files of the lost time. */
export const restoredSoFar = (source: Source): Promise<RestoreCounts> =>
  one(
    source,
    sql<RestoreCounts>`
      select count(*)::int as restores, coalesce(sum(adopted), 0)::int as payments, coalesce(sum(files), 0)::int as files from restore`,
  )

/** Payments that this database signed; an adopted payment has no block height after which it expires. */
export const signedSoFar = async (source: Source): Promise<number> =>
  (await one(source, sql<{ n: number }>`select count(*)::int as n from withdraw_attempt where last_valid_height > 0`)).n
