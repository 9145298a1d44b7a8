import type { DailyRecord } from '@tessera/contract/books/reconciliation/daily-record.ts'
import type { Place } from '@tessera/domain/books/reconciliation/postings.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { firstIdAt } from '#platform/random/random.ts'

type OfCoin = { readonly coin: string; readonly scale: number }
export type ReadingRow = OfCoin & {
  readonly place: Place
  readonly least: Amount
  readonly most: Amount
  readonly books: Amount
  readonly difference: Amount
  readonly parts: readonly {
    readonly kind: 'deposits' | 'hot' | 'cold' | 'bank'
    readonly name: string
    readonly amount: string
  }[]
  readonly at: Date
  readonly is_reported: boolean
}
/** The last comparison of each coin; `is_reported` while a difference of the coin is open. */
export const listReadings = (source: Source): Promise<ReadingRow[]> =>
  many(
    source,
    sql<ReadingRow>`
      select r.coin, c.scale, r.place, r.least, r.most, r.books, r.difference, r.parts, r.at,
             exists (select from external_balance e where e.coin = r.coin and e.reported_since is not null) as is_reported
        from holdings_reading r join coin c on c.code = r.coin order by r.coin`,
  )

export type StatementRow = OfCoin & {
  readonly bank: string
  readonly account_number: string
  readonly bank_holidays: readonly string[]
  readonly closing: Amount | null
  readonly closing_day: string | null
  readonly not_booked: Amount
}
/**
 * Each bank account that was open on the day, with its newest confirmed statement until the day. `not_booked` is the
 * sum of the statement's lines that arrived after the day's end. Lines of later days that arrived before it are
 * subtracted.
 */
export const listStatements = (
  source: Source,
  { day, until }: { readonly day: string; readonly until: Date },
): Promise<StatementRow[]> =>
  many(
    source,
    sql<StatementRow>`
      select b.bank, b.account_number, b.coin, c.scale, b.bank_holidays, s.closing, s.until_day::text as closing_day,
             coalesce((
               select sum(case l.direction when 'in' then l.amount::numeric else -l.amount::numeric end
                          * case when l.booked_on <= s.until_day then 1 else -1 end)
                 from bank_line l
                where l.bank = b.bank and l.account_number = b.account_number and l.coin = b.coin
                  and l.status <> 'voided' and l.same_as is null
                  and (l.booked_on <= s.until_day) = (l.imported_at >= ${until})), 0)::numeric as not_booked
        from bank_account b join coin c on c.code = b.coin
        left join lateral (
          select closing, until_day from bank_statement t
           where t.status = 'confirmed' and t.bank = b.bank and t.account_number = b.account_number and t.coin = b.coin
             and t.closing is not null and t.until_day <= ${day}::date
           order by t.until_day desc, t.confirmed_at desc limit 1) s on true
       where b.opened_at < ${until} and (b.closed_at is null or b.closed_at >= ${until})
       order by b.bank, b.account_number`,
  )

type OpenAmount = { readonly coin: string; readonly amount: Amount }
/** Payments of the hot wallet that no withdrawal explains and nobody settled, by coin. */
export const openPayments = (source: Source): Promise<OpenAmount[]> =>
  many(
    source,
    sql<OpenAmount>`
      select coin, sum(amount::numeric)::numeric as amount from lost_payment where outcome is null group by coin order by coin`,
  )

/** Debits of our bank accounts that nobody explained, by currency. */
export const openDebits = (source: Source): Promise<OpenAmount[]> =>
  many(
    source,
    sql<OpenAmount>`
      select coin, sum(amount::numeric)::numeric as amount from bank_line
       where status = 'queued' and direction = 'out' group by coin order by coin`,
  )

/** The last day that has a record, and whether the books have a journal before a moment. */
export const lastRecord = (
  source: Source,
  before: Date,
): Promise<{ readonly day: string | null; readonly hasBooks: boolean }> =>
  one(
    source,
    sql<{ day: string | null; hasBooks: boolean }>`
      select (select max(day)::text from daily_reconciliation) as day,
             exists (select from journal where id < ${firstIdAt(before)}::uuid) as "hasBooks"`,
  )

export const lastJournal = async (source: Source): Promise<bigint> =>
  (await one(source, sql<{ seq: bigint }>`select coalesce(max(seq), 0) as seq from chain_head where chain = 'journal'`))
    .seq

export type NewRecord = {
  readonly record: DailyRecord
  readonly journalSeq: bigint
  readonly csv: { readonly en_US: string; readonly zh_CN: string }
  readonly csvHash: { readonly en_US: string; readonly zh_CN: string }
}
/** Stores the record of a day. Returns false if the day has one already. */
export const insertRecord = async (tx: Tx, { record, journalSeq, csv, csvHash }: NewRecord): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into daily_reconciliation (day, journal_seq, record, csv_en, csv_zh, sha256_en, sha256_zh, differences, built_at)
        values (${record.day}, ${journalSeq}, ${JSON.stringify(record)}::jsonb, ${csv.en_US}, ${csv.zh_CN}, ${csvHash.en_US},
                ${csvHash.zh_CN}, ${record.differences.length}, ${tx.now})
        on conflict (day) do nothing`,
  )) === 1n

export type RecordRow = {
  readonly day: string
  readonly record: unknown
  readonly sha256_en: string
  readonly sha256_zh: string
  readonly notes: Readonly<Record<string, string>> | null
  readonly signed_at: Date | null
}
export const findRecord = (source: Source, day: string): Promise<RecordRow | undefined> =>
  maybeOne(
    source,
    sql<RecordRow>`
      select d.day::text as day, d.record, d.sha256_en, d.sha256_zh, s.notes, s.signed_at
        from daily_reconciliation d left join reconciliation_sign_off s on s.day = d.day where d.day = ${day}::date`,
  )

export const csvOfRecord = async (source: Source, day: string): Promise<{ en_US: string; zh_CN: string } | undefined> =>
  maybeOne(
    source,
    sql<{ en_US: string; zh_CN: string }>`
      select csv_en as "en_US", csv_zh as "zh_CN" from daily_reconciliation where day = ${day}::date`,
  )

export type SignatureRow = { readonly name: string; readonly at: Date }
/** The two people who signed a record, the first one first. */
export const signaturesOf = (source: Source, day: string): Promise<SignatureRow[]> =>
  many(
    source,
    sql<SignatureRow>`
      with agreed as (
        select q.requested_by, q.requested_at, a.approver_id, a.at from approval_request q join approval a on a.request_id = q.id
         where q.kind = 'daily_reconciliation' and q.subject_id = ${day} and q.status = 'approved' and a.verdict = 'approve')
      select o.name, p.at
        from (select requested_by as id, requested_at as at from agreed union all select approver_id, at from agreed) p
        join operator o on o.id = p.id order by p.at`,
  )

/** Stores the signature of two people. Returns false if the record is signed already. */
export const insertSignOff = async (tx: Tx, day: string, notes: Readonly<Record<string, string>>): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into reconciliation_sign_off (day, notes, signed_at) values (${day}::date, ${JSON.stringify(notes)}::jsonb, ${tx.now})
        on conflict (day) do nothing`,
  )) === 1n

export type DayListRow = {
  readonly day: string
  readonly built_at: Date
  readonly differences: number
  readonly signed_at: Date | null
}
const listed = sql`
  select d.day::text as day, d.built_at, d.differences, s.signed_at
    from daily_reconciliation d left join reconciliation_sign_off s on s.day = d.day`

/** Records that are not signed, oldest first. */
export const listUnsigned = (source: Source, limit: number): Promise<DayListRow[]> =>
  many(source, sql<DayListRow>`${listed} where s.day is null order by d.day limit ${limit}`)

/** A page of all records, newest first. */
export async function pageOfRecords(
  source: Source,
  { page, pageSize }: Pick<PageRequest, 'page' | 'pageSize'>,
): Promise<{ readonly total: number; readonly rows: DayListRow[] }> {
  const { total } = await one(source, sql<{ total: number }>`select count(*)::int as total from daily_reconciliation`)
  const rows = await many(
    source,
    sql<DayListRow>`${listed} order by d.day desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  return { total, rows }
}
