import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { changed, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Tail } from './tail.ts'
import type { Finding, CheckRun } from './verify.ts'

/** Maximum number of rows per finding. The query itself returns the rest. */
const MAX_ROWS_PER_FINDING = 20

/** The beginning of a run: PostgreSQL's own time, which no test clock changes, and the newest row at that moment. */
export type RunStart = {
  readonly beganAt: Date
  /** 0 without a row. */
  readonly newestSeen: bigint
}
export type Check = RunStart & {
  readonly scope: 'tail' | 'everything'
  readonly findings: readonly Finding[]
  readonly unconfirmed: readonly Finding[]
  /** The last numbers of both chains that the run has read. */
  readonly chainEnds: CheckRun['chainEnds']
}

/** Runs checks one after the other, so that no row appears that is older than one already read. */
const lockChecks = (tx: Tx): Promise<bigint> =>
  changed(tx, sql`select pg_advisory_xact_lock(hashtextextended('books_check', 0))`)

const detailOf = (findings: readonly Finding[]): string => JSON.stringify(findings.slice(0, MAX_ROWS_PER_FINDING))

export async function recordCheck(tx: Tx, check: Check): Promise<void> {
  const { scope, findings, unconfirmed, chainEnds, beganAt, newestSeen } = check
  await lockChecks(tx)
  await changed(
    tx,
    sql`insert into books_check (at, scope, findings, detail, unconfirmed, saw_up_to, saw_journal, saw_act, began_at)
        values (${tx.now}, ${scope}, ${findings.length}, ${detailOf(findings)}::jsonb, ${detailOf(unconfirmed)}::jsonb,
                ${scope === 'everything' ? newestSeen : null}, ${chainEnds.journal}, ${chainEnds.act}, ${beganAt})`,
  )
}

/** A tail check repeats the minutes before the last run, so that a changed older row is found soon. */
const OVERLAP_MINUTES = 4

type Since = { readonly minutes: number | null; readonly journal: bigint; readonly act: bigint }

/**
 * The beginning of a run, and the window of a tail check. The window has both chains after a run that began four
 * minutes before the last one. Without such a run, it covers both completely. Undefined while no run has read the
 * chains.
 */
export async function beginCheck(tx: Tx): Promise<RunStart & { readonly tail: Tail | undefined }> {
  await lockChecks(tx)
  const { minutes, journal, act, ...check } = await one(
    tx,
    sql<RunStart & Since>`
      with last as (select max(began_at) as at from books_check where saw_journal is not null),
           earlier as (select saw_journal, saw_act from books_check, last
                        where saw_journal is not null and began_at <= last.at - make_interval(mins => ${OVERLAP_MINUTES})
                        order by began_at desc limit 1)
      select statement_timestamp() as "beganAt", (select coalesce(max(id), 0) from books_check) as "newestSeen",
             ceil(extract(epoch from statement_timestamp() - last.at) / 60)::int as minutes,
             coalesce((select saw_journal from earlier), 0) as journal, coalesce((select saw_act from earlier), 0) as act
        from last`,
  )
  return { ...check, tail: minutes === null ? undefined : { lastMinutes: minutes + OVERLAP_MINUTES, journal, act } }
}

/** Ten missed runs: the verifier is dead or fails, so the state of the ledger is unknown. */
const VERIFIED_WITHIN_MINUTES = 10

/** The newest row before which a clean complete run has checked the ledger. Findings up to it have ended. */
const endedUpTo = sql`coalesce((select max(saw_up_to) from books_check where scope = 'everything' and findings = 0), 0)`

/** Broken invariants with the number of rows found, for each check with findings. */
export type BooksStop = {
  readonly kind: 'books_broken' | 'books_unverified'
  /** Null if the ledger was never checked. */
  readonly since: Date | null
  readonly reasons: readonly { readonly rule: string; readonly rows: number }[]
}

/**
 * The reason why payments are stopped. `books_broken`: there is a finding, and no later complete check of every
 * invariant was clean. A clean tail check does not end a finding, because its window moves on while the old rows stay
 * wrong. A complete run does not end a finding that came during it, because its snapshot is older. `books_unverified`:
 * there is no finding, but the last check is too old, or there is none.
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
  const late = last && new Date(last.getTime() + VERIFIED_WITHIN_MINUTES * MINUTE_MS)
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

/** Returns the open findings, the last runs and the last request for a complete run. */
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
