import { sql } from 'kysely'
import { changed, one, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'
import type { Finding } from './verify.ts'

/** Enough rows to see what is wrong; the query gives the rest. */
const SHOWN = 20

/** The moment a run begins: by PostgreSQL's own clock, which nobody moves, and the newest row there was. */
export type Begun = {
  readonly beganAt: Date
  /** 0 without one. */
  readonly sawUpTo: bigint
}
export type Check = Begun & { readonly scope: 'tail' | 'everything'; readonly findings: readonly Finding[] }

/** One at a time, so that a row is never older than one that somebody has read already. */
const lockChecks = (tx: Tx): Promise<bigint> =>
  changed(tx, sql`select pg_advisory_xact_lock(hashtextextended('books_check', 0))`)

export async function recordCheck(tx: Tx, { scope, findings, beganAt, sawUpTo }: Check): Promise<void> {
  await lockChecks(tx)
  await changed(
    tx,
    sql`insert into books_check (at, scope, findings, detail, saw_up_to, began_at)
        values (${tx.now}, ${scope}, ${findings.length}, ${JSON.stringify(findings.slice(0, SHOWN))}::jsonb,
                ${scope === 'everything' ? sawUpTo : null}, ${beganAt})`,
  )
}

/** What a run that begins now sees the books after; `minutesSince` the one before it began, null when there was none. */
export async function beginCheck(tx: Tx): Promise<Begun & { readonly minutesSince: number | null }> {
  await lockChecks(tx)
  return one(
    tx,
    sql<Begun & { readonly minutesSince: number | null }>`
      select statement_timestamp() as "beganAt", coalesce(max(id), 0) as "sawUpTo",
             ceil(extract(epoch from statement_timestamp() - max(began_at)) / 60)::int as "minutesSince" from books_check`,
  )
}

/** Ten runs that did not come: the verifier is dead or fails, and nobody knows what the books are worth. */
const VERIFIED_WITHIN_MINUTES = 10

/** Broken rules with the number of rows found, where checks found any. */
export type BooksStop = {
  readonly kind: 'books_broken' | 'books_unverified'
  /** Null: nobody ever looked. */
  readonly since: Date | null
  readonly reasons: readonly { readonly rule: string; readonly rows: number }[]
}

/**
 * Why money may not leave. `books_broken`: something was found that everything was not held against every invariant after, and
 * was right. A quiet minute does not undo a finding, because the tail moves on while what it saw stays wrong; nor does a whole
 * run undo one that came while it ran, because its snapshot is older. `books_unverified`: nothing was found, but nobody has
 * looked for too long, or ever.
 */
export async function booksStop(source: Source): Promise<BooksStop | undefined> {
  const { broken, since, reasons, verified, last } = await one(
    source,
    sql<{ broken: boolean; since: Date | null; reasons: BooksStop['reasons']; verified: boolean; last: Date | null }>`
      with found as (
        select began_at, at, detail from books_check where findings > 0 and id > coalesce(
          (select max(saw_up_to) from books_check where scope = 'everything' and findings = 0), 0)),
      rule as (
        select invariant, max(n) as n from (
          select f.at, d->>'invariant' as invariant, count(*)::int as n from found f, jsonb_array_elements(f.detail) d group by 1, 2) each
         where invariant is not null group by 1)
      select exists (select from found) as broken, (select min(coalesce(began_at, at)) from found) as since,
             coalesce((select jsonb_agg(jsonb_build_object('rule', invariant, 'rows', n) order by invariant) from rule), '[]') as reasons,
             exists (select from books_check
                      where began_at > statement_timestamp() - make_interval(mins => ${VERIFIED_WITHIN_MINUTES})) as verified,
             (select max(began_at) from books_check) as last`,
  )
  if (broken) return { kind: 'books_broken', since, reasons }
  if (verified) return undefined
  const late = last && new Date(last.getTime() + VERIFIED_WITHIN_MINUTES * 60_000)
  return { kind: 'books_unverified', since: late, reasons: [] }
}
