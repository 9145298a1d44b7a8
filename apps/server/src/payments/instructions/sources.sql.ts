import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { InstructionKind } from '@tessera/domain/payments/instructions/kinds.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { labelOf } from './instructions.sql.ts'

/** The account that pays, by kind. `of` is a product, a country, a partner, a bank line, or empty for own fees. */
export type SourceRef = { readonly kind: InstructionKind; readonly of: string; readonly coin: string }

export type SourceRow = SourceRef & {
  readonly scale: number
  readonly label: string
  readonly owner_key: string
  readonly owner_name: string
  readonly balance: Amount
  readonly received: Amount
  /** The agreed fee as a part of one. */
  readonly rate: string
  readonly fee_charged: Amount
  readonly reserved: Amount
  readonly overpaid: readonly { readonly id: string; readonly amount: string }[]
  readonly prepared: Amount
  readonly in_transit: Amount
  readonly paid: Amount
  readonly beneficiary_id: string | null
}

/** The issuer of a product: the company that applied, otherwise the name in the terms. */
export const issuerKey = sql`coalesce('customer:' || f.customer_id, 'issuer:' || (p.terms #>> '{facts,issuer,en}'))`

/** SQL of partners' shares of fees that were counted but not paid yet. This money belongs to the partners. */
const dueToPartners = sql`
  coalesce((select sum(r.amount) from rebate r left join rebate_payment y on y.id = r.payment_id
             where r.coin = s.coin and y.journal_id is null), 0)`

/**
 * Returns SQL of the price, or the fee, of units that were paid but not delivered. Two people can refund them until
 * they are delivered, so no instruction pays this money out.
 */
const undelivered = (part: ReturnType<typeof sql>, of: ReturnType<typeof sql>) => sql`
  coalesce((select sum(${part}) from subscription u
             where u.status in ('approved', 'disburse_failed') and u.currency = s.coin and ${of}), 0)`
export const undeliveredPrice = (product: ReturnType<typeof sql>) =>
  undelivered(sql`u.allotted * u.price`, sql`u.product_id::text = ${product}::text`)
const undeliveredFees = undelivered(sql`u.paid_fee`, sql`true`)

const sources = sql`
  with house as (
    select a.id, a.coin, a.posted, split_part(a.purpose, ':', 1) as purpose,
           case when strpos(a.purpose, ':') = 0 then '' else substr(a.purpose, strpos(a.purpose, ':') + 1) end as of
      from account a
     where a.kind = 'house' and split_part(a.purpose, ':', 1) in ('proceeds', 'funding', 'withholding', 'fees')),
  found as (
    select k.kind, h.of, h.coin, h.posted as balance, h.id as account_id, ${issuerKey} as owner_key,
           p.terms #>> '{facts,issuer,en}' as owner_name,
           case when k.kind = 'issuer_proceeds' then (
             select t.content ->> 'fee' from financing_terms t
              where t.application_id = f.id and t.answer = 'accepted' order by t.n desc limit 1) end as rate
      from house h join (values ('issuer_proceeds', 'proceeds'), ('funding_return', 'funding')) k (kind, purpose) on k.purpose = h.purpose
      join product p on p.id::text = h.of left join financing_application f on f.product_id = p.id
    union all
    select 'withheld_tax', of, coin, posted, id, 'tax:' || of, of, null from house where purpose = 'withholding'
    union all
    select 'exchange_fees', '', coin, posted, id, 'exchange', '', null from house where purpose = 'fees'
    union all
    select b.kind || '_share', b.owner_key, h.coin, h.posted, h.id, b.owner_key, b.owner_name, null
      from payment_beneficiary b join house h on h.purpose = 'fees' and h.coin = b.coin
     where b.kind in ('agent', 'broker') and b.status = 'active'
    union all
    select 'payment_return', l.id::text, l.coin, l.amount, null, 'payer:' || l.id, l.payer_name, null
      from bank_line l where l.to_return and l.status = 'returned'
       and not exists (select 1 from payment_instruction i where i.returns_line = l.id and i.status in ('approved', 'sent', 'settled')))
  select s.kind, s.of, s.coin, c.scale, ${labelOf(sql`s.kind`, sql`s.of`)} as label, s.owner_key, s.owner_name,
         s.balance::numeric as balance, coalesce(s.rate, '0') as rate,
         case when s.rate is null then 0 else coalesce((
           select sum(p.amount) from posting p join journal j on j.id = p.journal_id
            where p.account_id = s.account_id and (p.amount > 0 or j.kind = 'reversal') and j.ref_type <> 'payment_instruction'), 0) end::numeric as received,
         coalesce(i.fee, 0)::numeric as fee_charged,
         case when s.kind in ('exchange_fees', 'agent_share', 'broker_share') then greatest(${dueToPartners}, 0) + ${undeliveredFees}
              when s.kind = 'issuer_proceeds' then ${undeliveredPrice(sql`s.of`)} else 0 end::numeric as reserved,
         coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'amount', (o.overpaid - o.repaid)::text) order by o.number)
                     from payment_instruction o
                    where o.owner_key = s.owner_key and o.coin = s.coin and o.overpaid > o.repaid), '[]') as overpaid,
         coalesce(i.prepared, 0)::numeric as prepared, coalesce(i.in_transit, 0)::numeric as in_transit, coalesce(i.paid, 0)::numeric as paid,
         (select b.id from payment_beneficiary b
           where b.owner_key = s.owner_key and b.coin = s.coin and b.status = 'active'
             and b.kind = case s.kind when 'issuer_proceeds' then 'issuer' when 'funding_return' then 'issuer' when 'withheld_tax' then 'tax_authority'
                                      when 'exchange_fees' then 'exchange' when 'agent_share' then 'agent' when 'broker_share' then 'broker' end) as beneficiary_id
    from found s join coin c on c.code = s.coin and c.kind = 'fiat'
    left join lateral (
      select sum(n.fee) as fee, sum(n.amount) filter (where n.status = 'prepared') as prepared,
             sum(n.amount) filter (where n.status in ('approved', 'sent')) as in_transit,
             sum(n.amount) filter (where n.status = 'settled') as paid
        from payment_instruction n where n.kind = s.kind and n.source_of = s.of and n.coin = s.coin) i on true`

/** Returns all sources of fiat money that can be paid out, or that was paid out. */
export const listSources = (source: Source): Promise<SourceRow[]> =>
  many(
    source,
    sql<SourceRow>`${sources} where s.balance > 0 or i.paid > 0 or i.in_transit > 0 order by s.kind, label, s.coin, s.owner_name`,
  )

export const findSource = (source: Source, { kind, of, coin }: SourceRef): Promise<SourceRow | undefined> =>
  maybeOne(source, sql<SourceRow>`${sources} where s.kind = ${kind} and s.of = ${of} and s.coin = ${coin}`)

/** Returns a payment to be returned, locked, so that two instructions cannot both send it. */
export const lockReturnable = (tx: Tx, lineId: string): Promise<{ payer_name: string } | undefined> =>
  maybeOne(
    tx,
    sql<{ payer_name: string }>`
      select payer_name from bank_line where id::text = ${lineId} and to_return and status = 'returned' for update`,
  )

/** Returns the hash of the payer's account that the bank reported with a payment; undefined if it reported none. */
export const payerHashOf = async (source: Source, lineId: string): Promise<string | undefined> =>
  (
    await maybeOne(
      source,
      sql<{ payer_hash: string | null }>`select payer_hash from bank_line where id::text = ${lineId}`,
    )
  )?.payer_hash ?? undefined

/** Returns the instruction that currently returns a payment. */
export const runningReturn = (source: Source, lineId: string): Promise<{ id: string } | undefined> =>
  maybeOne(
    source,
    sql<{ id: string }>`
      select id from payment_instruction
       where returns_line::text = ${lineId} and status in ('prepared', 'approved', 'sent', 'settled')`,
  )

/** Returns the overpayments of an owner, locked in the order of their numbers. */
export const lockOverpaid = (tx: Tx, ownerKey: string, coin: string): Promise<{ id: string }[]> =>
  many(
    tx,
    sql<{ id: string }>`
      select id from payment_instruction where owner_key = ${ownerKey} and coin = ${coin} and overpaid > repaid
       order by number for update`,
  )
