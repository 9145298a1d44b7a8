import type { Amount, Ppm } from '@tessera/domain/books/money/amount.ts'
import type { ProductStatus } from '@tessera/domain/issuance/products/machine.ts'
import type { ProductType } from '@tessera/domain/issuance/products/product.ts'
import type { RejectCause, SubscriptionStatus } from '@tessera/domain/issuance/subscriptions/machine.ts'
import { type RawBuilder, sql } from 'kysely'
import { contactOf } from '#access/customers/contact.sql.ts'
import type { First, PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByNumber } from '#platform/database/page.sql.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import { unitsOf } from '#issuance/products/own-units.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

export type SubscriptionRow = {
  readonly id: string
  readonly number: bigint
  readonly customer_id: string
  readonly product_id: string
  readonly symbol: string
  readonly name_en: string
  readonly name_zh: string
  readonly type: ProductType
  readonly decimals: number
  readonly quantity: bigint
  readonly price: Amount
  readonly currency: string
  readonly scale: number
  readonly coin_kind: 'crypto' | 'fiat'
  readonly amount: Amount
  readonly fee: Amount
  readonly fee_ppm: number
  readonly status: SubscriptionStatus
  readonly cause: RejectCause | null
  readonly failure: string | null
  readonly hold_id: string
  readonly allotted: bigint | null
  readonly paid_fee: Amount | null
  /** The certificate number of the allotment, once the units are delivered. */
  readonly certificate: number | null
  readonly created_at: Date
  readonly accepted_version: number
  readonly open_at: Date
  readonly close_at: Date
  readonly reopened_version: number | null
  readonly reopened_until: Date | null
  readonly product_status: ProductStatus
  /** The unlock schedule of a token sale. */
  readonly unlocks: readonly { readonly at: string; readonly share: string }[]
  readonly customer_number: bigint
  readonly email: string
  readonly real_name: string | null
}
const joined = sql`
  from subscription s join product p on p.id = s.product_id join coin c on c.code = s.currency
  join customer u on u.id = s.customer_id`
const columns = sql`
  s.id, s.number, s.customer_id, s.product_id, p.symbol, p.terms #>> '{facts,name,en}' as name_en,
  p.terms #>> '{facts,name,zh}' as name_zh, p.type, p.decimals, s.quantity, s.price, s.currency, c.scale, c.kind as coin_kind, s.amount, s.fee,
  s.fee_ppm, s.status, s.cause, s.failure, s.hold_id, s.allotted, s.paid_fee,
  (select a.certificate from allotment a where a.subscription_id = s.id and s.status = 'disbursed') as certificate, s.created_at, s.accepted_version,
  p.open_at, p.close_at, p.reopened_version, p.reopened_until, p.status as product_status,
  coalesce(p.terms #> '{sale,unlocks}', '[]') as unlocks, u.number as customer_number, ${contactOf('u')} as email, u.real_name`

export const readSubscription = (source: Source, id: string): Promise<SubscriptionRow> =>
  one(source, sql<SubscriptionRow>`select ${columns} ${joined} where s.id = ${id}`)

export const findOwn = (source: Source, id: string, customerId: string): Promise<SubscriptionRow | undefined> =>
  maybeOne(
    source,
    sql<SubscriptionRow>`select ${columns} ${joined} where s.id = ${id} and s.customer_id = ${customerId}`,
  )

/** Locks the row until the transaction ends, so that later steps see its result. */
export const lockSubscription = (tx: Tx, id: string): Promise<SubscriptionRow | undefined> =>
  maybeOne(tx, sql<SubscriptionRow>`select ${columns} ${joined} where s.id = ${id} for update of s`)

type OwnFilter = {
  readonly status?: SubscriptionStatus | undefined
  readonly symbol?: string | undefined
  readonly type?: ProductType | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}
type Choice = { readonly where: RawBuilder<unknown>; readonly first: First }
const chosen = ({ status, symbol, type, from, to }: OwnFilter): RawBuilder<unknown> => sql`
  (${status ?? null}::text is null or s.status = ${status ?? null})
  and (${symbol ?? null}::text is null or p.symbol = ${symbol ?? null})
  and (${type ?? null}::text is null or p.type = ${type ?? null})
  and (${from ?? null}::timestamptz is null or s.created_at >= ${from ?? null})
  and (${to ?? null}::timestamptz is null or s.created_at <= ${to ?? null})`

/** Selects subscriptions of one customer, newest first. */
export const ownRecords = (customerId: string, filter: OwnFilter): Choice => ({
  where: sql`s.customer_id = ${customerId} and ${chosen(filter)}`,
  first: 'newest',
})

/** Selects subscriptions of all customers, oldest first. */
export const allRecords = (filter: Pick<OwnFilter, 'status' | 'symbol'>): Choice => ({
  where: chosen(filter),
  first: 'oldest',
})

export function pageOfSubscriptions(
  source: Source,
  page: PageRequest,
  { where, first }: Choice,
): Promise<Page<SubscriptionRow>> {
  return pageByNumber(source, { columns, chosen: sql`${joined} where ${where}`, number: sql`s.number` }, page, first)
}

/**
 * Returns the units of a customer's subscriptions to a product, without rejected ones. Concurrent calls for the same
 * customer and product wait until the transaction ends, so that two together never exceed the maximum.
 */
export async function earlierUnits(tx: Tx, customerId: string, productId: string): Promise<bigint> {
  const key = `subscription/${customerId}/${productId}`
  await many(tx, sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  return unitsOf(tx, customerId, productId)
}

export type NewSubscription = {
  readonly id: string
  readonly productId: string
  readonly customerId: string
  readonly quantity: bigint
  readonly price: Amount
  readonly currency: string
  readonly amount: Amount
  readonly fee: Amount
  /** The rate of the fee. */
  readonly rate: Ppm
  readonly holdId: string
  readonly version: number
  readonly hash: string
  readonly kyc: string
  readonly investorClass: string
}
export const insertSubscription = (tx: Tx, s: NewSubscription): Promise<bigint> =>
  changed(
    tx,
    sql`insert into subscription (id, product_id, customer_id, quantity, price, currency, amount, fee, fee_ppm, status, hold_id,
                                  accepted_version, accepted_hash, kyc_at_request, class_at_request, created_at)
        values (${s.id}, ${s.productId}, ${s.customerId}, ${String(s.quantity)}::numeric, ${String(s.price)}::numeric, ${s.currency},
                ${String(s.amount)}::numeric, ${String(s.fee)}::numeric, ${s.rate}, 'pending', ${s.holdId}, ${s.version}, ${s.hash}, ${s.kyc},
                ${s.investorClass}, ${tx.now})`,
  )

export const setCause = (tx: Tx, id: string, cause: RejectCause): Promise<bigint> =>
  changed(tx, sql`update subscription set cause = ${cause}, closed_at = ${tx.now} where id = ${id}`)

type Allotted = { readonly units: bigint; readonly fee: Amount; readonly journalId: string | null }
export const setAllotted = (tx: Tx, id: string, { units, fee, journalId }: Allotted): Promise<bigint> =>
  changed(
    tx,
    sql`update subscription set allotted = ${String(units)}::numeric, paid_fee = ${String(fee)}::numeric, allot_journal = ${journalId}
         where id = ${id}`,
  )

export const setFailure = (tx: Tx, id: string, failure: string): Promise<bigint> =>
  changed(tx, sql`update subscription set failure = ${failure} where id = ${id}`)

export const setDisbursed = (tx: Tx, id: string, journalId: string): Promise<bigint> =>
  changed(
    tx,
    sql`update subscription set disburse_journal = ${journalId}, failure = null, closed_at = ${tx.now} where id = ${id}`,
  )
