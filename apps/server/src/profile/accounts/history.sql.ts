import { heldKinds, type HistoryType, MAX_PENDING, signedKinds } from '@tessera/domain/profile/accounts/history.ts'
import { typeOfJournal } from '@tessera/domain/profile/accounts/history.ts'
import type { JournalKind } from '@tessera/domain/books/ledger/transfer.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterKey, type PageRequest, skipped } from '#platform/database/keyset.ts'
import { many, one, type Source } from '#platform/database/rows.ts'
import { reasonText } from '#platform/settings/reasons.sql.ts'

type AccountKind = 'token' | 'spot' | 'fiat'

export type EntryRow = {
  /** Null for an amount on hold, which has a `hold_id`. */
  readonly id: bigint | null
  readonly hold_id: string | null
  readonly at: Date
  readonly started_at: Date | null
  readonly kind: JournalKind
  /** The kind of the reversed journal. */
  readonly reverses: JournalKind | null
  readonly reversed: boolean
  readonly account: AccountKind
  readonly coin: string
  readonly scale: number
  /** The change of the balance, fee included. */
  readonly moved: Amount
  readonly fee: Amount
  readonly balance: Amount | null
  readonly remark_en: string | null
  readonly remark_zh: string | null
  readonly tx_id: string | null
  readonly ref_type: string
  readonly ref_id: string
  /** The count of a counted number, with its day. */
  readonly number: bigint | null
  readonly numbered_at: Date | null
  /** The address or bank account of the other side. */
  readonly counterparty: string | null
  /** The name of the other customer, not masked. */
  readonly other_name: string | null
  readonly other_account: AccountKind | null
  /** The count of the customer's order of a trade, and its market. */
  readonly order_number: bigint | null
  readonly market: string | null
  readonly base: string | null
  readonly quote: string | null
  readonly base_scale: number | null
  readonly quote_scale: number | null
  readonly quantity: Amount | null
  readonly price: Amount | null
  readonly value: Amount | null
}
export type EntryFilter = {
  readonly coin?: string | undefined
  readonly type?: HistoryType | undefined
  readonly account?: AccountKind | undefined
  readonly from: Date
  readonly to: Date
  /** True if a transfer between own accounts is one event, of the account that it left. */
  readonly transfersOnce: boolean
}

const kindsOf = (type: HistoryType): string[] =>
  Object.entries(typeOfJournal).flatMap(([kind, its]) => (its === type ? [kind] : []))

/** An entry is a posting of a journal `j`, or a fill. */
const kind = sql`coalesce(j.kind, 'fill')`
const at = sql`coalesce(p.filled_at, j.created_at)`

/** Selects entries of a type. The reversal of an allotment is a refund; every other reversal is an adjustment. */
const ofType = (type: HistoryType | undefined): RawBuilder<unknown> => {
  if (type === undefined) return sql`true`
  if (type === 'subscription_refund') return sql`o.kind = 'allot'`
  return sql`${kind} = any(${kindsOf(type)}::text[]) and o.kind is distinct from 'allot'`
}

const itsAccounts = (customerId: string, { coin, account }: EntryFilter) => sql`
  a.customer_id = ${customerId} and (${coin ?? null}::text is null or a.coin = ${coin ?? null})
   and (${account ?? null}::text is null or a.kind = ${account ?? null})`

const itsPostings = ({ type, from, to }: EntryFilter, view = sql.table('entry')) => sql`
  from ${view} p left join journal j on j.id = p.journal_id left join journal o on o.id = j.reverses_id
 where p.account_id = a.id and ${at} >= ${from} and ${at} <= ${to} and ${ofType(type)}`

/** Leaves out the arrival of transfers between accounts of one customer. */
const withoutArrivals = sql`
  and not (${kind} = 'transfer_in' and exists (
    select from transfer own where own.id = case when j.ref_type = 'transfer' then j.ref_id::uuid end and own.target_customer_id is null))`

/**
 * One entry of each event of an account. The quote side of a trade shows both sides; with a filter by coin, the side in
 * that coin.
 */
const itsEvents = (filter: EntryFilter): RawBuilder<unknown> => sql`
  ${itsPostings(filter, sql.table(filter.coin === undefined ? 'event_entry' : 'entry'))}
  ${filter.transfersOnce ? withoutArrivals : sql``}`

export const countEvents = async (source: Source, customerId: string, filter: EntryFilter): Promise<number> =>
  (
    await one(
      source,
      sql<{ n: number }>`
        select coalesce(sum(n), 0)::int as n
          from account a cross join lateral (select count(*) as n ${itsEvents(filter)}) p
         where ${itsAccounts(customerId, filter)}`,
    )
  ).n

const idIf = (...types: string[]) => sql`case when e.ref_type = any(${types}::text[]) then e.ref_id::uuid end`

/** One entry of each event, newest first; from each account only as many as the page may need. */
const events = (customerId: string, filter: EntryFilter, page: PageRequest) => sql`
  select p.*, a.kind as account, a.coin, null::uuid as hold_id
    from account a cross join lateral (
      select p.id, p.amount, p.balance, p.journal_id, p.fill_id, ${at} as created_at, ${kind} as kind, o.kind as reverses,
             coalesce(j.ref_type, 'fill') as ref_type, coalesce(j.ref_id, p.fill_id::text) as ref_id
        ${itsEvents(filter)}
        ${afterKey(sql`p.id`, page)} order by p.id desc limit ${skipped(page) + page.pageSize}) p
   where ${itsAccounts(customerId, filter)} order by p.id desc limit ${page.pageSize} offset ${skipped(page)}`

/** The fiat amount that was paid outside for a deal. */
const inFiat = sql`round(od.fiat_amount / power(10::numeric, oc.scale), oc.scale) || ' ' || od.fiat`

/** The reason of an adjustment as it was then, and the note to the customer. */
const adjusted = (locale: Locale, itsNote: RawBuilder<unknown>) =>
  sql`${reasonText('adjustment', sql`ad.reason_code`, sql`ad.at`)} ->> ${locale}::text || ${itsNote}`

/**
 * Reads the chosen events with the record behind each: fee, number, the other side, and the trade. The fee comes from the
 * record, because the ledger has amount and fee in one posting.
 */
const described = (source: Source, customerId: string, chosen: RawBuilder<unknown>): Promise<EntryRow[]> =>
  many(
    source,
    sql<EntryRow>`
      with e as materialized (${chosen})
      select e.id, e.hold_id, e.created_at as at, e.kind, e.reverses, e.account, e.coin, c.scale, e.amount as moved, e.balance,
             e.ref_type, e.ref_id, (select true from journal r where r.reverses_id = e.journal_id) is true as reversed,
             (case when e.kind = 'allot' then coalesce(s.paid_fee, s.fee, 0)
                   when e.kind = 'coin_fee' then -e.amount
                   when e.kind = 'otc_release' and od.buyer_id = ${customerId} then od.fee
                   when e.kind = 'internal_transfer' and it.customer_id = ${customerId} then it.fee
                   when e.kind = 'withdraw_capture' then coalesce(w.fee, po.fee, 0)
                   when e.kind = 'fill' and e.coin = m.quote then
                     case when maker.customer_id = ${customerId} then f.maker_fee else f.taker_fee end
                   else 0 end)::numeric as fee,
             coalesce(pr.terms #>> '{facts,name,en}', dp.terms #>> '{facts,name,en}' || ' · ' || ds.period, w.remark, it.note, po.bank || ' …' || po.number_ending, ${inFiat}, f.market, ord.market, ${adjusted('en_US', sql`' ' || ad.note_en`)}) as remark_en,
             coalesce(pr.terms #>> '{facts,name,zh}', dp.terms #>> '{facts,name,zh}' || ' · ' || ds.period, w.remark, it.note, po.bank || ' …' || po.number_ending, ${inFiat}, f.market, ord.market, ${adjusted('zh_CN', sql`ad.note_zh`)}) as remark_zh,
             coalesce(d.signature, t.signature, b.line_id) as tx_id,
             coalesce(s.created_at, w.requested_at, po.requested_at, d.seen_at, fo.created_at, od.created_at) as started_at,
             coalesce(s.number, po.number, fo.number, od.number, oa.number, dh.number) as number,
             coalesce(s.created_at, po.requested_at, fo.created_at, od.created_at, oa.created_at, ds.record_at) as numbered_at,
             coalesce(w.address, po.bank || ' …' || po.number_ending, d.sender) as counterparty,
             coalesce(otherside.real_name, dealer.nickname) as other_name,
             case when tr.target_customer_id is null then case when e.kind = 'transfer_in' then tr.source else tr.target end end as other_account,
             case when maker.customer_id = ${customerId} then maker.number else taker.number end as order_number,
             m.symbol as market, m.base, m.quote, bc.scale as base_scale, qc.scale as quote_scale,
             f.quantity::numeric as quantity, f.price::numeric as price, f.value::numeric as value
        from e join coin c on c.code = e.coin
        left join subscription s on s.id = ${idIf('subscription')}
        left join product pr on pr.id = s.product_id
        left join withdrawal w on w.id = ${idIf('withdrawal')}
        left join withdraw_attempt t on t.withdrawal_id = w.id and t.outcome = 'finalised'
        left join internal_transfer it on it.id = ${idIf('internal_transfer')}
        left join customer otherside on otherside.id = case when it.customer_id = ${customerId} then it.recipient_id else it.customer_id end
        left join transfer tr on tr.id = ${idIf('transfer')}
        left join deposit d on d.id = ${idIf('deposit', 'deposit_review')}
        left join distribution_holder dh on dh.id = ${idIf('distribution_holder')}
        left join distribution ds on ds.id = dh.distribution_id
        left join product dp on dp.id = ds.product_id
        left join payout po on po.id = ${idIf('payout')}
        left join otc_ad oa on oa.id = ${idIf('otc_ad')}
        left join otc_deal od on od.id = ${idIf('otc_deal')}
        left join customer dealer on dealer.id = case when od.buyer_id = ${customerId} then od.seller_id else od.buyer_id end
        left join coin oc on oc.code = od.fiat
        left join fiat_order fo on fo.id = ${idIf('fiat_order')}
        left join bank_line b on b.id = coalesce(fo.bank_line_id, po.bank_line_id)
        left join fill f on f.id = e.fill_id
        left join market m on m.symbol = f.market
        left join coin bc on bc.code = m.base left join coin qc on qc.code = m.quote
        left join trading_order maker on maker.id = f.maker_order
        left join trading_order taker on taker.id = f.taker_order
        left join adjustment ad on ad.id = ${idIf('adjustment')}
        left join trading_order ord on ord.id = ${idIf('otc_order')}
       order by e.id desc, e.created_at desc`,
  )

/** A page of events, newest first. */
export const readEvents = (
  source: Source,
  customerId: string,
  filter: EntryFilter,
  page: PageRequest,
): Promise<EntryRow[]> => described(source, customerId, events(customerId, filter, page))

const kindIn = (kinds: Readonly<Record<string, JournalKind>>, of: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${JSON.stringify(kinds)}::jsonb ->> ${of})`

/** Amounts on hold as events that are still to come. Orders hold through themselves, and locked tokens do not move. */
const holds = (customerId: string, filter: EntryFilter) => sql`
  select h.* from (
    select null::bigint as id, -(h.amount - h.captured - h.released)::numeric as amount, null::numeric as balance,
           null::uuid as journal_id, null::uuid as fill_id, h.created_at,
           coalesce(${kindIn(heldKinds, sql`h.ref_type`)}, ${kindIn(signedKinds, sql`s.kind`)}) as kind, null::text as reverses,
           h.ref_type, h.ref_id, a.kind as account, a.coin, h.id as hold_id
      from account a join hold h on h.account_id = a.id and h.state = 'open'
      left join signature_act s on s.hold_id = h.id
     where ${itsAccounts(customerId, filter)} and h.created_at >= ${filter.from} and h.created_at <= ${filter.to}) h
   where h.kind is not null ${filter.type === undefined ? sql`` : sql`and h.kind = any(${kindsOf(filter.type)}::text[])`}
   order by h.created_at desc limit ${MAX_PENDING}`

/** The amounts on hold that fit the filter, newest first. */
export const readHolds = (source: Source, customerId: string, filter: EntryFilter): Promise<EntryRow[]> =>
  described(source, customerId, holds(customerId, filter))

export type SumRow = { readonly coin: string; readonly scale: number; readonly received: Amount; readonly sent: Amount }

/** The received and the sent amount of each coin, fees included, without transfers between own accounts. */
export const readSums = (source: Source, customerId: string, filter: EntryFilter): Promise<SumRow[]> =>
  many(
    source,
    sql<SumRow>`
      select a.coin, c.scale, sum(p.received)::numeric as received, sum(p.sent)::numeric as sent
        from account a join coin c on c.code = a.coin cross join lateral (
          select coalesce(sum(greatest(p.amount, 0)), 0) as received, coalesce(sum(greatest(-p.amount, 0)), 0) as sent
            ${itsPostings(filter)} and ${kind} not in ('transfer_in', 'transfer_out')) p
       where ${itsAccounts(customerId, filter)} group by a.coin, c.scale having sum(p.received) + sum(p.sent) > 0 order by a.coin`,
  )
