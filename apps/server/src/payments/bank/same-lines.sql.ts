import { DAY_BOUND, type LineFacts } from '@tessera/domain/payments/fiat-orders/likeness.ts'
import { sql } from 'kysely'
import { many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { NewLine } from './lines.sql.ts'

type Numbered = Pick<NewLine, 'bank' | 'lineId' | 'direction' | 'coin' | 'amount' | 'bookedOn' | 'claimId'>
/**
 * True if a line or claim of the same amount and currency has one of `ids`. A line that matches another claim of the same
 * file does not count. A number of MT940 is valid for its day only.
 */
export const isReportedElsewhere = async (
  source: Source,
  { bank, lineId, direction, coin, amount, bookedOn, claimId }: Numbered,
  ids: readonly string[],
): Promise<boolean> =>
  (
    await one(
      source,
      sql<{ found: boolean }>`
        select exists (
          select 1 from bank_line l
           where l.bank = ${bank} and l.line_id <> ${lineId} and l.status not in ('voided', 'reversed')
             and l.direction = ${direction} and l.coin = ${coin} and l.amount = ${String(amount)}::numeric
             and (l.booked_on = ${bookedOn}::date or (l.line_id not like ${DAY_BOUND} and ${lineId} not like ${DAY_BOUND}))
             and (l.line_id = any(${[...ids]}::text[])
               or exists (select 1 from bank_claim c
                           where c.bank = l.bank and c.line_id = l.line_id and c.outcome in ('settled', 'known')
                             and c.other_ids && ${[...ids]}::text[]))
             and not exists (select 1 from bank_claim own join bank_claim c on c.statement_id = own.statement_id
                              where own.id = ${claimId ?? null}::uuid and c.id <> own.id and c.line_id = l.line_id)) as found`,
    )
  ).found

/** Locks the amount, currency and day, so that lines that may be equal are settled one after the other. */
export const lockAlike = (
  tx: Tx,
  { bank, coin, amount, bookedOn }: Pick<NewLine, 'bank' | 'coin' | 'amount' | 'bookedOn'>,
): Promise<unknown> =>
  many(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended(${['bank_line', bank, coin, String(amount), bookedOn].join('/')}, 0))`,
  )

type EqualLine = LineFacts & { readonly id: string; readonly lineId: string }
/** Lines with the same bank, amount, currency and day under other numbers, from another file or from the feed. */
export const equalLines = (
  source: Source,
  line: Omit<NewLine, 'id' | 'payerName' | 'text' | 'accountNumber'>,
): Promise<EqualLine[]> =>
  many(
    source,
    sql<EqualLine>`
      select l.id, l.line_id as "lineId", l.account_number as "accountNumber", l.direction, l.coin, l.amount,
             l.booked_on::text as "bookedOn", l.payer_name as "payerName", l.remittance as text
        from bank_line l left join bank_claim c on c.id = l.claim_id left join bank_statement s on s.id = c.statement_id
        left join (select c.statement_id, s.format from bank_claim c join bank_statement s on s.id = c.statement_id
                    where c.id = ${line.claimId ?? null}::uuid) own on true
       where l.bank = ${line.bank} and l.line_id <> ${line.lineId} and l.direction = ${line.direction} and l.coin = ${line.coin}
         and l.amount = ${String(line.amount)}::numeric and l.booked_on = ${line.bookedOn}::date
         and l.status not in ('voided', 'reversed')
         and case when coalesce(s.format, 'feed') = 'feed' then coalesce(own.format, 'feed') <> 'feed'
                  else s.id is distinct from own.statement_id end
       order by l.imported_at, l.id`,
  )

/** The fields of a bank line or claim, with all its numbers. */
export type SimilarLine = LineFacts & { readonly lineId: string; readonly otherIds: readonly string[] }
type Day = Pick<NewLine, 'coin' | 'amount' | 'bookedOn'>
/** Lines of a bank, and claims that are not dropped, with the amount, currency and day of any of these. */
export const similarLines = (source: Source, bank: string, lines: readonly Day[]): Promise<SimilarLine[]> =>
  many(
    source,
    sql<SimilarLine>`
      with sought as (
        select distinct r.coin, r.amount, r.day
          from jsonb_to_recordset(${JSON.stringify(lines.map(({ coin, amount, bookedOn }) => ({ coin, amount: String(amount), day: bookedOn })))}::jsonb)
               as r(coin text, amount numeric, day date))
      select l.line_id as "lineId", array[]::text[] as "otherIds", l.account_number as "accountNumber", l.direction, l.coin, l.amount,
             l.booked_on::text as "bookedOn", l.payer_name as "payerName", l.remittance as text
        from sought s join bank_line l on l.bank = ${bank} and l.coin = s.coin and l.amount = s.amount and l.booked_on = s.day
       where l.status not in ('voided', 'reversed')
      union all
      select c.line_id, c.other_ids, c.account_number, c.direction, c.coin, c.amount, c.booked_on::text, c.payer_name, c.remittance
        from sought s join bank_claim c on c.bank = ${bank} and c.coin = s.coin and c.amount = s.amount and c.booked_on = s.day
       where c.outcome is distinct from 'dropped'`,
  )
