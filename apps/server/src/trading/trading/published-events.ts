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
/** What came into spot or left it by a transfer: below zero, it left. */
type Move = { readonly coin: string; readonly delta: string }
type OfCustomer = { readonly orders: OrderWire[]; readonly balances: BalanceWire[]; readonly moves: Move[] }

/** What the world may know of a batch after its commit. */
export type PublishedEvents = {
  readonly books: ReadonlyMap<string, BookWire>
  readonly trades: ReadonlyMap<string, TradeWire[]>
  readonly customers: ReadonlyMap<string, OfCustomer>
}

/** What is to be told of a batch once it is committed: taken down when it is decided, because memory moves on meanwhile. */
export type UnpublishedEvents = Omit<PublishedEvents, 'books'> & {
  readonly levels: ReadonlyMap<LiveMarket, readonly LevelNow[]>
}

/** After the commit: the books move, and the world may hear. */
export function tell(
  { levels, ...told }: UnpublishedEvents,
  books: ReadonlyMap<LiveMarket, CommittedBook>,
): PublishedEvents {
  const changes = new Map<string, BookWire>()
  for (const [market, changed] of levels) {
    const book = books.get(market)
    if (book !== undefined) changes.set(market.terms.symbol, book.apply(changed))
  }
  return { ...told, books: changes }
}

export function takeDown(batch: Batch): UnpublishedEvents {
  const told = {
    levels: new Map([...batch.levels].map(([market, touched]) => [market, levelsNow(market, touched)])),
    trades: new Map<string, TradeWire[]>(),
    customers: new Map<string, OfCustomer>(),
  }
  for (const { market, seq, taker, ticks, lots, connected } of batch.fills) {
    const { terms } = market
    const tape = told.trades.get(terms.symbol) ?? []
    const at = batch.now.toISOString()
    const [price, quantity] = [priceText(terms, ticks), quantityText(terms, lots)]
    tape.push({ seq, side: taker.order.side, price, quantity, connected, at })
    told.trades.set(terms.symbol, tape)
  }
  const of = (customer: string): OfCustomer => {
    const known = told.customers.get(customer) ?? { orders: [], balances: [], moves: [] }
    told.customers.set(customer, known)
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
  return told
}

/** Each touched as `side:ticks`. */
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
