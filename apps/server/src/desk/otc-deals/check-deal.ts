import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { type LimitPrices, limitRateOf, limitValueAt } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, formatAmount, type Ppm } from '@tessera/domain/books/money/amount.ts'
import { type AdSide, otherSide } from '@tessera/domain/desk/otc-ads/ad.ts'
import { priceNow } from '@tessera/domain/desk/otc-ads/price.ts'
import { type Figures, figuresOf, isLarge, within } from '@tessera/domain/desk/otc-deals/figures.ts'
import { LARGE } from '@tessera/domain/desk/otc-deals/rules.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { readProfile } from '#access/customers/customers.sql.ts'
import { checkEligibility } from '#identity/eligibility/check-eligibility.ts'
import { type AdRow, pricedOf } from '#desk/otc-ads/otc-ads.sql.ts'
import { findPair, type Pair } from '#desk/otc-ads/pairs.sql.ts'
import { mayDeal } from '#desk/otc-ads/put-ad.ts'
import { readAmount } from '#desk/otc-ads/shape.ts'
import { isUsable, lockPaymentMethod, type PaymentMethod } from '#desk/payment-methods/payment-methods.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { coinFeeOf } from '#books/fees/coin-fee.ts'
import { dollarPrices, limitPrices } from '#payments/withdrawals/limit-prices.ts'
import { mayAgree } from './collar.ts'
import { mayBeTaken } from './may-be-taken.sql.ts'
import { otcMethodNotOffered, otcOwnAd } from './refusals.ts'
import {
  otcAdGone,
  otcAmountInvalid,
  otcMethodNeeded,
  otcRateUnknown,
  paymentMethodUnusable,
} from '#desk/otc-ads/refusals.ts'

export type DealRequest = Omit<InputOf<typeof otcDeals.preview>, 'uaTime' | 'securityInfo'>
export type DealRefusal = Exclude<
  (typeof otcDeals.preview.refusals)[number],
  | 'OTC_DEALS_FULL'
  | 'OTC_CANCELLED_OFTEN'
  | 'OTC_TAKING_BLOCKED'
  | 'OTC_SELLER_LIMIT'
  | 'WITHDRAWAL_DAY_LIMIT_REACHED'
  | 'WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED'
  | 'WITHDRAWAL_MONTH_LIMIT_REACHED'
>
/** A checked deal; only the counts and the hold are still missing. */
export type CheckedDeal = Figures & {
  readonly ad: AdRow
  readonly pair: Pair
  /** The side of the taker. */
  readonly side: AdSide
  readonly sellerId: string
  readonly buyerId: string
  readonly price: Amount
  /** The value that counts towards the seller's limits. */
  readonly value: Amount
  /** The value in US dollars, for the signatures of a company; undefined without a rate. */
  readonly dollars: Amount | undefined
  readonly large: boolean
  /** The payment method of the seller. */
  readonly method: PaymentMethod
  readonly payerName: string
}

/** Checks a request to take an ad. If this customer may not take it, the refusal does not reveal the reason. */
export async function checkDeal(
  tx: Tx,
  takerId: string,
  ad: AdRow | undefined,
  dealRequest: DealRequest,
): Promise<Outcome<CheckedDeal, DealRefusal>> {
  if (ad === undefined) return otcAdGone
  if (ad.customer_id === takerId) return otcOwnAd
  const side = otherSide(ad.side)
  const may = await mayDeal(tx, takerId, side, ad.coin)
  if (!may.ok) return may
  if (!(await mayBeTaken(tx, ad.id, takerId))) return otcAdGone
  if (!(await checkEligibility(tx, ad.customer_id, ad.side, { coin: ad.coin })).allowed) return otcAdGone
  const pair = await findPair(tx, ad, tx.now)
  if (!pair.ok) return otcAdGone
  const [sellerId, buyerId] = side === 'sell' ? [takerId, ad.customer_id] : [ad.customer_id, takerId]
  const method = await methodOf(tx, ad, { sellerId, side }, dealRequest)
  if (!method.ok) return method
  const price = priceNow(pricedOf(ad), ad.rate ?? undefined)
  if (price === undefined) return otcRateUnknown
  const collar = await mayAgree(tx, { takerId, ownerId: ad.customer_id }, price, pair.value.rate ?? undefined)
  if (!collar.ok) return collar
  const fee = coinFeeOf(await readSetting(tx, 'otcFees'), ad.coin)
  const figures = requestedFigures(ad, pair.value, { price, fee }, dealRequest)
  if (!figures.ok) return figures
  const counted = await countedAs(tx, ad, pair.value, figures.value)
  if (!counted.ok) return counted
  const { real_name: payerName } = await readProfile(tx, buyerId)
  assert(payerName, 'an approved customer has no name')
  return ok({
    ...figures.value,
    ...counted.value,
    ad,
    pair: pair.value,
    side,
    sellerId,
    buyerId,
    price,
    method: method.value,
    payerName,
  })
}

/** Returns the seller's payment method: one of a sell ad, or one that the taker of a buy ad chose. */
async function methodOf(
  tx: Tx,
  ad: AdRow,
  { sellerId, side }: { readonly sellerId: string; readonly side: AdSide },
  { method: kind, paymentMethodId }: DealRequest,
): Promise<Outcome<PaymentMethod, 'OTC_METHOD_NOT_OFFERED' | 'OTC_METHOD_NEEDED' | 'PAYMENT_METHOD_UNUSABLE'>> {
  const at = ad.method_kinds.indexOf(kind)
  if (at < 0) return otcMethodNotOffered
  const id = side === 'sell' ? paymentMethodId : ad.method_ids[at]
  if (id === undefined) return otcMethodNeeded('paymentMethodId')
  const method = await lockPaymentMethod(tx, sellerId, id)
  const usable = method?.kind === kind && isUsable(method, tx.now)
  if (usable) return ok(method)
  return side === 'sell' ? paymentMethodUnusable('paymentMethodId') : otcMethodNotOffered
}

function requestedFigures(
  ad: AdRow,
  pair: Pair,
  { price, fee }: { readonly price: Amount; readonly fee: Ppm },
  { amount, fiatAmount }: DealRequest,
): Outcome<Figures, 'OTC_AMOUNT_INVALID' | 'OTC_AMOUNT_OUT_OF_BOUNDS' | 'OTC_REMAINING_TOO_LOW'> {
  const scales = { coin: pair.coin_scale, fiat: pair.fiat_scale }
  const field = amount === undefined ? 'fiatAmount' : 'amount'
  const invalid = otcAmountInvalid(field, amount === undefined ? scales.fiat : scales.coin)
  if ((amount === undefined) === (fiatAmount === undefined)) return invalid
  const read = readAmount(amount ?? fiatAmount ?? '', amount === undefined ? scales.fiat : scales.coin, field)
  if (!read.ok) return read
  const requestedAmount = amount === undefined ? { fiatAmount: read.value } : { amount: read.value }
  const figures = figuresOf(requestedAmount, price, scales, fee)
  if (figures === undefined) return invalid
  const bounds = within(figures, { min: ad.fiat_min, max: ad.fiat_max, remaining: ad.remaining })
  if (bounds.ok) return ok(figures)
  const params = {
    min: formatAmount(ad.fiat_min, scales.fiat),
    max: formatAmount(ad.fiat_max, scales.fiat),
    fiat: ad.fiat,
    remaining: formatAmount(ad.remaining, scales.coin),
    coin: ad.coin,
  }
  return refuse(bounds.code, { field, params })
}

/** Returns the value of the deal for limits, and true if it is large. A coin without a known value cannot be sold. */
async function countedAs(
  tx: Tx,
  ad: AdRow,
  pair: Pair,
  { amount, fiatAmount }: Figures,
): Promise<Outcome<Pick<CheckedDeal, 'value' | 'dollars' | 'large'>, 'OTC_RATE_UNKNOWN'>> {
  const { coin, kind, coin_scale: scale, fiat_scale } = pair
  const valueAt = (prices: LimitPrices): Amount | undefined => {
    const price = limitRateOf({ coin, kind }, prices) ?? prices.get(coin)
    return price === undefined ? undefined : limitValueAt(amount, scale, price)
  }
  const value = valueAt(await limitPrices(tx))
  if (value === undefined) return otcRateUnknown
  const inLarge = await findPair(tx, { coin, fiat: LARGE.fiat }, tx.now)
  const large = isLarge(
    { amount, fiatAmount, fiat: ad.fiat },
    { coin: scale, fiat: fiat_scale },
    inLarge.ok
      ? { rate: inLarge.value.rate ?? undefined, scale: inLarge.value.fiat_scale }
      : { rate: undefined, scale: 0 },
  )
  return ok({ value, dollars: valueAt(await dollarPrices(tx)), large })
}
