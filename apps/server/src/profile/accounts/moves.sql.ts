import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'

export type MoveRow = {
  readonly quantity: bigint
  readonly scale: number
  readonly paid: Amount | null
  readonly coin: string | null
  readonly coin_scale: number | null
  /** The number of entries that were read; if it equals the limit, there may be more. */
  readonly entries: number
}

const refIf = (type: string) => sql`case when j.ref_type = ${type} then j.ref_id::uuid end`

/**
 * Returns the last entries that changed a customer's units of a coin, in order, with the price paid including fees.
 * Excludes transfers between own accounts, and reversed entries with their reversals.
 */
export const readMoves = (source: Source, customerId: string, coin: string, limit: number): Promise<MoveRow[]> =>
  many(
    source,
    sql<MoveRow>`
      select p.amount::numeric as quantity, c.scale, p.entries,
             (case when p.amount < 0 then null
                   when p.fill_id is not null then f.value + case f.taker_side when 'buy' then f.taker_fee else f.maker_fee end
                   when j.kind = 'disburse' then s.allotted * s.price + s.paid_fee end)::numeric as paid,
             pc.code as coin, pc.scale as coin_scale
        from (select p.*, count(*) over ()::int as entries from (select p.* from account a cross join lateral (
                select l.id, l.journal_id, l.fill_id, l.amount from entry l where l.account_id = a.id order by l.id desc limit ${limit}) p
               where a.customer_id = ${customerId} and a.coin = ${coin}
               order by p.id desc limit ${limit}) p) p
        join coin c on c.code = ${coin}
        left join journal j on j.id = p.journal_id
        left join fill f on f.id = p.fill_id
        left join market m on m.symbol = f.market and m.base = ${coin}
        left join subscription s on s.id = ${refIf('subscription')}
        left join coin pc on pc.code = coalesce(m.quote, s.currency)
        left join transfer t on t.id = ${refIf('transfer')}
       where (t.id is null or t.target_customer_id is not null)
         and j.reverses_id is null and not exists (select 1 from journal r where r.reverses_id = j.id)
       order by p.id`,
  )
