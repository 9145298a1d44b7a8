import type { AdSide, Window } from '@tessera/domain/desk/otc-ads/ad.ts'
import { type AdEvent, adMachine, type AdStatus, type LapseReason } from '@tessera/domain/desk/otc-ads/machine.ts'
import type { Priced } from '@tessera/domain/desk/otc-ads/price.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { MethodKind } from '@tessera/domain/desk/payment-methods/method.ts'
import { type RawBuilder, sql } from 'kysely'
import { frozenUntil, identityNeeded, isIndebted, statusInFamily } from '#access/customers/customer-state.sql.ts'
import { secured } from '#access/customers/factor-guards.sql.ts'
import { changed, maybeOne, one, type Source } from '#platform/database/rows.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { freshRate } from './pairs.sql.ts'

export type AdRow = {
  readonly id: string
  readonly number: bigint
  readonly customer_id: string
  readonly side: AdSide
  readonly coin: string
  readonly coin_scale: number
  readonly fiat: string
  readonly fiat_scale: number
  readonly price: Amount | null
  readonly margin_ppm: number | null
  readonly fiat_min: Amount
  readonly fiat_max: Amount
  readonly quantity: Amount
  readonly remaining: Amount
  readonly method_kinds: MethodKind[]
  readonly method_ids: string[]
  readonly window_minutes: Window
  readonly terms: string
  readonly status: AdStatus
  readonly lapsed: LapseReason | null
  readonly hold_id: string | null
  readonly close_reason: string | null
  readonly customer_message: string | null
  readonly looked_at: Date
  readonly created_at: Date
  readonly status_at: Date
  /** The current rate; null without one. */
  readonly rate: Amount | null
  readonly open_deals: number
}

const openDeals = sql`(select count(*)::int from otc_deal d where d.ad_id = a.id and d.status in ('created', 'paid', 'appeal'))`
export const adColumns = sql`
  a.id, a.number, a.customer_id, a.side, a.coin, k.scale as coin_scale, a.fiat, f.scale as fiat_scale, a.price, a.margin_ppm, a.fiat_min,
  a.fiat_max, a.quantity, a.remaining, a.method_kinds, a.method_ids, a.window_minutes, a.terms, a.status, a.lapsed, a.hold_id,
  a.close_reason, a.customer_message, a.looked_at, a.created_at, a.status_at, r.price as rate, ${openDeals} as open_deals`
export const adsJoined = (now: Date): RawBuilder<unknown> => sql`
  from otc_ad a join coin k on k.code = a.coin join coin f on f.code = a.fiat ${freshRate(sql`a.coin`, sql`a.fiat`, now)}`

export const pricedOf = (ad: Pick<AdRow, 'price' | 'margin_ppm'>): Priced => {
  if (ad.price !== null) return { type: 'fixed', price: ad.price }
  assert(ad.margin_ppm !== null, 'an ad has neither a price nor a margin')
  return { type: 'floating', marginPpm: ad.margin_ppm }
}

/**
 * True if the owner `c` of an ad `a` may deal now. A seller must also have no freeze, no debt and a current identity.
 */
export const ownerMay = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (${statusInFamily} = 'active' and c.kyc_status = 'approved' and c.nickname is not null and ${secured}
   and (a.side = 'buy' or (${frozenUntil(now, 'p2pSell')} is null and not ${sql.raw(isIndebted)} and not ${identityNeeded(now)})))`

/**
 * Returns usable payment methods of an ad `a` of `c`: the seller's own active ones, or the kinds that a buyer offers.
 */
export const usableKinds = (now: Date): RawBuilder<MethodKind[]> => sql<MethodKind[]>`
  (case a.side when 'buy' then a.method_kinds
    else array(select m.kind from payment_method m
                where m.id = any(a.method_ids) and m.removed_at is null and m.active and m.usable_at <= ${now}
                  and m.account_name = c.real_name order by array_position(a.method_ids, m.id)) end)`

export const findAd = (source: Source, id: string, now: Date): Promise<AdRow | undefined> =>
  maybeOne(source, sql<AdRow>`select ${adColumns} ${adsJoined(now)} where a.id = ${id}`)

/**
 * Locks the ad until the transaction ends. It takes two statements, because a single one that waits for the lock would
 * read deals as they were before the wait.
 */
export async function lockAd(tx: Tx, id: string): Promise<AdRow | undefined> {
  const there = await maybeOne(tx, sql`select 1 from otc_ad where id = ${id} for update`)
  return there === undefined ? undefined : findAd(tx, id, tx.now)
}

/** Runs calls of one customer one after the other, so that concurrent calls cannot exceed a limit. */
export const lockOwner = (tx: Tx, customerId: string): Promise<unknown> =>
  one(tx, sql`select 1 from customer where id = ${customerId} for no key update`)

export const countOpenAds = async (source: Source, customerId: string): Promise<number> =>
  (
    await one(
      source,
      sql<{
        n: number
      }>`select count(*)::int as n from otc_ad where customer_id = ${customerId} and status <> 'closed'`,
    )
  ).n

/** The fields of an ad that its owner may change. */
export type AdShape = Pick<
  AdRow,
  'price' | 'margin_ppm' | 'fiat_min' | 'fiat_max' | 'method_kinds' | 'method_ids' | 'window_minutes' | 'terms'
>
type NewAd = AdShape & Pick<AdRow, 'id' | 'customer_id' | 'side' | 'coin' | 'fiat' | 'quantity' | 'hold_id'>
const minor = (value: Amount | null) => sql`${value === null ? null : String(value)}::numeric`

export async function insertAd(tx: Tx, a: NewAd): Promise<void> {
  await changed(
    tx,
    sql`insert into otc_ad (id, customer_id, side, coin, fiat, price, margin_ppm, fiat_min, fiat_max, quantity, remaining, method_kinds,
                            method_ids, window_minutes, terms, status, hold_id, looked_at, created_at, status_at)
        values (${a.id}, ${a.customer_id}, ${a.side}, ${a.coin}, ${a.fiat}, ${minor(a.price)}, ${a.margin_ppm}, ${minor(a.fiat_min)},
                ${minor(a.fiat_max)}, ${minor(a.quantity)}, ${minor(a.quantity)}, ${a.method_kinds}, ${a.method_ids}::uuid[],
                ${a.window_minutes}, ${a.terms}, ${adMachine.first}, ${a.hold_id}, ${tx.now}, ${tx.now}, ${tx.now})`,
  )
  await recordFirstStatus(tx, 'otc_ad', a.id, adMachine)
}

export const reshapeAd = (tx: Tx, id: string, a: AdShape): Promise<bigint> =>
  changed(
    tx,
    sql`update otc_ad set price = ${minor(a.price)}, margin_ppm = ${a.margin_ppm}, fiat_min = ${minor(a.fiat_min)},
               fiat_max = ${minor(a.fiat_max)}, method_kinds = ${a.method_kinds}, method_ids = ${a.method_ids}::uuid[],
               window_minutes = ${a.window_minutes}, terms = ${a.terms}, looked_at = ${tx.now}
         where id = ${id}`,
  )

/** Applies an event to an ad that the caller has locked and checked. Throws if the status does not allow it. */
export async function mustStepAd(tx: Tx, id: string, event: AdEvent): Promise<void> {
  assert(
    (await move(tx, 'otc_ad', id, adMachine, event)) !== undefined,
    `ad ${id} does not allow ${event} in its status`,
  )
  await changed(tx, sql`update otc_ad set status_at = ${tx.now} where id = ${id}`)
}

/** Reduces or restores the remaining quantity; the database keeps it between zero and the published quantity. */
export const addRemaining = (tx: Tx, id: string, by: bigint): Promise<bigint> =>
  changed(tx, sql`update otc_ad set remaining = remaining + ${String(by)}::numeric where id = ${id}`)

export const setLapsed = (tx: Tx, id: string, why: LapseReason): Promise<bigint> =>
  changed(tx, sql`update otc_ad set lapsed = ${why} where id = ${id}`)

export const setClosed = (
  tx: Tx,
  id: string,
  closing: { readonly reason: string | null; readonly customerMessage: string | null },
): Promise<bigint> =>
  changed(
    tx,
    sql`update otc_ad set remaining = 0, close_reason = ${closing.reason}, customer_message = ${closing.customerMessage} where id = ${id}`,
  )
