import type { Settings } from './settings.ts'
import { sql } from 'kysely'
import { changed, many, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type RemovalRow = { readonly id: string; readonly applicant_id: string | null }

/**
 * Records the applicants of an account whose personal data will be deleted, so that the vendor is asked to deactivate
 * them.
 */
export const requestRemoval = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(
    tx,
    sql`insert into sumsub_removal (id, applicant_id, mode, requested_at)
        select id, applicant_id, mode, ${tx.now} from sumsub_applicant where customer_id = ${customerId}
        on conflict (id) do nothing`,
  )

/** Applicants after `after` that the vendor still has, in the environment of this server's token. */
export const openRemovals = (
  source: Source,
  { mode, after, limit }: { readonly mode: Settings['mode']; readonly after: string; readonly limit: number },
): Promise<RemovalRow[]> =>
  many(
    source,
    sql<RemovalRow>`
      select id, applicant_id from sumsub_removal
       where done_at is null and mode = ${mode} and id > ${after} order by id limit ${limit}`,
  )

export const recordTry = (tx: Tx, id: string, isDone: boolean): Promise<bigint> =>
  changed(
    tx,
    sql`update sumsub_removal
           set tries = tries + 1, tried_at = ${tx.now}, done_at = case when ${isDone} then ${tx.now}::timestamptz end
         where id = ${id} and done_at is null`,
  )
