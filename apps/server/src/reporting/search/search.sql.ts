import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { FoundKind, search } from '@tessera/contract/reporting/search/search.ts'
import {
  numberFor,
  shortNumber,
  tradingOrderCount,
  tradingOrderNumber,
} from '@tessera/domain/platform/text/record-number.ts'
import { type Amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { type RawBuilder, sql } from 'kysely'
import { findCustomers } from '#access/customers/search.sql.ts'
import { hasNumber, isCalled } from '#payments/fiat-orders/orders.sql.ts'
import { many } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type Found = ReplyOf<typeof search.find>['rows'][number]
type FoundOf<K extends FoundKind> = Extract<Found, { kind: K }>

/** Maximum number of results of each kind; a more specific search shows others. */
const MAX_RESULTS = 10

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const BEGINNING = /^(?:[wdi]-)?([0-9a-f]{8})$/
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Returns the first and last id that a text may mean: a whole id, or its first eight digits as on screens. */
function idsOf(text: string): readonly [first: string, last: string] {
  const typed = text.trim().toLowerCase()
  const [, beginning] = BEGINNING.exec(typed) ?? []
  if (beginning !== undefined) return [beginning + NO_ID.slice(8), `${beginning}-ffff-ffff-ffff-ffffffffffff`]
  return UUID.test(typed) ? [typed, typed] : [NO_ID, NO_ID]
}

/** An internal transfer has no status, because it completes immediately. */
type Row<K extends FoundKind> = Pick<FoundOf<K>, Extract<'id' | 'customer' | 'status', keyof FoundOf<K>>> & {
  readonly at: Date
}
type MoneyRow<K extends Exclude<FoundKind, 'customer'>> = Row<K> & {
  readonly coin: string
  readonly scale: number
  readonly amount: Amount
}
const moneyFields = ({
  id,
  customer,
  at,
  amount,
  scale,
  coin,
}: Pick<MoneyRow<Exclude<FoundKind, 'customer'>>, 'id' | 'customer' | 'at' | 'amount' | 'scale' | 'coin'>) => ({
  id,
  customer,
  at: at.toISOString(),
  amount: formatAmount(amount, scale),
  coin,
})

const customerJson = (customer: string) =>
  sql.raw(`jsonb_build_object('id', ${customer}.id, 'number', ${customer}.number::text, 'name', ${customer}.real_name)`)
const ownerColumn = sql`${customerJson('u')} as customer`
const newest = sql`order by at desc, id limit ${MAX_RESULTS}`
const idsBetween = (text: string): RawBuilder<unknown> => {
  const [first, last] = idsOf(text)
  return sql`between ${first}::uuid and ${last}::uuid`
}

export async function findCustomersByText(tx: Tx, text: string): Promise<FoundOf<'customer'>[]> {
  const rows = await findCustomers(tx, { search: text, page: 1, pageSize: MAX_RESULTS })
  return rows.map(({ id, number, real_name: name, status, created_at: at }) => ({
    kind: 'customer',
    id,
    number: String(number),
    customer: { id, number: String(number), name },
    status,
    at: at.toISOString(),
  }))
}

export async function findWithdrawals(tx: Tx, text: string): Promise<FoundOf<'withdrawal'>[]> {
  const rows = await many(
    tx,
    sql<MoneyRow<'withdrawal'> & Pick<FoundOf<'withdrawal'>, 'signerRefusal'>>`
      select w.id, w.coin, c.scale, w.amount, w.status, w.signer_refusal as "signerRefusal", w.requested_at as at, ${ownerColumn}
        from withdrawal w join coin c on c.code = w.coin join customer u on u.id = w.customer_id
       where w.id in (select id from withdrawal where id ${idsBetween(text)}
                      union all select withdrawal_id from withdraw_attempt where signature = ${text.trim()}) ${newest}`,
  )
  return rows.map((row) => ({
    kind: 'withdrawal',
    ...moneyFields(row),
    number: shortNumber('withdrawal', row.id),
    status: row.status,
    signerRefusal: row.signerRefusal,
  }))
}

export async function findInternalTransfers(tx: Tx, text: string): Promise<FoundOf<'internal_transfer'>[]> {
  const rows = await many(
    tx,
    sql<MoneyRow<'internal_transfer'> & Pick<FoundOf<'internal_transfer'>, 'recipient'>>`
      select t.id, t.coin, c.scale, t.amount, t.sent_at as at, ${customerJson('r')} as recipient, ${ownerColumn}
        from internal_transfer t join coin c on c.code = t.coin
        join customer u on u.id = t.customer_id join customer r on r.id = t.recipient_id
       where t.id ${idsBetween(text)} ${newest}`,
  )
  return rows.map((row) => ({
    kind: 'internal_transfer',
    ...moneyFields(row),
    number: shortNumber('internal_transfer', row.id),
    recipient: row.recipient,
  }))
}

export async function findPayouts(tx: Tx, text: string): Promise<FoundOf<'payout'>[]> {
  const typed = text.trim().toUpperCase()
  const rows = await many(
    tx,
    sql<MoneyRow<'payout'> & { number: bigint }>`
      select p.id, p.coin, c.scale, p.amount, p.status, p.requested_at as at, p.number, ${ownerColumn}
        from payout p join coin c on c.code = p.coin join customer u on u.id = p.customer_id
       where p.id ${idsBetween(text)} or p.reference = replace(${typed}, '-', '')
          or ${isCalled('FW', sql`p.requested_at`, sql`p.number`, typed)} ${newest}`,
  )
  return rows.map((row) => ({
    kind: 'payout',
    ...moneyFields(row),
    number: numberFor('FW', row.at, row.number),
    status: row.status,
  }))
}

export async function findDeposits(tx: Tx, text: string): Promise<FoundOf<'deposit'>[]> {
  const rows = await many(
    tx,
    sql<MoneyRow<'deposit'>>`
      select d.id, d.coin, c.scale, d.amount, d.status, d.seen_at as at, ${ownerColumn}
        from deposit d join coin c on c.code = d.coin join customer u on u.id = d.customer_id
       where d.id ${idsBetween(text)} or d.signature = ${text.trim()} ${newest}`,
  )
  return rows.map((row) => ({
    kind: 'deposit',
    ...moneyFields(row),
    number: shortNumber('deposit', row.id),
    status: row.status,
  }))
}

export async function findFiatOrders(tx: Tx, text: string): Promise<FoundOf<'fiat_order'>[]> {
  const typed = text.trim().toUpperCase()
  const rows = await many(
    tx,
    sql<MoneyRow<'fiat_order'> & { number: bigint }>`
      select o.id, o.coin, c.scale, o.amount, o.status, o.created_at as at, o.number, ${ownerColumn}
        from fiat_order o join coin c on c.code = o.coin join customer u on u.id = o.customer_id
       where o.id ${idsBetween(text)} or o.reference = replace(${typed}, '-', '')
          or ${hasNumber(typed)} ${newest}`,
  )
  return rows.map((row) => ({
    kind: 'fiat_order',
    ...moneyFields(row),
    number: numberFor('FD', row.at, row.number),
    status: row.status,
  }))
}

export async function findOrders(tx: Tx, text: string): Promise<FoundOf<'order'>[]> {
  const rows = await many(
    tx,
    sql<MoneyRow<'order'> & Pick<FoundOf<'order'>, 'side'> & { number: bigint; market: string }>`
      select o.id, o.number, m.base as coin, c.scale, o.quantity as amount, o.status, o.placed_at as at, o.side, ${ownerColumn}
        from trading_order o join market m on m.symbol = o.market join coin c on c.code = m.base
        join customer u on u.id = o.customer_id
       where o.id ${idsBetween(text)} or o.number = ${tradingOrderCount(text) ?? null}::bigint ${newest}`,
  )
  return rows.map((row) => ({
    kind: 'order',
    ...moneyFields(row),
    number: tradingOrderNumber(row.number),
    side: row.side,
    status: row.status,
  }))
}

export async function findSubscriptions(tx: Tx, text: string): Promise<FoundOf<'subscription'>[]> {
  const rows = await many(
    tx,
    sql<MoneyRow<'subscription'> & { number: bigint }>`
      select s.id, s.currency as coin, c.scale, s.amount, s.status, s.created_at as at, s.number, ${ownerColumn}
        from subscription s join coin c on c.code = s.currency join customer u on u.id = s.customer_id
       where s.id ${idsBetween(text)} or ${isCalled('SB', sql`s.created_at`, sql`s.number`, text)} ${newest}`,
  )
  return rows.map((row) => ({
    kind: 'subscription',
    ...moneyFields(row),
    number: numberFor('SB', row.at, row.number),
    status: row.status,
  }))
}

export async function findDistributions(tx: Tx, text: string): Promise<FoundOf<'distribution'>[]> {
  const rows = await many(
    tx,
    sql<MoneyRow<'distribution'> & Pick<FoundOf<'distribution'>, 'of'> & { number: bigint }>`
      select h.id, d.id as of, d.currency as coin, c.scale, h.net as amount, h.status, d.record_at as at, h.number, ${ownerColumn}
        from distribution_holder h join distribution d on d.id = h.distribution_id join coin c on c.code = d.currency
        join customer u on u.id = h.customer_id
       where h.id ${idsBetween(text)} or ${isCalled('DS', sql`d.record_at`, sql`h.number`, text)} ${newest}`,
  )
  return rows.map((row) => ({
    kind: 'distribution',
    ...moneyFields(row),
    number: numberFor('DS', row.at, row.number),
    of: row.of,
    status: row.status,
  }))
}

export async function findDeals(tx: Tx, text: string): Promise<FoundOf<'otc_deal'>[]> {
  const rows = await many(
    tx,
    sql<MoneyRow<'otc_deal'> & Pick<FoundOf<'otc_deal'>, 'buyer'> & { number: bigint }>`
      select o.id, o.coin, c.scale, o.amount, o.status, o.created_at as at, o.number, ${customerJson('b')} as buyer, ${ownerColumn}
        from otc_deal o join coin c on c.code = o.coin
        join customer u on u.id = o.seller_id join customer b on b.id = o.buyer_id
       where o.id ${idsBetween(text)} or ${isCalled('PP', sql`o.created_at`, sql`o.number`, text)} ${newest}`,
  )
  return rows.map((row) => ({
    kind: 'otc_deal',
    ...moneyFields(row),
    number: numberFor('PP', row.at, row.number),
    buyer: row.buyer,
    status: row.status,
  }))
}
