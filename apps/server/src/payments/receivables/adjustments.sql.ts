import type { ReasonText } from '@tessera/contract/platform/settings/reason-areas.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { AdjustmentAct } from '@tessera/domain/payments/receivables/adjustment.ts'
import { sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonText } from '#platform/settings/reasons.sql.ts'

export type Adjusted = { readonly id: string; readonly number: string; readonly name: string | null }

/** An account that holds money and is not closed, locked; undefined for any other id. */
export const lockAdjusted = (tx: Tx, id: string): Promise<Adjusted | undefined> =>
  maybeOne(
    tx,
    sql<Adjusted>`
      select c.id, c.number::text as number, c.real_name as name from customer c
       where c.id::text = ${id} and c.type <> 'member' and c.status <> 'closed' for no key update`,
  )

export type MoneyCoin = { readonly code: string; readonly scale: number; readonly kind: 'fiat' | 'crypto' }
/** A currency or cryptocurrency; undefined for the token of a product. */
export const findMoneyCoin = (source: Source, code: string): Promise<MoneyCoin | undefined> =>
  maybeOne(source, sql<MoneyCoin>`select code, scale, kind from coin where code = ${code} and kind <> 'token'`)

/** Money moves to the customer by credits and write-offs, from the customer by debits. */
export type Course = 'given' | 'taken'
export const courseOf = (act: AdjustmentAct): Course => (act === 'debit' ? 'taken' : 'given')

type Moved = { readonly coin: string; readonly scale: number; readonly amount: Amount }
/** The sums by coin that adjustments gave to a customer, or took, after a time. */
export const adjustedSince = (source: Source, customerId: string, course: Course, after: Date): Promise<Moved[]> =>
  many(
    source,
    sql<Moved>`
      select x.coin, c.scale, sum(x.amount::numeric)::numeric as amount from adjustment x join coin c on c.code = x.coin
       where x.customer_id = ${customerId} and (x.act = 'debit') = ${course === 'taken'} and x.at > ${after}
       group by x.coin, c.scale order by x.coin`,
  )

type NewAdjustment = {
  readonly id: string
  readonly customerId: string
  readonly act: AdjustmentAct
  readonly coin: string
  readonly amount: Amount
  readonly reasonCode: string
  readonly note: { readonly en: string; readonly zh: string }
  readonly receivableId: string | null
  readonly journalId: string
}
export const insertAdjustment = (tx: Tx, a: NewAdjustment): Promise<bigint> =>
  changed(
    tx,
    sql`insert into adjustment (id, customer_id, act, coin, amount, reason_code, note_en, note_zh, receivable_id, journal_id, at)
        values (${a.id}, ${a.customerId}, ${a.act}, ${a.coin}, ${String(a.amount)}::numeric, ${a.reasonCode}, ${a.note.en}, ${a.note.zh},
                ${a.receivableId}, ${a.journalId}, ${tx.now})`,
  )

export type AdjustmentRow = {
  readonly id: string
  readonly number: bigint
  readonly act: AdjustmentAct
  readonly coin: string
  readonly scale: number
  readonly amount: Amount
  readonly reason_code: string
  readonly reason: ReasonText
  readonly note_en: string
  readonly note_zh: string
  readonly at: Date
}

export const pageOfAdjustments = (
  source: Source,
  customerId: string,
  page: PageRequest,
): Promise<Page<AdjustmentRow>> =>
  pageByTime(
    source,
    {
      columns: sql`x.id, x.number, x.act, x.coin, c.scale, x.amount, x.reason_code, x.note_en, x.note_zh, x.at,
                   ${reasonText('adjustment', sql`x.reason_code`, sql`x.at`)} as reason`,
      chosen: sql`from adjustment x join coin c on c.code = x.coin where x.customer_id = ${customerId}`,
      at: sql`x.at`,
      id: sql`x.id`,
    },
    page,
  )
