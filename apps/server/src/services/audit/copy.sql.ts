import { type CopyAnswer, type CopyStop, copyStop } from '@tessera/domain/payments/withdrawals/copy-stop.ts'
import { sql } from 'kysely'
import type { Config } from '#platform/config/config.ts'
import { changed, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Link } from './audit.sql.ts'
import { isRestoring, openRestore } from './restores.sql.ts'
import { BEFORE_THE_FIRST } from './verify-chain.ts'

/** With nothing to send, the keeper is asked so often. */
const ASKED_EVERY_S = 20

/** The last entry that the keeper of the copy said to hold, since when, and whether it has answered just now. */
export const copiedTo = (source: Source): Promise<(Link & { at: Date; isFresh: boolean }) | undefined> =>
  maybeOne(
    source,
    sql<Link & { at: Date; isFresh: boolean }>`
      select seq, hash, at, answered_at > statement_timestamp() - make_interval(secs => ${ASKED_EVERY_S}) as "isFresh" from audit_copy`,
  )

/** Notes what the keeper holds, which is ours. Its answers count by PostgreSQL's own clock, which nobody moves. */
export const saveCopied = (tx: Tx, { seq, hash }: Link): Promise<bigint> =>
  changed(
    tx,
    sql`insert into audit_copy (seq, hash, at, answered_at) values (${seq}, ${hash}, ${tx.now}, statement_timestamp())
        on conflict (the_row) do update set seq = excluded.seq, hash = excluded.hash, answered_at = excluded.answered_at,
          knows_more = false, at = case when audit_copy.seq = excluded.seq then audit_copy.at else excluded.at end`,
  )

/** Notes that the keeper holds an entry which is none of ours: nothing may leave. */
export const saveCopyAhead = (tx: Tx): Promise<bigint> =>
  changed(
    tx,
    sql`insert into audit_copy (seq, hash, at, answered_at, knows_more)
        values (${BEFORE_THE_FIRST.seq}, ${BEFORE_THE_FIRST.hash}, ${tx.now}, statement_timestamp(), true)
        on conflict (the_row) do update set answered_at = excluded.answered_at, knows_more = true`,
  )

type Answer = CopyAnswer & { readonly now: Date }
type Configured = Pick<Config, 'AUDIT_COPY_URL'>

/** The keeper's last answer, by PostgreSQL's clock; undefined while it has never answered. */
const lastAnswer = (source: Source): Promise<Answer | undefined> =>
  maybeOne(
    source,
    sql<Answer>`
      select knows_more as "knowsMore", answered_at as "answeredAt", statement_timestamp() as now from audit_copy
       where answered_at > '-infinity'`,
  )

/**
 * Why nothing may leave because of a restore that is not ended, or of the copy of the audit log: undefined where it agrees, or where
 * none is configured. Only what the keeper answered after `since`, a moment of PostgreSQL's clock, counts.
 */
export async function copyRefusal(tx: Tx, { AUDIT_COPY_URL }: Configured, since: Date): Promise<CopyStop | undefined> {
  if (await isRestoring(tx)) return 'restoring'
  if (AUDIT_COPY_URL === undefined) return undefined
  const answer = await lastAnswer(tx)
  return answer === undefined ? 'copy_silent' : copyStop(answer, { since, now: answer.now })
}

/** The same as it is shown to operators, with the beginning of the restore or the time of the keeper's last answer. */
export async function shownCopyStop(
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

/** The time of PostgreSQL's own clock. */
export const serverTime = async (source: Source): Promise<Date> =>
  (await one(source, sql<{ now: Date }>`select statement_timestamp() as now`)).now

/** Whether the copy holds the entry with this number. */
export const isCopied = async (tx: Tx, seq: bigint): Promise<boolean> =>
  (await maybeOne(tx, sql`select 1 from audit_copy where seq >= ${seq} and not knows_more`)) !== undefined

/** Whether an entry stands in the log as the copy holds it. */
export async function isEntry(source: Source, { seq, hash }: Link): Promise<boolean> {
  const entry = await maybeOne(source, sql<{ hash: string }>`select hash from audit_entry where seq = ${seq}`)
  return entry?.hash === hash
}
