import type { BookData } from '@tessera/contract/trading/stream/stream.ts'
import type { SpotBalance } from '@tessera/contract/trading/stream/stream.ts'
import type { Trade } from '@tessera/contract/trading/trades/trades.ts'
import { lotsAt } from '@tessera/domain/trading/matching/book.ts'
import { priceText, quantityText } from '@tessera/domain/trading/markets/market.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { z } from 'zod'
import type { Batch } from './batch.ts'
import type { CommittedBook, LevelNow } from './committed-book.ts'
import { factsOf, orderOnWire, type OrderWire } from './order-view.ts'
import type { LiveMarket, MoneyAccount } from './state.ts'

type TradeWire = z.input<typeof Trade>
type BookWire = z.input<typeof BookData> & { readonly seq: number }
type BalanceWire = z.input<typeof SpotBalance>
/** A transfer into spot, or out of it if negative. */
type Move = { readonly coin: string; readonly delta: string }
type OfCustomer = { readonly orders: OrderWire[]; readonly balances: BalanceWire[]; readonly moves: Move[] }

/** Everything that is published about a batch after its commit. */
export type PublishedEvents = {
  readonly books: ReadonlyMap<string, BookWire>
  readonly trades: ReadonlyMap<string, TradeWire[]>
  readonly customers: ReadonlyMap<string, OfCustomer>
}

/**
 * Everything to publish about a batch once it is committed. It is collected when the batch is decided, because memory
 * changes afterwards.
 */
export type UnpublishedEvents = Omit<PublishedEvents, 'books'> & {
  readonly levels: ReadonlyMap<LiveMarket, readonly LevelNow[]>
}

/** Applies the levels of a committed batch to the books, and returns what to publish. */
export function applyCommitted(
  { levels, ...events }: UnpublishedEvents,
  books: ReadonlyMap<LiveMarket, CommittedBook>,
): PublishedEvents {
  const changes = new Map<string, BookWire>()
  for (const [market, changed] of levels) {
    const book = books.get(market)
    if (book !== undefined) changes.set(market.terms.symbol, book.apply(changed))
  }
  return { ...events, books: changes }
}

export function collectEvents(batch: Batch): UnpublishedEvents {
  const events = {
    levels: new Map([...batch.levels].map(([market, touched]) => [market, levelsNow(market, touched)])),
    trades: new Map<string, TradeWire[]>(),
    customers: new Map<string, OfCustomer>(),
  }
  for (const { market, seq, taker, ticks, lots, connected } of batch.fills) {
    const { terms } = market
    const tape = events.trades.get(terms.symbol) ?? []
    const at = batch.now.toISOString()
    const [price, quantity] = [priceText(terms, ticks), quantityText(terms, lots)]
    tape.push({ seq, side: taker.order.side, price, quantity, connected, at })
    events.trades.set(terms.symbol, tape)
  }
  const of = (customer: string): OfCustomer => {
    const known = events.customers.get(customer) ?? { orders: [], balances: [], moves: [] }
    events.customers.set(customer, known)
    return known
  }
  for (const order of [...batch.placed, ...batch.changed]) of(order.customer).orders.push(orderOnWire(factsOf(order)))
  for (const account of batch.accounts.keys())
    if (account.customer !== undefined) of(account.customer).balances.push(balanceOnWire(account))
  for (const { account, amount: delta } of batch.journals.flatMap((each) =>
    each.refType === 'transfer' ? each.postings : [],
  ))
    if (account.customer !== undefined)
      of(account.customer).moves.push({ coin: account.coin, delta: formatAmount(amount(delta), account.scale) })
  return events
}

/** Returns each changed level as `side:ticks`. */
const levelsNow = (market: LiveMarket, touched: ReadonlySet<string>): LevelNow[] =>
  [...touched].map((each) => {
    const [of, text] = each.split(':')
    const [side, ticks] = [of === '0' ? 0 : 1, Number(text)] as const
    return { side, ticks, lots: lotsAt(market.book, side, ticks) }
  })

const balanceOnWire = ({ coin, scale, posted, held }: MoneyAccount): BalanceWire => ({
  coin,
  available: formatAmount(amount(posted - held), scale),
  held: formatAmount(amount(held), scale),
})
