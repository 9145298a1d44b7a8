import type { AdSide, Window } from '@tessera/domain/desk/otc-ads/ad.ts'
import {
  fiatFor,
  parseTyped,
  type Priced,
  type PriceType,
  priceNow,
  withinBand,
} from '@tessera/domain/desk/otc-ads/price.ts'
import { carries, type MethodKind } from '@tessera/domain/desk/payment-methods/method.ts'
import { type Amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import { type Checked, checked } from '#parts/form.ts'
import type { OtcTerms } from './otc-ads.queries.ts'

export type AdFields = {
  side: AdSide
  coin: string
  fiat: string
  priceType: PriceType
  price: string
  /** Percent above the rate, or below it: '1.5', '-0.75'. */
  margin: string
  quantity: string
  min: string
  max: string
  /** The ids of the seller's own payment methods. */
  methodIds: readonly string[]
  /** The kinds of payment that a buyer offers. */
  methodKinds: readonly MethodKind[]
  window: string
  terms: string
}
export type AdBody = {
  side: AdSide
  coin: string
  fiat: string
  quantity: string
  priceType: PriceType
  price?: string
  marginPpm?: number
  min: string
  max: string
  methodIds?: string[]
  methodKinds?: MethodKind[]
  windowMinutes: Window
  terms?: string
}
export type AdFault =
  | 'price'
  | 'band'
  | 'margin'
  | 'rate'
  | 'amount'
  | 'precise'
  | 'balance'
  | 'minAboveMax'
  | 'maxAboveWorth'
  | 'methods'

/** '-0.75' → -7500; undefined if the text is not a percentage with at most four decimals. */
export function marginOf(text: string): number | undefined {
  const found = /^([-+\u2212]?)(\d{1,3})(?:\.(\d{1,4}))?\.?$/u.exec(text.trim())
  if (found === null) return undefined
  const [, sign = '', whole = '', parts = ''] = found
  const ppm = Number(whole) * 10_000 + Number(parts.padEnd(4, '0'))
  return sign === '' || sign === '+' || ppm === 0 ? ppm : -ppm
}

/** 12_500 → '1.25', the text for the input. */
export const marginText = (ppm: number): string => String(ppm / 10_000)

const amountOf = (text: string, scale: number): Amount | AdFault => {
  const typed = text.replace(/\.$/u, '')
  if (!/[1-9]/u.test(typed)) return 'amount'
  return parseAmount(typed, scale) ?? 'precise'
}
const faultOf = (value: Amount | AdFault): AdFault | undefined => (typeof value === 'string' ? value : undefined)

const scalesOf = ({ coin, fiat }: Pick<AdFields, 'coin' | 'fiat'>, terms: OtcTerms) => ({
  coin: terms.coins.find((each) => each.coin === coin)?.decimals ?? 0,
  fiat: terms.fiats.find((each) => each.fiat === fiat)?.decimals ?? 0,
})

export function rateOf({ coin, fiat }: Pick<AdFields, 'coin' | 'fiat'>, { rates }: OtcTerms): Amount | undefined {
  const found = rates.find((each) => each.coin === coin && each.fiat === fiat)
  return found && parseAmount(found.rate, RATE_SCALE)
}

/** The price part of the request, or the error if the input gives no price. */
function pricedOf({ priceType, price, margin }: AdFields): Priced | AdFault {
  if (priceType === 'fixed') {
    const typed = parseTyped(price.replace(/\.$/u, ''))
    return typed === undefined ? 'price' : { type: 'fixed', price: typed }
  }
  const marginPpm = marginOf(margin)
  return marginPpm === undefined ? 'margin' : { type: 'floating', marginPpm }
}

/** The current price of one coin by these fields, as the server computes it; undefined if they give none. */
export function adPrice(fields: AdFields, terms: OtcTerms): Amount | undefined {
  const priced = pricedOf(fields)
  return typeof priced === 'string' ? undefined : priceNow(priced, rateOf(fields, terms))
}

/** The value of the whole quantity at the current price. */
export function adWorth(fields: AdFields, terms: OtcTerms): Amount | undefined {
  const scales = scalesOf(fields, terms)
  const [quantity, price] = [amountOf(fields.quantity, scales.coin), adPrice(fields, terms)]
  return typeof quantity === 'string' || price === undefined ? undefined : fiatFor(quantity, price, scales)
}

function priceFaults(fields: AdFields, terms: OtcTerms): { price?: AdFault; margin?: AdFault } {
  const priced = pricedOf(fields)
  const field = fields.priceType === 'fixed' ? 'price' : 'margin'
  if (typeof priced === 'string') return { [field]: priced }
  const rate = rateOf(fields, terms)
  if (priced.type === 'fixed') return withinBand(priced.price, rate).ok ? {} : { price: 'band' }
  if (Math.abs(priced.marginPpm) > terms.priceBandPpm) return { margin: 'band' }
  return rate === undefined ? { margin: 'rate' } : {}
}

/** The payment methods that this ad can name: those of its currency and, for a seller, their own ones. */
export const methodsForFiat = ({ methodKinds, fiat }: Pick<AdFields, 'methodKinds' | 'fiat'>): MethodKind[] =>
  methodKinds.filter((kind) => carries(kind, fiat))

/** `available`: the balance that can be offered; the quantity of an edited ad is fixed. */
export function toAd(
  fields: AdFields,
  terms: OtcTerms,
  { changes, available }: { changes: boolean; available: string | undefined },
): Checked<AdFields, AdBody, AdFault> {
  const scales = scalesOf(fields, terms)
  const quantity = amountOf(fields.quantity, scales.coin)
  const [min, max] = [amountOf(fields.min, scales.fiat), amountOf(fields.max, scales.fiat)]
  const worth = adWorth(fields, terms)
  const have = available === undefined ? undefined : parseAmount(available, scales.coin)
  const methods = fields.side === 'sell' ? fields.methodIds.length : methodsForFiat(fields).length
  const beyond =
    !changes && fields.side === 'sell' && have !== undefined && typeof quantity !== 'string' && quantity > have
  const faults = {
    ...priceFaults(fields, terms),
    quantity: changes ? undefined : (faultOf(quantity) ?? (beyond ? 'balance' : undefined)),
    min: faultOf(min) ?? (typeof min !== 'string' && typeof max !== 'string' && min > max ? 'minAboveMax' : undefined),
    max: faultOf(max) ?? (typeof max !== 'string' && worth !== undefined && max > worth ? 'maxAboveWorth' : undefined),
    methodIds: methods === 0 ? 'methods' : undefined,
  } as const
  return checked<AdFields, AdBody, AdFault>(faults, () => bodyOf(fields, scales, { quantity, min, max }))
}

type Amounts = Record<'quantity' | 'min' | 'max', Amount | AdFault>

const written = (of: Amount | AdFault, scale: number): string => (typeof of === 'string' ? '' : formatAmount(of, scale))

function bodyOf(f: AdFields, scales: { coin: number; fiat: number }, { quantity, min, max }: Amounts): AdBody {
  const terms = f.terms.trim()
  return {
    side: f.side,
    coin: f.coin,
    fiat: f.fiat,
    quantity: written(quantity, scales.coin),
    priceType: f.priceType,
    ...(f.priceType === 'fixed' ? { price: f.price.replace(/\.$/u, '') } : { marginPpm: marginOf(f.margin) ?? 0 }),
    min: written(min, scales.fiat),
    max: written(max, scales.fiat),
    ...(f.side === 'sell' ? { methodIds: [...f.methodIds] } : { methodKinds: methodsForFiat(f) }),
    windowMinutes: windowOf(f.window),
    ...(terms !== '' && { terms }),
  }
}

const windowOf = (text: string): Window => (text === '15' ? 15 : text === '60' ? 60 : 30)
