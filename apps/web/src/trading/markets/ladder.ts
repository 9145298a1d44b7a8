import { type Amount, amount, formatAmount, parseAmount, plus, ZERO } from '@tessera/domain/books/money/amount.ts'
import type { WireLevel } from '@tessera/domain/trading/markets/book-checksum.ts'
import type { Book } from './book-store.ts'

/**
 * One row of the book. `total` is the quantity at this price and at all better ones. `depth` is its percentage of the
 * largest total on either side.
 */
export type LadderRow = {
  readonly price: string
  readonly quantity: string
  readonly total: string
  readonly depth: number
  /** An order of the user rests at this price. */
  readonly mine: boolean
}
export type Ladder = { readonly asks: readonly LadderRow[]; readonly bids: readonly LadderRow[] }
export type LadderOptions = {
  readonly rows: number
  /** The number of ticks in a price step. */
  readonly ticks: number
  readonly tick: string
  readonly pricePrecision: number
  readonly quantityPrecision: number
  /** The prices of the user's open orders. */
  readonly own: { readonly buy: ReadonlySet<string>; readonly sell: ReadonlySet<string> }
}

type GroupedLevel = { readonly price: Amount; quantity: Amount; mine: boolean }

/** The best rows of both sides. Grouped bids round down and asks round up, so that no row looks better than it is. */
export function ladderOf(book: Book, options: LadderOptions): Ladder {
  const bids = groupLevels(book.bids, options, 'down', options.own.buy)
  const asks = groupLevels(book.asks, options, 'up', options.own.sell)
  const [bidTotals, askTotals] = [totalsOf(bids), totalsOf(asks)]
  const deepest = [bidTotals.at(-1) ?? ZERO, askTotals.at(-1) ?? ZERO].reduce((a, b) => (a > b ? a : b))
  const rowsOf = (levels: readonly GroupedLevel[], totals: readonly Amount[]) =>
    levels.map(({ price, quantity, mine }, at) => ({
      price: formatAmount(price, options.pricePrecision),
      quantity: formatAmount(quantity, options.quantityPrecision),
      total: formatAmount(totals[at] ?? ZERO, options.quantityPrecision),
      depth: percentOf(totals[at] ?? ZERO, deepest),
      mine,
    }))
  return { asks: rowsOf(asks, askTotals), bids: rowsOf(bids, bidTotals) }
}

function groupLevels(
  side: readonly WireLevel[],
  { rows, ticks, tick, pricePrecision, quantityPrecision }: LadderOptions,
  rounding: 'up' | 'down',
  own: ReadonlySet<string>,
): GroupedLevel[] {
  const step = (parseAmount(tick, pricePrecision) ?? 1n) * BigInt(ticks)
  const levels: GroupedLevel[] = []
  for (const [priceText, quantityText] of side) {
    const exact = parseAmount(priceText, pricePrecision) ?? ZERO
    const price = amount(rounding === 'down' ? exact - (exact % step) : ((exact + step - 1n) / step) * step)
    const quantity = parseAmount(quantityText, quantityPrecision) ?? ZERO
    const last = levels.at(-1)
    if (last?.price === price) {
      last.quantity = plus(last.quantity, quantity)
      last.mine ||= own.has(priceText)
    } else if (levels.length === rows) break
    else levels.push({ price, quantity, mine: own.has(priceText) })
  }
  return levels
}

function totalsOf(levels: readonly GroupedLevel[]): Amount[] {
  let sum = ZERO
  return levels.map(({ quantity }) => (sum = plus(sum, quantity)))
}

/** Whole percent for a bar, at most 100, so it is a safe integer. */
const percentOf = (part: Amount, of: Amount): number =>
  of === 0n ? 0 : Number.parseInt(((part * 100n) / of).toString(), 10)

/** The spread between best bid and best ask, also as a percentage of the ask, truncated to two decimals. */
export function spreadOf(book: Book, pricePrecision: number): { spread: string; percent: string } | undefined {
  const bid = parseAmount(book.bids[0]?.[0] ?? '', pricePrecision)
  const ask = parseAmount(book.asks[0]?.[0] ?? '', pricePrecision)
  // While an auction collects orders, prices cross and there is no spread.
  if (bid === undefined || ask === undefined || ask === 0n || ask < bid) return undefined
  const spread = amount(ask - bid)
  return { spread: formatAmount(spread, pricePrecision), percent: formatAmount(amount((spread * 10_000n) / ask), 2) }
}
