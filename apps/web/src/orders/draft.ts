import type { PreviewReason } from '@tessera/contract/orders.ts'
import { cashOf, type MarketTerms, quantityText } from '@tessera/domain/markets/market.ts'
import { type Amount, amount, formatAmount, minus, parseAmount } from '@tessera/domain/money/amount.ts'
import { buyHold, higherFee, type OrderTerms, termsOf, withoutBand } from '@tessera/domain/orders/terms.ts'
import type { z } from 'zod'
import type { OrderSide } from './orders.queries.ts'

/** What stands in the form, as it was typed. */
export type Draft = { readonly side: OrderSide; readonly price: string; readonly quantity: string }
export type Reason = z.output<typeof PreviewReason> | 'PRICE_MISSING' | 'QUANTITY_MISSING'

/** In the quote coin. `bound` is what a buy pays at most and a sell receives at least, however it is filled. */
export type Costs = { readonly value: string; readonly fee: string; readonly bound: string }
export type Checked = { readonly costs?: Costs; readonly reason?: Reason }

/** '12.' and '007' as the wire writes them; '' for nothing. */
export const typed = (text: string): string => text.replace(/\.$/u, '').replace(/^0+(?=\d)/u, '')

/** What an order would cost and why it would be refused, by the rules that the server asks too. The server decides. */
export function checkDraft(
  terms: MarketTerms,
  draft: Draft,
  facts: { readonly reference: string; readonly available: string | undefined; readonly open: boolean },
): Checked {
  const [price, quantity] = [typed(draft.price), typed(draft.quantity)]
  const referenceTicks = ticksOf(terms, facts.reference) ?? 1
  const wish = { type: 'limit', side: draft.side, price, quantity, referenceTicks, bestTicks: 0 } as const
  // An order outside the band is told so, and still costed.
  const costed = termsOf(withoutBand(terms), wish)
  const costs = costed.ok ? costsOf(terms, draft.side, costed.value) : undefined
  const reason = reasonOf()
  return { ...(costs && { costs }), ...(reason && { reason }) }

  function reasonOf(): Reason | undefined {
    if (!facts.open) return 'MARKET_NOT_OPEN'
    if (!/[1-9]/u.test(price)) return 'PRICE_MISSING'
    if (!/[1-9]/u.test(quantity)) return 'QUANTITY_MISSING'
    const read = termsOf(terms, wish)
    if (!read.ok) return read.code
    return covers(terms, draft.side, facts.available, read.value.hold) ? undefined : 'INSUFFICIENT_AVAILABLE_BALANCE'
  }
}

/** Each fill's fee is rounded up by itself, so the bound counts the most that the fees may come to. */
function costsOf(terms: MarketTerms, side: OrderSide, { ticks, lots, value, fee }: OrderTerms): Costs {
  const most = buyHold(terms, ticks, lots, higherFee(terms))
  const text = (of: Amount) => formatAmount(of, terms.quoteScale)
  const least = minus(value, minus(most, value))
  return { value: text(value), fee: text(fee), bound: text(side === 'buy' ? most : amount(least < 0n ? 0n : least)) }
}

/** Nobody is told that money is missing before it is known how much there is. */
function covers(terms: MarketTerms, side: OrderSide, available: string | undefined, hold: Amount): boolean {
  if (available === undefined) return true
  const have = parseAmount(available, side === 'buy' ? terms.quoteScale : terms.baseScale)
  return have === undefined || have >= hold
}

/** Whole ticks in a price; undefined for what is between two. */
function ticksOf(terms: MarketTerms, text: string): number | undefined {
  const price = parseAmount(typed(text), terms.quoteScale)
  if (price === undefined || price === 0n || price % terms.tick !== 0n) return undefined
  const ticks = price / terms.tick
  return ticks > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : Number.parseInt(ticks.toString(), 10)
}

/** The most lots that `available` covers at this price; undefined while the price says nothing. */
export function mostLots(terms: MarketTerms, draft: Draft, available: string): number | undefined {
  const ticks = ticksOf(terms, draft.price)
  const have = parseAmount(available, draft.side === 'buy' ? terms.quoteScale : terms.baseScale)
  if (have === undefined) return undefined
  if (draft.side === 'sell') return safe(have / terms.lot)
  if (ticks === undefined) return undefined
  const fits = (lots: number) => lots === 0 || buyHold(terms, ticks, lots, higherFee(terms)) <= have
  let [least, most] = [0, safe(have / cashOf(terms, ticks, 1))]
  while (least < most) {
    const middle = least + Math.ceil((most - least) / 2)
    if (fits(middle)) least = middle
    else most = middle - 1
  }
  return least
}

const safe = (count: bigint): number =>
  count > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number.parseInt(count.toString(), 10)

/** `percent` of what is possible, in whole lots, cut; '' for none. */
export function shareText(terms: MarketTerms, most: number, percent: number): string {
  const lots = safe((BigInt(most) * BigInt(percent)) / 100n)
  return lots === 0 ? '' : quantityText(terms, lots)
}

/** Where the slider stands: how much of what is possible the quantity is, 0 to 100. */
export function shareOf(terms: MarketTerms, most: number | undefined, quantity: string): number {
  const wanted = parseAmount(typed(quantity), terms.baseScale)
  if (wanted === undefined || most === undefined || most === 0) return 0
  const percent = (wanted * 100n) / (terms.lot * BigInt(most))
  return percent > 100n ? 100 : safe(percent)
}

/** The whole lots that `total` buys at the draft's price, fee apart; '' for none. */
export function quantityFor(terms: MarketTerms, draft: Draft, total: string): string {
  const ticks = ticksOf(terms, draft.price)
  const value = parseAmount(typed(total), terms.quoteScale)
  if (ticks === undefined || value === undefined) return ''
  const lots = safe(value / cashOf(terms, ticks, 1))
  return lots === 0 ? '' : quantityText(terms, lots)
}
