import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import type { AdSide } from '@tessera/domain/desk/otc-ads/ad.ts'
import { fiatFor, parseTyped, priceNow, type Priced, withinBand } from '@tessera/domain/desk/otc-ads/price.ts'
import { type Amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { carries, type MethodKind } from '@tessera/domain/desk/payment-methods/method.ts'
import { isUsable, lockPaymentMethod } from '#desk/payment-methods/payment-methods.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  otcAmountInvalid,
  otcBoundsInvalid,
  otcMethodNeeded,
  otcMethodsUnfit,
  otcPriceInvalid,
  otcRateUnknown,
  paymentMethodUnusable,
} from './refusals.ts'
import type { AdShape } from './otc-ads.sql.ts'
import type { Pair } from './pairs.sql.ts'

type AdInput = Omit<InputOf<typeof otcAds.edit>, 'id'>
type ShapeRefused =
  | 'OTC_PRICE_INVALID'
  | 'OTC_PRICE_OUT_OF_BAND'
  | 'OTC_RATE_UNKNOWN'
  | 'OTC_AMOUNT_INVALID'
  | 'OTC_BOUNDS_INVALID'
  | 'OTC_METHODS_UNFIT'
  | 'OTC_METHOD_NEEDED'
  | 'PAYMENT_METHOD_UNUSABLE'

/** Parses a typed amount: above zero, with at most `scale` decimals. */
export function readAmount(text: string, scale: number, field: string): Outcome<Amount, 'OTC_AMOUNT_INVALID'> {
  const parsed = parseAmount(text, scale)
  return parsed === undefined || parsed <= 0n ? otcAmountInvalid(field, scale) : ok(parsed)
}

/** Checks the fields of an ad for `quantity` of the coin. */
export async function shapeOf(
  tx: Tx,
  ad: { readonly customerId: string; readonly side: AdSide; readonly pair: Pair; readonly quantity: Amount },
  input: AdInput,
): Promise<Outcome<AdShape, ShapeRefused>> {
  const { pair } = ad
  const priced = pricedAs(input, pair.rate ?? undefined)
  if (!priced.ok) return priced
  const min = readAmount(input.min, pair.fiat_scale, 'min')
  if (!min.ok) return min
  const max = readAmount(input.max, pair.fiat_scale, 'max')
  if (!max.ok) return max
  const price = priceNow(priced.value, pair.rate ?? undefined)
  if (price === undefined) return otcRateUnknown
  const whole = fiatFor(ad.quantity, price, { coin: pair.coin_scale, fiat: pair.fiat_scale })
  if (min.value > max.value || max.value > whole)
    return otcBoundsInvalid({ worth: formatAmount(whole, pair.fiat_scale), fiat: pair.fiat })
  const methods = await methodsOf(tx, ad, input)
  if (!methods.ok) return methods
  return ok({
    price: priced.value.type === 'fixed' ? priced.value.price : null,
    margin_ppm: priced.value.type === 'floating' ? priced.value.marginPpm : null,
    fiat_min: min.value,
    fiat_max: max.value,
    ...methods.value,
    window_minutes: input.windowMinutes,
    terms: input.terms ?? '',
  })
}

function pricedAs(
  { priceType, price: typed, marginPpm }: AdInput,
  rate: Amount | undefined,
): Outcome<Priced, 'OTC_PRICE_INVALID' | 'OTC_PRICE_OUT_OF_BAND'> {
  if (priceType === 'floating')
    return marginPpm === undefined || typed !== undefined
      ? otcPriceInvalid('marginPpm')
      : ok({ type: 'floating', marginPpm })
  const price = typed === undefined || marginPpm !== undefined ? undefined : parseTyped(typed)
  if (price === undefined) return otcPriceInvalid('price')
  const near = withinBand(price, rate)
  return near.ok ? ok({ type: 'fixed', price }) : near
}

type Methods = Pick<AdShape, 'method_kinds' | 'method_ids'>
const areDistinct = (all: readonly string[]): boolean => new Set(all).size === all.length

/** A seller chooses own payment methods, a buyer chooses kinds; each kind once, all valid for the currency. */
async function methodsOf(
  tx: Tx,
  { customerId, side, pair }: { readonly customerId: string; readonly side: AdSide; readonly pair: Pair },
  { methodIds = [], methodKinds = [] }: AdInput,
): Promise<Outcome<Methods, 'OTC_METHODS_UNFIT' | 'OTC_METHOD_NEEDED' | 'PAYMENT_METHOD_UNUSABLE'>> {
  if (side === 'buy') {
    const isFit = methodIds.length === 0 && methodKinds.length > 0 && areDistinct(methodKinds)
    return isFit && methodKinds.every((kind) => carries(kind, pair.fiat))
      ? ok({ method_kinds: methodKinds, method_ids: [] })
      : otcMethodsUnfit('methodKinds')
  }
  if (methodKinds.length > 0) return otcMethodsUnfit('methodKinds')
  if (methodIds.length === 0) return otcMethodNeeded('methodIds')
  const kinds: MethodKind[] = []
  // Locked in the order of their ids, so that two ads of one owner cannot deadlock.
  for (const id of methodIds.toSorted()) {
    const own = await lockPaymentMethod(tx, customerId, id)
    if (own === undefined || !carries(own.kind, pair.fiat)) return otcMethodsUnfit('methodIds')
    if (!isUsable(own, tx.now)) return paymentMethodUnusable('methodIds')
    kinds.push(own.kind)
  }
  return areDistinct(kinds)
    ? ok({ method_kinds: kinds, method_ids: methodIds.toSorted() })
    : otcMethodsUnfit('methodIds')
}
