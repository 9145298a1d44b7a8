import { type Amount, formatAmount, parseAmount, ppm } from '@tessera/domain/books/money/amount.ts'
import { type Most, mostOf } from '@tessera/domain/books/limits/most.ts'
import { costOf, unitsFor } from '@tessera/domain/issuance/subscriptions/quote.ts'
import type { Offer } from './offer.ts'

export type OfferTerms = {
  readonly unitPrice: string
  readonly currencyDecimals: number
  /** The fee as a fraction of one, with at most six decimals. */
  readonly fee: string
  readonly minUnits: string
  readonly stepUnits: string
  /** The most units that this customer may still buy, and the bound that they come from. */
  readonly maxUnits: string
  readonly maxBound: 'person' | 'supply'
}
export type Preview = { readonly amount: string; readonly fee: string; readonly total: string }
export type UnitsFault = 'whole' | 'minimum' | 'step' | 'maximum' | 'balance'
export type UnitsBound = 'balance' | OfferTerms['maxBound']
export type Checked = { readonly preview?: Preview; readonly fault?: UnitsFault }

/** The most units that a customer may still buy: the cap per person less the units they have, or the supply. */
export function leftToBuy(of: {
  readonly perPerson: string | null
  readonly had: string
  readonly supply: string
}): Pick<OfferTerms, 'maxUnits' | 'maxBound'> {
  const supply = { name: 'supply', most: BigInt(of.supply) } as const
  const { most, bound } = mostOf([
    ...(of.perPerson === null ? [] : [{ name: 'person', most: BigInt(of.perPerson) - BigInt(of.had) } as const]),
    supply,
  ])
  return { maxUnits: String(most), maxBound: bound }
}

/** The terms of a product for this customer. */
export const termsOfOffer = (offer: Offer): OfferTerms => ({
  unitPrice: offer.unitPrice,
  currencyDecimals: offer.currencyDecimals,
  fee: offer.fee,
  minUnits: offer.minUnits,
  stepUnits: offer.stepUnits,
  ...leftToBuy({ perPerson: offer.maxUnits, had: offer.eligibility?.units ?? '0', supply: offer.supply }),
})

/** The most units that may be bought now; undefined while the balance is unknown. */
export function mostUnits(terms: OfferTerms, available: string | undefined): Most<UnitsBound> | undefined {
  const [have, price] = [available, terms.unitPrice].map((text) =>
    text === undefined ? undefined : parseAmount(text, terms.currencyDecimals),
  )
  const rate = parseAmount(terms.fee, 6)
  if (have === undefined || price === undefined || price === 0n || rate === undefined) return undefined
  return mostOf(
    [
      { name: 'balance', most: unitsFor(have, price, ppm(Number.parseInt(rate.toString(), 10))) },
      { name: terms.maxBound, most: BigInt(terms.maxUnits) },
    ],
    { min: BigInt(terms.minUnits), step: BigInt(terms.stepUnits) },
  )
}

/** The amounts shown while units are typed. The server's quote is binding; this only saves a request per key press. */
export function toSubscription(units: string, terms: OfferTerms, available: string | undefined): Checked {
  if (!/^[1-9]\d{0,14}$/.test(units)) return { fault: 'whole' }
  const count = BigInt(units)
  const price = parseAmount(terms.unitPrice, terms.currencyDecimals)
  const rate = parseAmount(terms.fee, 6)
  if (price === undefined || rate === undefined) return { fault: 'whole' }
  // A rate is below one, so its parts per million are a safe integer.
  const cost = costOf(count, price, ppm(Number.parseInt(rate.toString(), 10)))
  const show = (value: Amount) => formatAmount(value, terms.currencyDecimals)
  const preview = { amount: show(cost.amount), fee: show(cost.fee), total: show(cost.total) }
  const covered = covers(available, cost.total, terms.currencyDecimals)
  const fault = unitsFault(count, terms) ?? (covered ? undefined : 'balance')
  return fault === undefined ? { preview } : { preview, fault }
}

function unitsFault(count: bigint, terms: OfferTerms): UnitsFault | undefined {
  if (count < BigInt(terms.minUnits)) return 'minimum'
  if (count % BigInt(terms.stepUnits) !== 0n) return 'step'
  return count > BigInt(terms.maxUnits) ? 'maximum' : undefined
}

/** No shortage is reported before the balance is known. */
const covers = (available: string | undefined, total: Amount, scale: number): boolean => {
  const have = available === undefined ? undefined : parseAmount(available, scale)
  return have === undefined || have >= total
}

/** One step more or less, never below the minimum. */
export function stepped(units: string, by: 1 | -1, terms: OfferTerms): string {
  if (!/^\d{1,15}$/.test(units)) return terms.minUnits
  const [low, next] = [BigInt(terms.minUnits), BigInt(units) + BigInt(by) * BigInt(terms.stepUnits)]
  const high = BigInt(terms.maxUnits)
  if (next < low) return terms.minUnits
  return next > high ? high.toString() : next.toString()
}
