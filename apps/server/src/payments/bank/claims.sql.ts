import { DAY_BOUND, OWN_NUMBER } from '@tessera/domain/payments/fiat-orders/likeness.ts'
import type { Effect } from '@tessera/domain/payments/fiat-orders/match.ts'
import type {
  KnownBalance,
  StatementFormat,
  StatementStatus,
} from '@tessera/domain/payments/fiat-orders/statement-file.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { NewLine } from './lines.sql.ts'

export type NewStatement = {
  readonly id: string
  readonly bank: string
  readonly format: StatementFormat
  readonly sha256: string
  readonly accountNumber: string | null
  readonly coin: string | null
  readonly opening: Amount | null
  readonly closing: Amount | null
  readonly from: string
  readonly until: string
  readonly uploadedBy: string | null
}

const sameFile = (s: Pick<NewStatement, 'bank' | 'sha256' | 'accountNumber' | 'from'>) => sql`
  b.bank = ${s.bank} and b.sha256 = ${s.sha256}
    and (b.status in ('claimed', 'confirmed')
      or (b.status = 'by_line' and exists (select 1 from bank_claim l where l.statement_id = b.id and l.outcome is null)))
    and b.account_number is not distinct from ${s.accountNumber} and b.from_day = ${s.from}::date`

/** Returns the import of the same file, unless it was dropped. */
export const earlierImport = (tx: Tx, s: NewStatement): Promise<{ name: string; at: Date } | undefined> =>
  maybeOne(
    tx,
    sql<{ name: string; at: Date }>`
      select coalesce(o.name, b.bank) as name, b.uploaded_at as at
        from bank_statement b left join operator o on o.id = b.uploaded_by
       where ${sameFile(s)} order by b.uploaded_at limit 1`,
  )

/** Returns false if the same file is known and was not dropped. */
export const insertStatement = async (tx: Tx, s: NewStatement): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into bank_statement (id, bank, format, sha256, account_number, coin, opening, closing, from_day, until_day, status, uploaded_by, uploaded_at)
        select ${s.id}, ${s.bank}, ${s.format}, ${s.sha256}, ${s.accountNumber}, ${s.coin}, ${text(s.opening)}::numeric,
               ${text(s.closing)}::numeric, ${s.from}::date, ${s.until}::date, 'received', ${s.uploadedBy}, ${tx.now}
         where not exists (select 1 from bank_statement b where ${sameFile(s)})`,
  )) === 1n

const text = (minor: Amount | null): string | null => (minor === null ? null : String(minor))

/** Runs the imports of one bank one after the other, so that no import misses a line that another adds. */
export const lockFiles = (tx: Tx, bank: string): Promise<unknown> =>
  many(tx, sql`select pg_advisory_xact_lock(hashtextextended('bank_statement/' || ${bank}, 0))`)

export type NewClaim = Omit<NewLine, 'claimId'> & { readonly otherIds: readonly string[] }
export const insertClaims = (tx: Tx, statementId: string, lines: readonly NewClaim[]): Promise<bigint> =>
  changed(
    tx,
    sql`insert into bank_claim (id, statement_id, n, bank, line_id, other_ids, account_number, direction, coin, amount, payer_name, remittance, booked_on, payer_hash)
        select (l.r->>'id')::uuid, ${statementId}, l.n, l.r->>'bank', l.r->>'lineId',
               array(select jsonb_array_elements_text(l.r->'otherIds')), l.r->>'accountNumber', l.r->>'direction',
               l.r->>'coin', (l.r->>'amount')::numeric, l.r->>'payerName', l.r->>'text', (l.r->>'bookedOn')::date, l.r->>'payerHash'
          from jsonb_array_elements(${JSON.stringify(lines.map((line) => ({ ...line, amount: String(line.amount) })))}::jsonb)
               with ordinality as l(r, n)`,
  )

export type ClaimedUnder = Pick<NewLine, 'lineId' | 'direction' | 'coin' | 'amount' | 'bookedOn'> & {
  readonly otherIds: string[]
}
/** Returns the claims of files under any of these numbers, except dropped ones. */
export const claimedUnder = (source: Source, bank: string, ids: readonly string[]): Promise<ClaimedUnder[]> =>
  many(
    source,
    sql<ClaimedUnder>`
      select distinct line_id as "lineId", other_ids as "otherIds", direction, coin, amount, booked_on::text as "bookedOn" from bank_claim
       where bank = ${bank} and outcome is distinct from 'dropped'
         and (line_id = any(${[...ids]}::text[]) or other_ids && ${[...ids]}::text[])`,
  )

export type StatementRow = {
  readonly id: string
  readonly bank: string
  readonly format: StatementFormat
  readonly sha256: string
  readonly account_number: string | null
  readonly coin: string | null
  readonly scale: number | null
  readonly opening: Amount | null
  readonly closing: Amount | null
  readonly from_day: string
  readonly until_day: string
  readonly status: StatementStatus
  readonly uploaded_by: string | null
  readonly uploaded_by_name: string | null
  readonly uploaded_at: Date
}
const statements = sql`
  s.id, s.bank, s.format, s.sha256, s.account_number, s.coin, c.scale, s.opening, s.closing, s.from_day::text as from_day,
         s.until_day::text as until_day, s.status, s.uploaded_by, o.name as uploaded_by_name, s.uploaded_at`
const joined = sql`from bank_statement s left join coin c on c.code = s.coin left join operator o on o.id = s.uploaded_by`

/** Returns a statement that waits for two people, as a whole or line by line, and locks it. */
export const lockOpen = (tx: Tx, id: string): Promise<StatementRow | undefined> =>
  maybeOne(
    tx,
    sql<StatementRow>`select ${statements} ${joined} where s.id::text = ${id} and s.status in ('claimed', 'by_line') for update of s`,
  )

export const listClaimed = (source: Source, limit: number): Promise<StatementRow[]> =>
  many(
    source,
    sql<StatementRow>`select ${statements} ${joined} where s.status = 'claimed' order by s.uploaded_at, s.id limit ${limit}`,
  )

/**
 * Returns the newest confirmed closed day of an account, and each balance reported for that day or later. Before the
 * first closed day, uses the opening balance of the first confirmed file instead.
 */
export const knownBalances = (
  source: Source,
  account: Pick<StatementRow, 'bank' | 'account_number' | 'coin'>,
): Promise<KnownBalance[]> =>
  many(
    source,
    sql<KnownBalance>`
      with known as (
        select format, opening, closing, from_day, until_day, confirmed_at from bank_statement
         where status = 'confirmed' and bank = ${account.bank} and account_number = ${account.account_number} and coin = ${account.coin}),
      closed as (
        select until_day, confirmed_at from known where format in ('camt053', 'mt940') order by until_day desc, confirmed_at desc limit 1),
      first as (select opening, from_day from known order by from_day, confirmed_at limit 1)
      select closing, until_day::text as until from known k
       where not exists (select 1 from closed)
          or (k.until_day, k.confirmed_at) >= (select until_day, confirmed_at from closed)
      union all
      select opening, from_day::text from first where not exists (select 1 from closed)`,
  )

/** Stores the confirmation before the status of the statement changes. */
export const setConfirmed = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update bank_statement set confirmed_at = ${tx.now} where id = ${id}`)

export type ClaimRow = {
  readonly id: string
  readonly statement_id: string
  readonly n: number
  readonly bank: string
  readonly line_id: string
  readonly other_ids: readonly string[]
  readonly account_number: string
  readonly direction: 'in' | 'out'
  readonly coin: string
  readonly scale: number
  readonly amount: Amount
  readonly payer_name: string
  readonly remittance: string
  readonly booked_on: string
  readonly payer_hash: string | null
  readonly expects: Effect | null
  readonly outcome: ClaimOutcome | null
  readonly sha256: string
  readonly uploaded_by_name: string | null
  readonly uploaded_at: Date
}
export type ClaimOutcome = 'settled' | 'known' | 'contradicted' | 'dropped'
const claims = sql`
  select l.id, l.statement_id, l.n, l.bank, l.line_id, l.other_ids, l.account_number, l.direction, l.coin, c.scale, l.amount, l.payer_name,
         l.remittance, l.booked_on::text as booked_on, l.payer_hash, l.expects, l.outcome, s.sha256, o.name as uploaded_by_name, s.uploaded_at
    from bank_claim l join coin c on c.code = l.coin join bank_statement s on s.id = l.statement_id
    left join operator o on o.id = s.uploaded_by`

export const claimsOf = (source: Source, statementId: string): Promise<ClaimRow[]> =>
  many(source, sql<ClaimRow>`${claims} where l.statement_id = ${statementId} order by l.n`)

/** Returns a claim of a file that is decided line by line, locked while it waits for a decision. */
export const lockClaim = (tx: Tx, id: string): Promise<ClaimRow | undefined> =>
  maybeOne(
    tx,
    sql<ClaimRow>`${claims} where l.id::text = ${id} and l.outcome is null and s.status = 'by_line' for update of l`,
  )

export const listByLine = (source: Source, limit: number): Promise<ClaimRow[]> =>
  many(
    source,
    sql<ClaimRow>`${claims} where l.outcome is null and s.status = 'by_line' order by s.uploaded_at, s.id, l.n limit ${limit}`,
  )

/**
 * Returns the next confirmed claims that are not settled, locked, except those in `leftOut`. Skips claims that another
 * node has locked.
 */
export const lockDue = (tx: Tx, limit: number, leftOut: readonly string[]): Promise<ClaimRow[]> =>
  many(
    tx,
    sql<ClaimRow>`
      ${claims} where l.outcome is null and l.expects is not null and l.id <> all(${[...leftOut]}::uuid[]) order by l.statement_id, l.n limit ${limit}
      for update of l skip locked`,
  )

type Expected = { readonly id: string; readonly effect: Effect }
export const setExpected = (tx: Tx, expected: readonly Expected[]): Promise<bigint> =>
  changed(
    tx,
    sql`update bank_claim l set expects = e.effect
          from jsonb_to_recordset(${JSON.stringify(expected)}::jsonb) as e(id uuid, effect text)
         where l.id = e.id and l.outcome is null`,
  )

export const endClaim = (tx: Tx, id: string, outcome: ClaimOutcome): Promise<bigint> =>
  changed(
    tx,
    sql`update bank_claim set outcome = ${outcome}, ended_at = ${tx.now} where id = ${id} and outcome is null`,
  )

export const dropClaims = (tx: Tx, statementId: string): Promise<bigint> =>
  changed(
    tx,
    sql`update bank_claim set outcome = 'dropped', ended_at = ${tx.now} where statement_id = ${statementId} and outcome is null`,
  )

/**
 * Ends the other claims of a line that was just settled. Claims of the same money become known; the others become
 * contradicting. A claim without a bank number becomes known if all its facts are equal. At most one does so per file
 * that has no claim under the number.
 */
export const endReportedClaims = (tx: Tx, line: NewLine): Promise<bigint> =>
  changed(
    tx,
    sql`with told as (
          select c.id, c.statement_id, c.n, c.line_id = ${line.lineId} as by_number,
                 c.direction = ${line.direction} and c.coin = ${line.coin} and c.amount = ${String(line.amount)}::numeric as same_money,
                 c.line_id like ${`${OWN_NUMBER}%`} and c.account_number = ${line.accountNumber} and c.booked_on = ${line.bookedOn}::date
                   and upper(c.payer_name) = upper(${line.payerName}) and upper(c.remittance) = upper(${line.text}) as same_facts,
                 ${line.lineId} = any(c.other_ids)
                   and (c.booked_on = ${line.bookedOn}::date or (c.line_id not like ${DAY_BOUND} and ${line.lineId} not like ${DAY_BOUND})) as by_other
            from bank_claim c
           where c.bank = ${line.bank} and c.outcome is null and c.id is distinct from ${line.claimId ?? null}::uuid
             and (c.line_id = ${line.lineId} or c.other_ids && array[${line.lineId}]::text[]
               or (c.coin = ${line.coin} and c.amount = ${String(line.amount)}::numeric and c.booked_on = ${line.bookedOn}::date))),
        alike as (
          select distinct on (t.statement_id) t.id from told t
           where t.same_money and t.same_facts and not t.by_number and not t.by_other
             and not exists (select 1 from bank_claim o where o.statement_id = t.statement_id
                              and (o.line_id = ${line.lineId} or ${line.lineId} = any(o.other_ids) or o.id = ${line.claimId ?? null}::uuid))
           order by t.statement_id, t.n)
        update bank_claim c set ended_at = ${tx.now}, outcome = case when t.same_money then 'known' else 'contradicted' end
          from told t
         where c.id = t.id and (t.by_number or (t.by_other and t.same_money) or t.id in (select id from alike))`,
  )

export type StatementListRow = StatementRow & { readonly lines: number; readonly open: number }
export function pageOfStatements(
  source: Source,
  { status, ...request }: PageRequest & { readonly status?: StatementStatus | undefined },
): Promise<Page<StatementListRow>> {
  const where = sql`(${status ?? null}::text is null or s.status = ${status ?? null})`
  const columns = sql`${statements},
    (select count(*)::int from bank_claim l where l.statement_id = s.id) as lines,
    (select count(*)::int from bank_claim l where l.statement_id = s.id and l.outcome is null) as open`
  const [chosen, counted] = [sql`${joined} where ${where}`, sql`from bank_statement s where ${where}`]
  return pageByTime(source, { columns, chosen, counted, at: sql`s.uploaded_at`, id: sql`s.id` }, request)
}
