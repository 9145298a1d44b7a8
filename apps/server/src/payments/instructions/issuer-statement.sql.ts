import type { JournalKind } from '@tessera/domain/books/ledger/transfer.ts'
import { sql } from 'kysely'
import { many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import { issuerKey } from './sources.sql.ts'

export type StatementRequest = {
  readonly owner: string
  readonly coin: string
  readonly from: string
  readonly until: string
}
export type MovementRow = {
  readonly at: Date
  readonly kind: JournalKind
  readonly is_by_hand: boolean
  readonly product: string
  readonly reference: string
  readonly amount: bigint
  /** The agreed fee within a payment made at the bank or in a coin. */
  readonly fee: bigint
}

/**
 * Returns the accounts with an issuer's money: proceeds and funding of its products, its money in transit, and its
 * overpayments. Their sum is the amount that the exchange owes it.
 */
const accounts = ({ owner, coin }: Pick<StatementRequest, 'owner' | 'coin'>) => sql`
  mine as (
    select a.id, p.symbol, false as in_transit from account a
      join product p on a.purpose in ('proceeds:' || p.id, 'funding:' || p.id)
      left join financing_application f on f.product_id = p.id
     where a.kind = 'house' and a.coin = ${coin} and ${issuerKey} = ${owner}
    union all
    select a.id, null, a.purpose = 'outgoing:' || i.id from account a
      join payment_instruction i on a.purpose in ('outgoing:' || i.id, 'overpaid:' || i.id)
     where a.kind = 'house' and a.coin = ${coin} and i.owner_key = ${owner} and i.coin = a.coin)`

/** The agreed fee that a journal charged. */
const chargedBy = (journal: ReturnType<typeof sql>) => sql`
  coalesce((select sum(g.amount) from posting g join account h on h.id = g.account_id
             where g.journal_id = ${journal} and h.kind = 'house' and h.purpose = 'fees'), 0)`

/** Subscriptions to a product are summed by day (UTC), because an offer has many. Steps between own accounts are left out. */
export const movementsOf = (source: Source, request: StatementRequest): Promise<MovementRow[]> =>
  many(
    source,
    sql<MovementRow>`
      with ${accounts(request)},
      moved as (
        select j.id, j.seq, j.created_at, j.kind, j.ref_type, j.ref_id, sum(p.amount) as amount, coalesce(min(m.symbol), '') as product,
               case when j.kind = 'proceeds_pay' then ${chargedBy(sql`j.id`)} else 0 end as charged
          from posting p join mine m on m.id = p.account_id join journal j on j.id = p.journal_id
         where j.created_at >= ${request.from}::date and j.created_at < ${request.until}::date + 1
         group by j.id, j.seq, j.created_at, j.kind, j.ref_type, j.ref_id having sum(p.amount) <> 0)
      select max(v.created_at) as at, v.kind, coalesce(bool_or(i.is_by_hand), false) as is_by_hand,
             coalesce(nullif(v.product, ''), min(p.symbol), '') as product,
             coalesce('PI' || to_char(min(i.prepared_at) at time zone 'UTC', 'YYMMDD') || min(i.number), '') as reference,
             sum(v.amount)::numeric as amount,
             (coalesce(sum(i.fee) filter (where v.kind = 'instruction_pay' and i.is_by_hand), 0) + sum(v.charged))::numeric as fee
        from moved v
        left join payment_instruction i on v.ref_type = 'payment_instruction' and i.id::text = v.ref_id
        left join product p on p.id::text = i.source_of
       group by v.kind, v.product, case when v.kind = 'allot' then (v.created_at at time zone 'UTC')::date::text else v.id::text end
       order by max(v.seq)`,
  )

/** Returns the balance before the first day, and the part that is in transit at the end of the last one. */
export const balancesOf = (
  source: Source,
  request: StatementRequest,
): Promise<{ opening: bigint; in_transit: bigint }> =>
  one(
    source,
    sql<{ opening: bigint; in_transit: bigint }>`
      with ${accounts(request)},
      sums as (
        select p.amount, j.created_at, m.in_transit
          from posting p join mine m on m.id = p.account_id join journal j on j.id = p.journal_id
         where j.created_at < ${request.until}::date + 1)
      select coalesce(sum(amount) filter (where created_at < ${request.from}::date), 0)::numeric as opening,
             coalesce(sum(amount) filter (where in_transit), 0)::numeric as in_transit
        from sums`,
  )

export const findIssuer = (
  source: Source,
  { owner, coin }: StatementRequest,
): Promise<{ name: string; scale: number } | undefined> =>
  maybeOne(
    source,
    sql<{ name: string; scale: number }>`
      select min(p.terms #>> '{facts,issuer,en}') as name, c.scale
        from coin c cross join product p left join financing_application f on f.product_id = p.id
       where c.code = ${coin} and ${issuerKey} = ${owner} group by c.scale`,
  )
