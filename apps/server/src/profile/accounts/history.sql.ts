import type { HistoryType } from '@tessera/domain/profile/accounts/history.ts'
import { typeOfJournal } from '@tessera/domain/profile/accounts/history.ts'
import type { JournalKind } from '@tessera/domain/books/ledger/transfer.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterKey, type PageRequest, skipped } from '#platform/database/keyset.ts'
import { many, one, type Source } from '#platform/database/rows.ts'

export type EntryRow = {
  readonly id: bigint
  readonly at: Date
  readonly started_at: Date | null
  readonly kind: JournalKind
  /** The kind of the reversed journal. */
  readonly reverses: JournalKind | null
  readonly reversed: boolean
  readonly account: 'token' | 'spot' | 'fiat'
  readonly coin: string
  readonly scale: number
  /** The change of the balance, fee included. */
  readonly moved: Amount
  readonly fee: Amount
  readonly balance: Amount
  readonly remark_en: string | null
  readonly remark_zh: string | null
  readonly tx_id: string | null
  readonly ref_type: string
  readonly ref_id: string
}
export type EntryFilter = {
  readonly coin?: string | undefined
  readonly type?: HistoryType | undefined
  readonly account?: 'token' | 'spot' | 'fiat' | undefined
  readonly from: Date
  readonly to: Date
}

const kindsOf = (type: HistoryType): string[] =>
  Object.entries(typeOfJournal).flatMap(([kind, its]) => (its === type ? [kind] : []))

/** An entry is a posting of a journal `j`, or a fill. */
const kind = sql`coalesce(j.kind, 'fill')`
const at = sql`coalesce(p.filled_at, j.created_at)`

/** The reversal of an allotment is a refund; every other reversal is an adjustment. */
const ofType = (type: HistoryType | undefined): RawBuilder<unknown> => {
  if (type === undefined) return sql`true`
  if (type === 'subscription_refund') return sql`o.kind = 'allot'`
  return sql`${kind} = any(${kindsOf(type)}::text[]) and o.kind is distinct from 'allot'`
}

const itsAccounts = (customerId: string, { coin, account }: EntryFilter) => sql`
  a.customer_id = ${customerId} and (${coin ?? null}::text is null or a.coin = ${coin ?? null})
   and (${account ?? null}::text is null or a.kind = ${account ?? null})`

const itsPostings = ({ type, from, to }: EntryFilter) => sql`
  from entry p left join journal j on j.id = p.journal_id left join journal o on o.id = j.reverses_id
 where p.account_id = a.id and ${at} >= ${from} and ${at} <= ${to} and ${ofType(type)}`

export const countEntries = async (source: Source, customerId: string, filter: EntryFilter): Promise<number> =>
  (
    await one(
      source,
      sql<{ n: number }>`
        select coalesce(sum(n), 0)::int as n
          from account a cross join lateral (select count(*) as n ${itsPostings(filter)}) p where ${itsAccounts(customerId, filter)}`,
    )
  ).n

const idIf = (...types: string[]) => sql`case when e.ref_type = any(${types}::text[]) then e.ref_id::uuid end`

/** Entries of a customer's accounts, newest first; from each account only as many as the page may need. */
const entries = (customerId: string, filter: EntryFilter, page: PageRequest) => sql`
  select p.*, a.kind as account, a.coin
    from account a cross join lateral (
      select p.id, p.amount, p.balance, p.journal_id, p.fill_id, ${at} as created_at, ${kind} as kind, o.kind as reverses,
             coalesce(j.ref_type, 'fill') as ref_type, coalesce(j.ref_id, p.fill_id::text) as ref_id
        ${itsPostings(filter)} ${afterKey(sql`p.id`, page)} order by p.id desc limit ${skipped(page) + page.pageSize}) p
   where ${itsAccounts(customerId, filter)} order by p.id desc limit ${page.pageSize} offset ${skipped(page)}`

/** The fiat amount that was paid outside for a deal. */
const inFiat = sql`round(od.fiat_amount / power(10::numeric, oc.scale), oc.scale) || ' ' || od.fiat`

/**
 * A page of entries. The fee comes from the object behind each entry, because the ledger has amount and fee in one
 * posting.
 */
export const readEntries = (
  source: Source,
  customerId: string,
  filter: EntryFilter,
  page: PageRequest,
): Promise<EntryRow[]> =>
  many(
    source,
    sql<EntryRow>`
      with e as materialized (${entries(customerId, filter, page)})
      select e.id, e.created_at as at, e.kind, e.reverses, e.account, e.coin, c.scale, e.amount as moved, e.balance,
             e.ref_type, e.ref_id, (select true from journal r where r.reverses_id = e.journal_id) is true as reversed,
             (case when e.kind = 'allot' then coalesce(s.paid_fee, 0)
                   when e.kind = 'coin_fee' then -e.amount
                   when e.kind = 'otc_release' and od.buyer_id = ${customerId} then od.fee
                   when e.kind = 'internal_transfer' and it.customer_id = ${customerId} then it.fee
                   when e.kind = 'withdraw_capture' then coalesce(w.fee, po.fee, 0)
                   when e.kind = 'fill' and e.coin = m.quote then
                     case when maker.customer_id = ${customerId} then f.maker_fee else f.taker_fee end
                   else 0 end)::numeric as fee,
             coalesce(pr.terms #>> '{facts,name,en}', dp.terms #>> '{facts,name,en}' || ' · ' || ds.period, w.remark, it.note, po.bank || ' …' || po.number_ending, ${inFiat}, f.market, ord.market) as remark_en,
             coalesce(pr.terms #>> '{facts,name,zh}', dp.terms #>> '{facts,name,zh}' || ' · ' || ds.period, w.remark, it.note, po.bank || ' …' || po.number_ending, ${inFiat}, f.market, ord.market) as remark_zh,
             coalesce(d.signature, t.signature, b.line_id) as tx_id,
             coalesce(s.created_at, w.requested_at, po.requested_at, d.seen_at, fo.created_at, od.created_at) as started_at
        from e join coin c on c.code = e.coin
        left join subscription s on s.id = ${idIf('subscription')}
        left join product pr on pr.id = s.product_id
        left join withdrawal w on w.id = ${idIf('withdrawal')}
        left join withdraw_attempt t on t.withdrawal_id = w.id and t.outcome = 'finalised'
        left join internal_transfer it on it.id = ${idIf('internal_transfer')}
        left join deposit d on d.id = ${idIf('deposit', 'deposit_review')}
        left join distribution_holder dh on dh.id = ${idIf('distribution_holder')}
        left join distribution ds on ds.id = dh.distribution_id
        left join product dp on dp.id = ds.product_id
        left join payout po on po.id = ${idIf('payout')}
        left join otc_deal od on od.id = ${idIf('otc_deal')}
        left join coin oc on oc.code = od.fiat
        left join fiat_order fo on fo.id = ${idIf('fiat_order')}
        left join bank_line b on b.id = coalesce(fo.bank_line_id, po.bank_line_id)
        left join fill f on f.id = e.fill_id
        left join market m on m.symbol = f.market
        left join trading_order maker on maker.id = f.maker_order
        left join trading_order ord on ord.id = ${idIf('otc_order')}
       order by e.id desc`,
  )
