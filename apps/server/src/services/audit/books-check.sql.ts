import { sql } from 'kysely'
import { changed, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Tail } from './tail.ts'
import type { Finding, Look } from './verify.ts'

/** Enough rows to see what is wrong; the query gives the rest. */
const SHOWN = 20

/** The moment a run begins: by PostgreSQL's own clock, which nobody moves, and the newest row there was. */
export type Begun = {
  readonly beganAt: Date
  /** 0 without one. */
  readonly sawUpTo: bigint
}
export type Check = Begun & {
  readonly scope: 'tail' | 'everything'
  readonly findings: readonly Finding[]
  readonly unconfirmed: readonly Finding[]
  /** The last numbers of both chains that the run has seen. */
  readonly saw: Look['saw']
}

/** One at a time, so that a row is never older than one that somebody has read already. */
const lockChecks = (tx: Tx): Promise<bigint> =>
  changed(tx, sql`select pg_advisory_xact_lock(hashtextextended('books_check', 0))`)

const shown = (findings: readonly Finding[]): string => JSON.stringify(findings.slice(0, SHOWN))

export async function recordCheck(tx: Tx, check: Check): Promise<void> {
  const { scope, findings, unconfirmed, saw, beganAt, sawUpTo } = check
  await lockChecks(tx)
  await changed(
    tx,
    sql`insert into books_check (at, scope, findings, detail, unconfirmed, saw_up_to, saw_journal, saw_act, began_at)
        values (${tx.now}, ${scope}, ${findings.length}, ${shown(findings)}::jsonb, ${shown(unconfirmed)}::jsonb,
                ${scope === 'everything' ? sawUpTo : null}, ${saw.journal}, ${saw.act}, ${beganAt})`,
  )
}

/** A tail check looks at the minutes before the last run again: an old row that was changed is found soon. */
const OVERLAP_MINUTES = 4

type Since = { readonly minutes: number | null; readonly journal: bigint; readonly act: bigint }

/**
 * The moment a run begins, and the window of a tail check then: both chains behind a run that began four minutes before the last
 * one, or whole where there was none. Undefined while no run has seen the chains.
 */
export async function beginCheck(tx: Tx): Promise<Begun & { readonly tail: Tail | undefined }> {
  await lockChecks(tx)
  const { minutes, journal, act, ...begun } = await one(
    tx,
    sql<Begun & Since>`
      with last as (select max(began_at) as at from books_check where saw_journal is not null),
           earlier as (select saw_journal, saw_act from books_check, last
                        where saw_journal is not null and began_at <= last.at - make_interval(mins => ${OVERLAP_MINUTES})
                        order by began_at desc limit 1)
      select statement_timestamp() as "beganAt", (select coalesce(max(id), 0) from books_check) as "sawUpTo",
             ceil(extract(epoch from statement_timestamp() - last.at) / 60)::int as minutes,
             coalesce((select saw_journal from earlier), 0) as journal, coalesce((select saw_act from earlier), 0) as act
        from last`,
  )
  return { ...begun, tail: minutes === null ? undefined : { lastMinutes: minutes + OVERLAP_MINUTES, journal, act } }
}

/** Ten runs that did not come: the verifier is dead or fails, and nobody knows what the books are worth. */
const VERIFIED_WITHIN_MINUTES = 10

/** The newest row that a clean whole run has seen the books after: findings up to it have ended. */
const endedUpTo = sql`coalesce((select max(saw_up_to) from books_check where scope = 'everything' and findings = 0), 0)`

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
        select began_at, at, detail from books_check where findings > 0 and id > ${endedUpTo}),
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

type CheckState = {
  readonly since: Date | null
  readonly findings: readonly Finding[]
  readonly checkedAt: Date | null
  readonly wholeAt: Date | null
  readonly requestedAt: Date | null
  readonly isRequested: boolean
}

/** The open findings, the last runs and the last request for a whole one. */
export const readChecks = (source: Source): Promise<CheckState> =>
  one(
    source,
    sql<CheckState>`
      with opened as (select began_at, detail, id from books_check where findings > 0 and id > ${endedUpTo}),
           whole as (select max(began_at) as at from books_check where scope = 'everything'),
           request as (select max(at) as at from audit_entry where target_type = 'books' and action = 'audit.check_books')
      select (select min(began_at) from opened) as since,
             coalesce((select detail from opened order by id desc limit 1), '[]') as findings,
             (select max(began_at) from books_check) as "checkedAt", whole.at as "wholeAt", request.at as "requestedAt",
             coalesce(request.at > coalesce(whole.at, '-infinity'), false) as "isRequested"
        from whole, request`,
  )
