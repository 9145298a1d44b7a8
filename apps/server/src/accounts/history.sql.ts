import type { HistoryType } from '@tessera/domain/accounts/history.ts'
import { typeOfJournal } from '@tessera/domain/accounts/history.ts'
import type { JournalKind } from '@tessera/domain/ledger/transfer.ts'
import type { Amount } from '@tessera/domain/money/amount.ts'
import { type RawBuilder, sql } from 'kysely'
import { many, one, type Source } from '../platform/rows.ts'

export type EntryRow = {
  readonly id: bigint
  readonly at: Date
  readonly kind: JournalKind
  /** The kind of what a reversal takes back. */
  readonly reverses: JournalKind | null
  readonly reversed: boolean
  readonly account: 'token' | 'spot' | 'fiat'
  readonly coin: string
  readonly scale: number
  /** What the balance moved by, the fee in it. */
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

/** A reversal of an allotment is its refund, every other one an adjustment. */
const ofType = (type: HistoryType | undefined): RawBuilder<unknown> => {
  if (type === undefined) return sql`true`
  if (type === 'subscription_refund') return sql`o.kind = 'allot'`
  return sql`j.kind = any(${kindsOf(type)}::text[]) and o.kind is distinct from 'allot'`
}

const chosen = (customerId: string, { coin, type, account, from, to }: EntryFilter) => sql`
  from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
  left join journal o on o.id = j.reverses_id
 where a.customer_id = ${customerId} and j.created_at >= ${from} and j.created_at <= ${to}
   and (${coin ?? null}::text is null or a.coin = ${coin ?? null})
   and (${account ?? null}::text is null or a.kind = ${account ?? null}) and ${ofType(type)}`

export const countEntries = async (source: Source, customerId: string, filter: EntryFilter): Promise<number> =>
  (await one(source, sql<{ n: number }>`select count(*)::int as n ${chosen(customerId, filter)}`)).n

const idIf = (...types: string[]) => sql`case when e.ref_type = any(${types}::text[]) then e.ref_id::uuid end`

/**
 * Entries of a customer's accounts, newest first. The fee in each comes from what it belongs to: the books hold it in one
 * posting with the amount. The balance is today's less all that came after.
 */
export const readEntries = (
  source: Source,
  customerId: string,
  filter: EntryFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<EntryRow[]> =>
  many(
    source,
    sql<EntryRow>`
      with e as (
        select p.id, p.account_id, p.amount, j.id as journal_id, j.created_at, j.kind, o.kind as reverses, j.ref_type, j.ref_id,
               a.kind as account, a.coin, a.posted
          ${chosen(customerId, filter)} order by p.id desc limit ${limit} offset ${offset})
      select e.id, e.created_at as at, e.kind, e.reverses, e.account, e.coin, c.scale, e.amount as moved, e.ref_type, e.ref_id,
             exists (select 1 from journal r where r.reverses_id = e.journal_id) as reversed,
             (e.posted - coalesce((select sum(l.amount) from posting l where l.account_id = e.account_id and l.id > e.id), 0))::numeric as balance,
             (case when e.kind = 'allot' then coalesce(s.paid_fee, 0)
                   when e.kind = 'withdraw_capture' then coalesce(w.fee, 0)
                   when e.kind = 'fill' and e.coin = m.quote then
                     case when maker.customer_id = ${customerId} then f.maker_fee else f.taker_fee end
                   else 0 end)::numeric as fee,
             coalesce(pr.terms #>> '{facts,name,en}', w.remark, f.market) as remark_en,
             coalesce(pr.terms #>> '{facts,name,zh}', w.remark, f.market) as remark_zh,
             coalesce(d.signature, t.signature, b.line_id) as tx_id
        from e join coin c on c.code = e.coin
        left join subscription s on s.id = ${idIf('subscription')}
        left join product pr on pr.id = s.product_id
        left join withdrawal w on w.id = ${idIf('withdrawal')}
        left join withdraw_attempt t on t.withdrawal_id = w.id and t.outcome = 'finalised'
        left join deposit d on d.id = ${idIf('deposit', 'deposit_review')}
        left join fiat_order fo on fo.id = ${idIf('fiat_order')}
        left join bank_line b on b.id = fo.bank_line_id
        left join fill f on f.id = ${idIf('fill')}
        left join market m on m.symbol = f.market
        left join otc_order maker on maker.id = f.maker_order
       order by e.id desc`,
  )
