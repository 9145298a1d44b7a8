import { type Amount, amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { one, type Source } from '#platform/database/rows.ts'

export type Owner = { readonly customer: string; readonly units: Amount; readonly country: string | null }
export type OwnedAt = { readonly seq: bigint; readonly inEscrow: Amount; readonly owners: readonly Owner[] }
type Row = {
  readonly seq: bigint
  readonly in_escrow: Amount
  readonly owners: readonly { readonly customer: string; readonly units: string; readonly country: string | null }[]
}

/**
 * No transaction lasts this long. An entry linked after the record therefore has a timestamp at most this much earlier.
 */
const SLACK = sql`interval '1 hour'`

/**
 * Returns the owners of a token at a moment, computed from the ledger (threat SUB-06). The cut is the last entry before
 * the first entry of the token with a later timestamp, or the end of the ledger. One statement reads one state of the
 * ledger, and entries before the cut never change, so a later call returns the same result. The query starts with
 * current balances and subtracts all entries after the cut. It counts token and spot accounts of customers, their
 * holds, and units in clearing for the receiver. The country is that of the approved identity; for a sub-account, that
 * of its owner.
 */
export async function ownedAt(
  source: Source,
  product: { readonly id: string; readonly symbol: string },
  at: Date,
): Promise<OwnedAt> {
  const row = await one(source, ownedAtQuery(product, at))
  const owners = row.owners.map(({ units, ...owner }) => ({ ...owner, units: amount(BigInt(units)) }))
  return { seq: row.seq, inEscrow: row.in_escrow, owners }
}

/** Returns the smallest id of a journal from this time on: ids begin with a timestamp. */
const idFrom = (at: Date) => sql`
  (select (left(t, 8) || '-' || right(t, 4) || '-0000-0000-000000000000')::uuid
     from lpad(to_hex((extract(epoch from ${at}::timestamptz - ${SLACK}) * 1000)::bigint), 12, '0') t)`

const ownedAtQuery = ({ id, symbol }: { readonly id: string; readonly symbol: string }, at: Date) => sql<Row>`
  with late_journal as materialized (
    select j.id, j.seq, j.created_at from journal j where j.id >= ${idFrom(at)}),
  late_fill as materialized (
    select f.journal_seq as seq, f.at, f.seller_base, f.buyer_base, f.quantity::numeric as quantity
      from fill f join market m on m.symbol = f.market where m.base = ${symbol} and f.at > ${at}::timestamptz - ${SLACK}),
  late_posting as materialized (
    select p.account_id, p.amount::numeric as amount, j.seq, j.created_at as at
      from late_journal j join posting p on p.journal_id = j.id where p.coin = ${symbol}),
  cut as materialized (
    select coalesce(
      (select min(seq) - 1 from (select seq from late_posting where at > ${at}
                                  union all select seq from late_fill where at > ${at}) later),
      (select seq from chain_head where chain = 'journal')) as seq),
  behind as (
    select account_id, sum(amount) as amount from (
      select account_id, amount from late_posting, cut where late_posting.seq > cut.seq
      union all select seller_base, -quantity from late_fill, cut where late_fill.seq > cut.seq
      union all select buyer_base, quantity from late_fill, cut where late_fill.seq > cut.seq) b group by 1),
  held as materialized (
    select a.customer_id, a.posted::numeric - coalesce(b.amount, 0) as units
      from account a left join behind b on b.account_id = a.id
     where a.coin = ${symbol} and (a.customer_id is not null or a.purpose = ${`escrow:${id}`})),
  between_accounts as (
    select coalesce(t.target_customer_id, t.customer_id) as customer_id, t.amount::numeric as units
      from transfer t cross join cut
      join journal o on o.kind = 'transfer_out' and o.ref_type = 'transfer' and o.ref_id = t.id::text and o.seq <= cut.seq
     where t.coin = ${symbol} and (t.status = 'sent' or t.completed_at > ${at}::timestamptz - ${SLACK})
       and not exists (select 1 from journal i where i.kind = 'transfer_in' and i.ref_type = 'transfer' and i.ref_id = t.id::text
                          and i.seq <= cut.seq)),
  owner as (
    select customer_id, sum(units) as units
      from (select customer_id, units from held where customer_id is not null union all select * from between_accounts) u
     group by 1 having sum(units) > 0)
  select (select seq from cut) as seq, coalesce((select sum(units) from held where customer_id is null), 0)::numeric as in_escrow,
         coalesce((select jsonb_agg(jsonb_build_object('customer', o.customer_id, 'units', o.units::text, 'country', coalesce(
                     (select v.address ->> 'country' from kyc_case k join kyc_version v on v.case_id = k.id and v.version = k.version
                       where k.customer_id = coalesce(c.parent_id, c.id) and k.status = 'approved'),
                     (select a.registered_address ->> 'country' from company_application a
                       where a.customer_id = coalesce(c.parent_id, c.id) and a.status = 'approved'))) order by c.number)
                     from owner o join customer c on c.id = o.customer_id), '[]') as owners`
