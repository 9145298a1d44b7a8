import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type EventOutcome = 'applied' | 'older' | 'unknown' | 'ignored' | 'unreadable' | 'other_mode' | 'given_up'
export type EventRow = { id: string; body_sealed: string; outcome: EventOutcome | null }

/** Stores a webhook. Returns false if the same bytes were stored before. */
export const insertEvent = async (tx: Tx, e: { id: string; digest: string; bodySealed: string }): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into sumsub_event (id, digest, body_sealed, received_at) values (${e.id}, ${e.digest}, ${e.bodySealed}, ${tx.now})
        on conflict (digest) do nothing`,
  )) === 1n

export const eventById = (source: Source, id: string): Promise<EventRow | undefined> =>
  maybeOne(source, sql<EventRow>`select id, body_sealed, outcome from sumsub_event where id = ${id}`)

export const setOutcome = (
  tx: Tx,
  id: string,
  e: { readonly outcome: EventOutcome; readonly externalUserId: string | null },
): Promise<bigint> =>
  changed(
    tx,
    sql`update sumsub_event set outcome = ${e.outcome}, external_user_id = ${e.externalUserId}, handled_at = ${tx.now} where id = ${id}`,
  )

/** Reopens the events that arrived before their applicant was known, and returns their ids. */
export const reopenUnknown = (tx: Tx, externalUserId: string): Promise<{ id: string }[]> =>
  many(
    tx,
    sql<{ id: string }>`
      update sumsub_event set outcome = null, handled_at = null
       where external_user_id = ${externalUserId} and outcome = 'unknown' returning id`,
  )

/** Events after `after` whose job has not finished, for example because of a crash. */
export const unhandledEvents = (source: Source, after: string, limit: number): Promise<{ id: string }[]> =>
  many(
    source,
    sql<{ id: string }>`select id from sumsub_event where outcome is null and id > ${after} order by id limit ${limit}`,
  )

/** Ends events that could not be applied for a week. Reconciliation has read the vendor's state since. */
export const giveUpOldEvents = (tx: Tx): Promise<bigint> =>
  changed(
    tx,
    sql`update sumsub_event set outcome = 'given_up', handled_at = ${tx.now}
         where outcome is null and received_at < ${tx.now}::timestamptz - interval '7 days'`,
  )
