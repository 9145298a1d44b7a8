import type { FiatOrderStatus } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { numberIn } from '@tessera/domain/platform/text/record-number.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { type RawBuilder, sql } from 'kysely'
import { contactOf } from '#access/customers/contact.sql.ts'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByNumber } from '#platform/database/page.sql.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** An order with its bank account and its customer. */
export type OrderRow = {
  readonly id: string
  readonly number: bigint
  readonly customer_id: string
  readonly coin: string
  readonly scale: number
  readonly amount: Amount
  readonly settled: Amount | null
  readonly reference: string
  readonly status: FiatOrderStatus
  readonly created_at: Date
  readonly expires_at: Date
  readonly paid_at: Date | null
  readonly completed_at: Date | null
  readonly payee: string
  readonly bank: string
  readonly bank_code: string | null
  readonly account_number: string
  readonly customer_number: bigint
  readonly email: string
  readonly real_name: string | null
  readonly proof: { readonly id: string; readonly name: string; readonly mediaType: string } | null
}

/** SQL of the proof of payment of an order `o`. */
export const proofFacts = sql`
  (select jsonb_build_object('id', f.id, 'name', f.name, 'mediaType', f.media_type) from upload f where f.id = o.proof_id)`
const joined = sql`
  from fiat_order o join coin c on c.code = o.coin join bank_account b on b.id = o.bank_account_id
  join customer u on u.id = o.customer_id`
const columns = sql`
  o.id, o.number, o.customer_id, o.coin, c.scale, o.amount, o.settled, o.reference, o.status, o.created_at, o.expires_at,
  o.paid_at, o.completed_at, b.payee, b.bank, b.bank_code, b.account_number, u.number as customer_number, ${contactOf('u')} as email, u.real_name,
  ${proofFacts} as proof`

export const findOrder = (source: Source, id: string, customerId: string): Promise<OrderRow | undefined> =>
  maybeOne(source, sql<OrderRow>`select ${columns} ${joined} where o.id = ${id} and o.customer_id = ${customerId}`)

export const readOrder = (source: Source, id: string): Promise<OrderRow> =>
  one(source, sql<OrderRow>`select ${columns} ${joined} where o.id = ${id}`)

/** Returns the order, locked until the transaction ends, so that payment, cancellation and decision never overlap. */
export const lockOrder = (
  tx: Tx,
  by: { readonly id: string } | { readonly reference: string },
): Promise<OrderRow | undefined> =>
  maybeOne(
    tx,
    sql<OrderRow>`select ${columns} ${joined}
      where ${'id' in by ? sql`o.id = ${by.id}` : sql`o.reference = ${by.reference}`} for update of o`,
  )

/** Returns the order without a lock, for display only. */
export const orderByReference = (source: Source, reference: string): Promise<OrderRow | undefined> =>
  maybeOne(source, sql<OrderRow>`select ${columns} ${joined} where o.reference = ${reference}`)

export type NewOrder = {
  readonly id: string
  readonly customerId: string
  readonly coin: string
  readonly amount: Amount
  readonly reference: string
  readonly bankAccountId: string
  readonly kyc: string
  readonly expiresAt: Date
}
export const insertOrder = (tx: Tx, o: NewOrder): Promise<bigint> =>
  changed(
    tx,
    sql`insert into fiat_order (id, customer_id, coin, amount, reference, bank_account_id, status, kyc_at_request, created_at, expires_at)
        values (${o.id}, ${o.customerId}, ${o.coin}, ${String(o.amount)}::numeric, ${o.reference}, ${o.bankAccountId},
                'to_be_paid', ${o.kyc}, ${tx.now}, ${o.expiresAt})`,
  )

/**
 * Returns the number of a customer's open orders. Locks the customer, so that concurrent requests cannot exceed the
 * limit.
 */
export async function countOpenOrders(tx: Tx, customerId: string): Promise<number> {
  await many(tx, sql`select pg_advisory_xact_lock(hashtextextended('fiat_order/' || ${customerId}, 0))`)
  const { n } = await one(
    tx,
    sql<{ n: number }>`
      select count(*)::int as n from fiat_order where customer_id = ${customerId} and status in ('to_be_paid', 'checking')`,
  )
  return n
}

export const setPaid = (tx: Tx, id: string, proof: string | null): Promise<bigint> =>
  changed(tx, sql`update fiat_order set paid_at = ${tx.now}, proof_id = ${proof} where id = ${id}`)
export const setProof = (tx: Tx, id: string, proof: string | null): Promise<bigint> =>
  changed(tx, sql`update fiat_order set proof_id = ${proof} where id = ${id}`)

/** Returns the upload that is the proof of payment of an order. */
export const proofOf = async (source: Source, id: string): Promise<string | undefined> =>
  (
    await maybeOne(
      source,
      sql<{ proof_id: string }>`select proof_id from fiat_order where id = ${id} and proof_id is not null`,
    )
  )?.proof_id

/** True if the customer has an upload with this id that may be a proof. */
export const hasProofFile = async (source: Source, customerId: string, id: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql`select 1 from upload where id = ${id} and owner = ${`customer:${customerId}`} and purpose = 'attachment'`,
  )) !== undefined

export type Credit = { readonly lineId: string; readonly journalId: string; readonly amount: Amount }
export const setCredited = (tx: Tx, id: string, credit: Credit): Promise<bigint> =>
  changed(
    tx,
    sql`update fiat_order set settled = ${String(credit.amount)}::numeric, bank_line_id = ${credit.lineId},
               journal_id = ${credit.journalId}, completed_at = ${tx.now} where id = ${id}`,
  )

/** True if a payment that names the order waits for a decision. */
export const paymentWaits = async (tx: Tx, id: string): Promise<boolean> =>
  (await many(tx, sql`select 1 from bank_line where names_order = ${id} and status = 'queued' and direction = 'in'`))
    .length > 0

type Filter = PageRequest & { readonly where: RawBuilder<unknown> }
export function pageOfOrders(source: Source, { where, ...request }: Filter): Promise<Page<OrderRow>> {
  return pageByNumber(source, { columns, chosen: sql`${joined} where ${where}`, number: sql`o.number` }, request)
}

export const ownOrders = (
  customerId: string,
  {
    fiat,
    status,
    from,
    to,
  }: {
    fiat?: string | undefined
    status?: FiatOrderStatus | undefined
    from?: Date | undefined
    to?: Date | undefined
  },
): RawBuilder<unknown> =>
  sql`o.customer_id = ${customerId} and (${fiat ?? null}::text is null or o.coin = ${fiat ?? null})
      and (${status ?? null}::text is null or o.status = ${status ?? null})
      and (${from ?? null}::timestamptz is null or o.created_at >= ${from ?? null})
      and (${to ?? null}::timestamptz is null or o.created_at <= ${to ?? null})`

/** True if a row, found by its count, has the typed number with these letters. */
export function isCalled(
  letters: 'DS' | 'FD' | 'FW' | 'PP' | 'SB',
  at: RawBuilder<unknown>,
  count: RawBuilder<unknown>,
  typed: string,
): RawBuilder<boolean> {
  const { day, count: counted } = numberIn(letters, typed) ?? { day: '', count: 0n }
  return sql`(${count} = ${counted} and to_char(${at} at time zone 'UTC', 'YYMMDD') = ${day})`
}

/** True if this is the number of order `o`. */
export const hasNumber = (typed: string): RawBuilder<boolean> => isCalled('FD', sql`o.created_at`, sql`o.number`, typed)

/** Returns orders of all customers, by reference, by the digits of the number or by part of an email address. */
export const anyOrders = ({
  fiat,
  status,
  search,
}: {
  fiat?: string | undefined
  status?: FiatOrderStatus | undefined
  search?: string | undefined
}): RawBuilder<unknown> => {
  const text = search === undefined || search === '' ? null : search
  return sql`(${fiat ?? null}::text is null or o.coin = ${fiat ?? null})
      and (${status ?? null}::text is null or o.status = ${status ?? null})
      and (${text}::text is null or o.reference = upper(replace(${text}, '-', ''))
           or ${hasNumber(text ?? '')}
           or position(lower(${text}) in u.email) > 0)`
}

export type DepositAccount = {
  readonly id: string
  readonly coin: string
  readonly scale: number
  readonly name_en: string
  readonly name_zh: string
  readonly bank: string
  readonly min: Amount
  readonly max: Amount
}
const accounts = sql`
  select b.id, b.coin, c.scale, c.name_en, c.name_zh, b.bank, b.order_min as min, b.order_max as max
    from bank_account b join coin c on c.code = b.coin where b.closed_at is null`

/** Returns the account of each currency to which a customer must pay. */
export const depositAccounts = (source: Source, customerId: string): Promise<DepositAccount[]> =>
  many(
    source,
    sql<DepositAccount>`${accounts} and b.id = bank_account_for(${customerId}, b.coin, false) order by b.coin`,
  )

export const depositAccount = (source: Source, customerId: string, coin: string): Promise<DepositAccount | undefined> =>
  maybeOne(source, sql<DepositAccount>`${accounts} and b.id = bank_account_for(${customerId}, ${coin}, false)`)

/** Returns the currencies for which a customer has no account of the exchange. */
export const closedFiats = async (source: Source, customerId: string): Promise<string[]> =>
  (
    await many(
      source,
      sql<{ code: string }>`
        select code from coin where kind = 'fiat' and bank_account_for(${customerId}, code, false) is null order by code`,
    )
  ).map(({ code }) => code)

type Due = { readonly id: string; readonly event: 'expire' | 'fail' }

/**
 * Returns expired orders: unpaid ones, and those marked as paid whose payment did not arrive. Leaves out orders with a
 * payment in the queue.
 */
export const dueOrders = (source: Source, now: Date, checkingDays: number): Promise<Due[]> =>
  many(
    source,
    sql<Due>`
      select id, case status when 'to_be_paid' then 'expire' else 'fail' end as event from fiat_order o
       where ((status = 'to_be_paid' and expires_at <= ${now})
           or (status = 'checking' and expires_at + make_interval(days => ${checkingDays}) <= ${now}))
         and not exists (select 1 from bank_line l where l.names_order = o.id and l.status = 'queued' and l.direction = 'in')
       order by expires_at limit 200`,
  )
