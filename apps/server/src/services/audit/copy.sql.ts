import { type CopyAnswer, type CopyStop, copyStop } from '@tessera/domain/payments/withdrawals/copy-stop.ts'
import { sql } from 'kysely'
import type { Config } from '#platform/config/config.ts'
import { changed, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Link } from './audit.sql.ts'
import { isRestoring, openRestore } from './restores.sql.ts'
import { CHAIN_START } from './verify-chain.ts'

/** Interval in seconds of queries to the keeper without new entries. */
const KEEPER_POLL_SECONDS = 20

/**
 * Returns the last entry of the copy by the keeper's last response, its time, and true in `isFresh` if that was just
 * now.
 */
export const copiedTo = (source: Source): Promise<(Link & { at: Date; isFresh: boolean }) | undefined> =>
  maybeOne(
    source,
    sql<Link & { at: Date; isFresh: boolean }>`
      select seq, hash, at, answered_at > statement_timestamp() - make_interval(secs => ${KEEPER_POLL_SECONDS}) as "isFresh" from audit_copy`,
  )

/** Stores the keeper's last entry, which is ours. The time is PostgreSQL's own, which no test clock changes. */
export const saveCopied = (tx: Tx, { seq, hash }: Link): Promise<bigint> =>
  changed(
    tx,
    sql`insert into audit_copy (seq, hash, at, answered_at) values (${seq}, ${hash}, ${tx.now}, statement_timestamp())
        on conflict (the_row) do update set seq = excluded.seq, hash = excluded.hash, answered_at = excluded.answered_at,
          knows_more = false, at = case when audit_copy.seq = excluded.seq then audit_copy.at else excluded.at end`,
  )

/** Stores that the keeper has an entry that is not ours, which stops payments. */
export const saveCopyAhead = (tx: Tx): Promise<bigint> =>
  changed(
    tx,
    sql`insert into audit_copy (seq, hash, at, answered_at, knows_more)
        values (${CHAIN_START.seq}, ${CHAIN_START.hash}, ${tx.now}, statement_timestamp(), true)
        on conflict (the_row) do update set answered_at = excluded.answered_at, knows_more = true`,
  )

type Answer = CopyAnswer & { readonly now: Date }
type Configured = Pick<Config, 'AUDIT_COPY_URL'>

/** Returns the keeper's last response, by PostgreSQL's clock; undefined if it has never answered. */
const lastAnswer = (source: Source): Promise<Answer | undefined> =>
  maybeOne(
    source,
    sql<Answer>`
      select knows_more as "knowsMore", answered_at as "answeredAt", statement_timestamp() as now from audit_copy
       where answered_at > '-infinity'`,
  )

/**
 * Returns the reason for which an open restore or the audit copy stops payments; undefined if the copy agrees, or none
 * is configured. Only responses of the keeper after `since`, by PostgreSQL's clock, count.
 */
export async function copyRefusal(tx: Tx, { AUDIT_COPY_URL }: Configured, since: Date): Promise<CopyStop | undefined> {
  if (await isRestoring(tx)) return 'restoring'
  if (AUDIT_COPY_URL === undefined) return undefined
  const answer = await lastAnswer(tx)
  return answer === undefined ? 'copy_silent' : copyStop(answer, { since, now: answer.now })
}

/** Returns the reason for operators, with the beginning of the restore or the time of the last response. */
export async function copyStopSince(
  source: Source,
  { AUDIT_COPY_URL }: Configured,
): Promise<{ readonly kind: CopyStop; readonly since: Date | undefined } | undefined> {
  const restore = await openRestore(source)
  if (restore !== undefined) return { kind: 'restoring', since: restore.began_at }
  if (AUDIT_COPY_URL === undefined) return undefined
  const answer = await lastAnswer(source)
  if (answer === undefined) return { kind: 'copy_silent', since: undefined }
  const kind = copyStop(answer, { since: answer.answeredAt, now: answer.now })
  return kind && { kind, since: answer.answeredAt }
}

/** Returns the time of PostgreSQL's own clock. */
export const serverTime = async (source: Source): Promise<Date> =>
  (await one(source, sql<{ now: Date }>`select statement_timestamp() as now`)).now

/** Returns true if the copy has the entry with this number. */
export const isCopied = async (tx: Tx, seq: bigint): Promise<boolean> =>
  (await maybeOne(tx, sql`select 1 from audit_copy where seq >= ${seq} and not knows_more`)) !== undefined

/** Returns true if the log has an entry as it is in the copy. */
export async function isEntry(source: Source, { seq, hash }: Link): Promise<boolean> {
  const entry = await maybeOne(source, sql<{ hash: string }>`select hash from audit_entry where seq = ${seq}`)
  return entry?.hash === hash
}
