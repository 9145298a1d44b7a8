import { type Most, mostOf } from '@tessera/domain/books/limits/most.ts'
import { amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { cashOf, type MarketTerms, quantityText } from '@tessera/domain/trading/markets/market.ts'
import { buyHold, higherFee, termsOf, ticksOf, wholeLots } from '@tessera/domain/trading/orders/terms.ts'
import { type Draft, holdingOf, readable, type Surroundings, typed } from './draft.ts'

/** The worst price of an order: its limit, or that of a market order; undefined while there is none. */
function priceOf(
  terms: MarketTerms,
  draft: Draft,
  facts: Pick<Surroundings, 'reference' | 'best'>,
): number | undefined {
  if (draft.type !== 'market') return ticksOf(terms, typed(draft.price))
  const one = readable(terms, { ...draft, by: 'quantity', quantity: quantityText(terms, 1) }, facts)
  const read = termsOf({ ...terms, minValue: amount(0n) }, one)
  return read.ok ? read.value.ticks : undefined
}

/** The maximum number of lots that `available` covers at the draft's price; undefined without a valid price. */
export function maxLots(
  terms: MarketTerms,
  draft: Draft,
  facts: Pick<Surroundings, 'reference' | 'best'> & { readonly available: string },
): number | undefined {
  const have = parseAmount(facts.available, draft.side === 'buy' ? terms.quoteScale : terms.baseScale)
  if (have === undefined) return undefined
  if (draft.side === 'sell') return wholeLots(terms, have)
  const ticks = priceOf(terms, draft, facts)
  if (ticks === undefined) return undefined
  const fits = (lots: number) => lots === 0 || buyHold(terms, ticks, lots, higherFee(terms)) <= have
  let [min, max] = [0, safe(have / cashOf(terms, ticks, 1))]
  while (min < max) {
    const middle = min + Math.ceil((max - min) / 2)
    if (fits(middle)) min = middle
    else max = middle - 1
  }
  return min
}

/**
 * The most lots that an order may have now, and the bound that decides: the balance, or the largest value of an order.
 * Only a sale of the whole holding may be below the smallest value. Undefined without a price or a known balance.
 */
export function mostLots(
  terms: MarketTerms,
  draft: Draft,
  facts: Pick<Surroundings, 'reference' | 'best' | 'available' | 'holding'>,
): { readonly most: Most<'balance' | 'order'>; readonly min: bigint } | undefined {
  const { available } = facts
  const [covered, ticks] = [
    available === undefined ? undefined : maxLots(terms, draft, { ...facts, available }),
    priceOf(terms, draft, facts),
  ]
  if (covered === undefined || ticks === undefined) return undefined
  const one = cashOf(terms, ticks, 1)
  const holding = draft.side === 'sell' ? holdingOf(terms, facts) : undefined
  const isWhole = holding !== undefined && covered === wholeLots(terms, holding)
  const min = isWhole ? 1n : (terms.minValue + one - 1n) / one
  const bounds = [
    { name: 'balance', most: BigInt(covered) },
    { name: 'order', most: terms.maxValue / one },
  ] as const
  return { most: mostOf<'balance' | 'order'>(bounds, { min, step: BigInt(terms.quantityLots) }), min }
}

const safe = (count: bigint): number =>
  count > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number.parseInt(count.toString(), 10)

/** `percent` of the maximum cash amount of a buy whose fee is covered too; '' for none. */
export function cashShareText(terms: MarketTerms, available: string, percent: number): string {
  const have = parseAmount(available, terms.quoteScale) ?? 0n
  const cash = (((have * 1_000_000n) / (1_000_000n + BigInt(terms.takerFee))) * BigInt(percent)) / 100n
  return cash === 0n ? '' : formatAmount(amount(cash), terms.quoteScale)
}

/** The slider position of the cash amount, 0 to 100. */
export function cashShareOf(terms: MarketTerms, available: string, cash: string): number {
  const max = parseAmount(cashShareText(terms, available, 100), terms.quoteScale)
  const typedAmount = parseAmount(typed(cash), terms.quoteScale)
  if (max === undefined || typedAmount === undefined) return 0
  return typedAmount > max ? 100 : safe((typedAmount * 100n) / max)
}

/** `percent` of the maximum quantity, in whole lots, cut; '' for none. */
export function shareText(terms: MarketTerms, max: number, percent: number): string {
  const lots = safe((BigInt(max) * BigInt(percent)) / 100n)
  const whole = lots - (lots % terms.quantityLots)
  return whole === 0 ? '' : quantityText(terms, whole)
}

/** The slider position: the quantity in percent of the maximum, 0 to 100. */
export function shareOf(terms: MarketTerms, max: number | undefined, quantity: string): number {
  const typedAmount = parseAmount(typed(quantity), terms.baseScale)
  if (typedAmount === undefined || max === undefined || max === 0) return 0
  const percent = (typedAmount * 100n) / (terms.lot * BigInt(max))
  return percent > 100n ? 100 : safe(percent)
}

/** The price of one lot at the draft's price, if `total` is less than that. */
export function minTotal(
  terms: MarketTerms,
  draft: Draft,
  total: string,
  facts: Pick<Surroundings, 'reference' | 'best'>,
): string | undefined {
  const ticks = priceOf(terms, draft, facts)
  const value = parseAmount(typed(total), terms.quoteScale)
  if (ticks === undefined || value === undefined) return undefined
  const min = cashOf(terms, ticks, 1)
  return value < min ? formatAmount(min, terms.quoteScale) : undefined
}

/** The whole lots that `total` buys at the draft's price, without the fee; '' for none. */
export function quantityFor(
  terms: MarketTerms,
  draft: Draft,
  total: string,
  facts: Pick<Surroundings, 'reference' | 'best'>,
): string {
  const ticks = priceOf(terms, draft, facts)
  const value = parseAmount(typed(total), terms.quoteScale)
  if (ticks === undefined || value === undefined) return ''
  const lots = safe(value / cashOf(terms, ticks, 1))
  return lots === 0 ? '' : quantityText(terms, lots)
}
