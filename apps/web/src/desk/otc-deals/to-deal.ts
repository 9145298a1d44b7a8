import { type Amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { coinFor, fiatFor, type Scales } from '@tessera/domain/desk/otc-ads/price.ts'
import type { MethodKind } from '@tessera/domain/desk/payment-methods/method.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import type { Offer } from '#desk/otc-ads/otc-ads.queries.ts'
import type { DealRequest } from './otc-deals.queries.ts'

/** The unit of the typed amount: money or coin. */
export type AmountUnit = 'fiat' | 'coin'
export type TakeFault = 'amount' | 'precise' | 'bounds' | 'remaining'
type DealAmounts = { readonly amount: Amount; readonly fiatAmount: Amount }
type Priced = Pick<Offer, 'price' | 'min' | 'max' | 'available'>

const bounds = (offer: Priced, scales: Scales) => ({
  price: parseAmount(offer.price, RATE_SCALE),
  min: parseAmount(offer.min, scales.fiat),
  max: parseAmount(offer.max, scales.fiat),
  left: parseAmount(offer.available, scales.coin),
})

/** Both amounts of a deal by the domain's arithmetic, or the first error of the input. */
export function amountsOf(by: AmountUnit, text: string, offer: Priced, scales: Scales): DealAmounts | TakeFault {
  const typed = text.replace(/\.$/u, '')
  const { price, min, max, left } = bounds(offer, scales)
  if (!/[1-9]/u.test(typed) || price === undefined || min === undefined || max === undefined || left === undefined)
    return 'amount'
  const parsed = parseAmount(typed, scales[by])
  if (parsed === undefined) return 'precise'
  const amount = by === 'coin' ? parsed : coinFor(parsed, price, scales)
  const fiatAmount = by === 'coin' ? fiatFor(parsed, price, scales) : parsed
  if (fiatAmount < min || fiatAmount > max) return 'bounds'
  return amount > left ? 'remaining' : { amount, fiatAmount }
}

/** The maximum of one deal of this ad, as text for the input. */
export function maxAmountOf(by: AmountUnit, offer: Priced, scales: Scales): string | undefined {
  const { price, max, left } = bounds(offer, scales)
  if (by === 'fiat') return offer.max
  if (price === undefined || max === undefined || left === undefined) return undefined
  const buys = coinFor(max, price, scales)
  return formatAmount(buys < left ? buys : left, scales.coin)
}

type DealRequestInput = {
  adId: string
  by: AmountUnit
  method: MethodKind
  paymentMethodId: string | undefined
  scales: Scales
}

/** The request: it has only the typed amount; the server computes the other. */
export const dealRequestOf = (
  { adId, by, method, paymentMethodId, scales }: DealRequestInput,
  { amount, fiatAmount }: DealAmounts,
): DealRequest => ({
  adId,
  ...(by === 'coin'
    ? { amount: formatAmount(amount, scales.coin) }
    : { fiatAmount: formatAmount(fiatAmount, scales.fiat) }),
  method,
  ...(paymentMethodId !== undefined && { paymentMethodId }),
})
