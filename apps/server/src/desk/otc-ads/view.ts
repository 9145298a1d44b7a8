import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { priceNow } from '@tessera/domain/desk/otc-ads/price.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { numberFor } from '@tessera/domain/platform/text/record-number.ts'
import { isUsable, type PaymentMethod } from '#desk/payment-methods/payment-methods.sql.ts'
import { priceText } from '#books/rates/price-text.ts'
import { dealerView } from './dealers.sql.ts'
import { type AdRow, pricedOf } from './otc-ads.sql.ts'
import type { OfferRow } from './search.sql.ts'

type OwnAd = ReplyOf<typeof otcAds.create>
type Offer = ReplyOf<typeof otcAds.search>['rows'][number]

/** Returns an ad as its owner sees it, with the current payment methods. */
export function adView(row: AdRow, own: readonly PaymentMethod[], now: Date): OwnAd {
  const priced = pricedOf(row)
  const price = priceNow(priced, row.rate ?? undefined)
  const inCoin = (value: AdRow['quantity']) => formatAmount(value, row.coin_scale)
  return {
    id: row.id,
    number: numberFor('PA', row.created_at, row.number),
    side: row.side,
    coin: row.coin,
    fiat: row.fiat,
    priceType: priced.type,
    price: price === undefined ? null : priceText(price),
    marginPpm: row.margin_ppm,
    min: formatAmount(row.fiat_min, row.fiat_scale),
    max: formatAmount(row.fiat_max, row.fiat_scale),
    quantity: inCoin(row.quantity),
    remaining: inCoin(row.remaining),
    methods: row.method_kinds.map((kind, at) => methodOf(kind, row.method_ids[at], own, now)),
    windowMinutes: row.window_minutes,
    terms: row.terms,
    status: row.status,
    lapsed: row.status === 'overdue' ? row.lapsed : null,
    customerMessage: row.customer_message,
    openDeals: row.open_deals,
    time: row.created_at.toISOString(),
    statusAt: row.status_at.toISOString(),
  }
}

/** A buyer's method is only a kind; a seller's is one of the own methods, which may have been removed since. */
function methodOf(
  kind: PaymentMethod['kind'],
  id: string | undefined,
  own: readonly PaymentMethod[],
  now: Date,
): OwnAd['methods'][number] {
  const method = own.find((each) => each.id === id)
  const usable = id === undefined || (method !== undefined && isUsable(method, now))
  return { kind, id: id ?? null, ending: method?.ending ?? null, usable }
}

export const offerView = (row: OfferRow): Offer => ({
  id: row.id,
  side: row.side,
  coin: row.coin,
  fiat: row.fiat,
  priceType: row.margin_ppm === null ? 'fixed' : 'floating',
  price: priceText(row.price_now),
  available: formatAmount(row.remaining, row.coin_scale),
  min: formatAmount(row.fiat_min, row.fiat_scale),
  max: formatAmount(row.max_now, row.fiat_scale),
  methods: row.kinds,
  windowMinutes: row.window_minutes,
  terms: row.terms,
  owner: dealerView(row),
})
