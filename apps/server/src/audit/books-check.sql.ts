import { sql } from 'kysely'
import { changed, one } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'
import type { Finding } from './verify.ts'

/** Enough rows to see what is wrong; the query gives the rest. */
const SHOWN = 20

export type Check =
  | { readonly scope: 'tail'; readonly findings: readonly Finding[] }
  /** `sawUpTo`: the newest row before the run began. */
  | { readonly scope: 'everything'; readonly findings: readonly Finding[]; readonly sawUpTo: bigint }

/** One at a time, so that a row is never older than one that somebody has read already. */
const lockChecks = (tx: Tx): Promise<bigint> =>
  changed(tx, sql`select pg_advisory_xact_lock(hashtextextended('books_check', 0))`)

export async function recordCheck(tx: Tx, check: Check): Promise<void> {
  const { scope, findings } = check
  await lockChecks(tx)
  await changed(
    tx,
    sql`insert into books_check (at, scope, findings, detail, saw_up_to)
        values (${tx.now}, ${scope}, ${findings.length}, ${JSON.stringify(findings.slice(0, SHOWN))}::jsonb,
                ${scope === 'everything' ? check.sawUpTo : null})`,
  )
}

/** The newest row there is, 0 without one: what a run that begins now sees the books after. */
export async function newestCheck(tx: Tx): Promise<bigint> {
  await lockChecks(tx)
  return (await one(tx, sql<{ id: bigint }>`select coalesce(max(id), 0) as id from books_check`)).id
}

/**
 * Whether money may leave: nothing was found that everything was not held against every invariant after, and was right. A
 * quiet minute does not undo a finding, because the tail moves on while what it saw stays wrong; nor does a whole run undo
 * one that came while it ran, because its snapshot is older.
 */
export async function booksAreSound(tx: Tx): Promise<boolean> {
  const { sound } = await one(
    tx,
    sql<{ sound: boolean }>`
      select not exists (select from books_check where findings > 0 and id > coalesce(
        (select max(saw_up_to) from books_check where scope = 'everything' and findings = 0), 0)) as sound`,
  )
  return sound
}
