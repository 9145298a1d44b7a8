import { apply } from '@tessera/domain/trading/matching/apply.ts'
import type { BookEvent, Phase, Placement } from '@tessera/domain/trading/matching/command.ts'
import { admit } from '@tessera/domain/trading/matching/admission.ts'
import { crosses } from '@tessera/domain/trading/matching/enter.ts'
import { enterAdmitted, restAdmitted, takeElected } from '@tessera/domain/trading/matching/elected-stops.ts'
import { edgeOf, isWithin } from '@tessera/domain/trading/markets/bands.ts'
import type { MarketState } from '@tessera/domain/trading/markets/market.ts'
import type { CancelCause, MetCause } from '@tessera/domain/trading/orders/kinds.ts'
import { oppositeOrders } from '@tessera/domain/trading/orders/opposite-orders.ts'
import { spend } from '@tessera/domain/trading/orders/spend.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { type Batch, type CutOutcome, markOrderChanged } from './batch.ts'
import { type Deciding, applyBookEvent, openOrder, placementOf, endMetOrder } from './apply-book-event.ts'
import type { Limit } from './judge.ts'
import { endCanceled } from './order-steps.ts'
import { bookSide, type LiveMarket, type LiveOrder } from './state.ts'

/** Enters an order into its book: for the first time, or after it was admitted before. */
type Placing = (placement: Placement) => BookEvent[]

/** Triggers a stop that a trade reached. It takes a number of the common count, which is its place in the queue. */
export function trigger({ state, batch }: Deciding, order: LiveOrder): void {
  order.enteredNumber = state.nextNumber++
  order.triggeredAt = batch.now
  markOrderChanged(batch, order)
}

/** Enters the stops that trades reached, one by one. Each of them may reach more. */
export function releaseStops(deciding: Deciding, market: LiveMarket): void {
  for (let stop = takeElected(market.book); stop !== undefined; stop = takeElected(market.book)) {
    const order = openOrder(deciding.state, stop.order)
    trigger(deciding, order)
    if (market.book.phase === 'open') enterBook(deciding, order, (placement) => enterAdmitted(market.book, placement))
    else join(deciding, order)
  }
}

/** Handles a stop that was reached before the price rules stopped continuous trading: it joins the auction, or ends. */
function join(deciding: Deciding, order: LiveOrder): void {
  const { stop: _stop, ...placement } = placementOf(deciding.state, order)
  for (const event of enterAdmitted(order.market.book, placement))
    if (event.kind === 'canceled' && order.flag === 'gtc' && event.cause === 'ioc') end(deciding, order, 'band')
    else applyBookEvent(deciding, order.market, event)
}

/**
 * Matches an order in an open book inside its limits. Orders in its way that may not execute are cancelled first. The
 * price rules decide about the part that would trade beyond the limits: it is cancelled, or starts a volatility
 * auction.
 */
export function enterBook(deciding: Deciding, order: LiveOrder, into: Placing): void {
  const { state, batch } = deciding
  const { market } = order
  const limits = state.judge.limitsOf(order, batch.now)
  if (order.flag !== 'post_only') cancelBlockingOrders(deciding, order, limits)
  const lastTicks = lastTicksOf(order, limits)
  const cause = rests(order) ? state.judge.causeAgainstRest(order, market.book.phase, batch.now) : undefined
  if (order.flag === 'post_only' && cause !== undefined && !crosses(market.book, bookSide(order), order.ticks))
    return cut(deciding, order, lastTicks, cause, false)
  const isWhole = order.flag === 'post_only' || (lastTicks === order.ticks && cause === undefined)
  const lots = payableLots(order)
  if (lots === 0) {
    nothingTraded(order)
    return end(deciding, order, 'market')
  }
  const { stop: _stop, until, ...placement } = { ...placementOf(state, order), lots }
  const request = { ...placement, price: lastTicks, flag: order.flag === 'gtc' ? 'ioc' : order.flag } as const
  const whole = { ...placement, ...(until !== undefined && { until }) }
  const events = isWhole ? into(whole) : lastTicks === 0 ? nothingTraded(order) : into(request)
  for (const event of events) {
    const isOwn = event.kind === 'canceled' && event.order === order.number
    if (isOwn && !isWhole && event.cause === 'ioc') finish(deciding, order, limits, lastTicks, cause)
    else if (isOwn && !isWhole && event.cause === 'fok') cut(deciding, order, lastTicks, 'fok', false)
    else applyBookEvent(deciding, market, event)
  }
  if (order.cashQuantity !== null && order.filledLots === lots && lots < order.lots) end(deciding, order, 'market')
}

/**
 * Returns the lots that an order may still trade. A market order with a cash quantity pays for fewer if cheaper orders
 * in its way were cancelled.
 */
function payableLots({ market, side, ticks, lots, filledLots, cashQuantity }: LiveOrder): number {
  if (cashQuantity === null) return lots - filledLots
  const cashOrder = { side, cash: amount(cashQuantity), worst: ticks }
  return Math.min(lots, spend(market.terms, cashOrder, oppositeOrders(market.book, side)).lots)
}

const rests = ({ flag }: LiveOrder): boolean => flag === 'gtc' || flag === 'post_only'

/** Returns the events of an order that may trade at no price. */
function nothingTraded(order: LiveOrder): BookEvent[] {
  const { number, market, lots, flag } = order
  // A stop was admitted when it began to wait.
  if (order.stopTicks === null) admit(market.book, number, bookSide(order), lots)
  return [{ kind: 'canceled', order: number, lots, cause: flag === 'fok' ? 'fok' : 'ioc' }]
}

/**
 * Returns the last price at which an order may trade now; 0 if the best opposite price is outside its limits already.
 */
function lastTicksOf(order: LiveOrder, limits: readonly Limit[]): number {
  const [best] = oppositeOrders(order.market.book, order.side)
  if (best !== undefined && reaches(order, best.ticks) && !limits.every(({ range }) => isWithin(best.ticks, range)))
    return 0
  const edges = limits.map(({ range }) => edgeOf(range, order.side))
  return order.side === 'buy' ? Math.min(order.ticks, ...edges) : Math.max(order.ticks, ...edges)
}

const reaches = ({ side, ticks }: LiveOrder, price: number): boolean =>
  side === 'buy' ? price <= ticks : price >= ticks

/**
 * True if a price is outside the bands in favour of the order: its maker offers it to its own disadvantage (threat
 * PRC-04).
 */
const isStray = ({ side }: LiveOrder, ticks: number, limits: readonly Limit[]): boolean =>
  limits.some(({ range, outcome }) => outcome === 'breach' && (side === 'buy' ? ticks < range.low : ticks > range.high))

/** True if this order would trade too little at such prices to start an auction. */
function mayTradeOutsideBands(deciding: Deciding, order: LiveOrder, limits: readonly Limit[]): boolean {
  const further = furtherTrades(deciding, order, (ticks) => isStray(order, ticks, limits))
  return deciding.state.judge.isCleared({ market: order.market, taker: order, further, now: deciding.batch.now })
}

/**
 * Cancels orders that this one would meet and that may not execute. It also cancels those in front of them with a price
 * outside the bands, unless the trade with them starts an auction. Otherwise one small order could block trading for
 * everybody.
 */
function cancelBlockingOrders(deciding: Deciding, order: LiveOrder, limits: readonly Limit[]): void {
  const { state, batch } = deciding
  const blocking: { readonly maker: LiveOrder; readonly cause: MetCause }[] = []
  let left = order.lots - order.filledLots
  let clears: boolean | undefined
  for (const { order: number, ticks, lots } of oppositeOrders(order.market.book, order.side)) {
    if (left <= 0 || !reaches(order, ticks)) break
    const maker = openOrder(state, number)
    const restriction = state.judge.causeAgainstTrade(maker, ticks, batch.now, state.nextNumber + blocking.length)
    const mayClear = restriction === undefined && maker.person !== order.person && isStray(order, ticks, limits)
    if (mayClear) clears ??= mayTradeOutsideBands(deciding, order, limits)
    const cause = restriction ?? (mayClear && clears === true ? 'band' : undefined)
    if (cause !== undefined) blocking.push({ maker, cause })
    else if (maker.person === order.person || !limits.every(({ range }) => isWithin(ticks, range))) break
    else left -= lots
  }
  for (const { maker, cause } of blocking) endMetOrder(state, batch, maker, cause)
}

/** Decides about the part of an order that did not trade inside its limits. */
function finish(
  deciding: Deciding,
  order: LiveOrder,
  limits: readonly Limit[],
  lastTicks: number,
  cause: 'band' | MetCause | undefined,
): void {
  const head = headOf(deciding, order)
  if (head === undefined) {
    if (!rests(order)) end(deciding, order, order.type === 'market' ? 'market' : 'ioc')
    else if (cause === undefined) rest(deciding, order)
    else cut(deciding, order, lastTicks, cause, false)
    return
  }
  const limit = limits.find(({ range }) => !isWithin(head.ticks, range))
  assert(limit, `order ${order.id} stopped before the price ${head.ticks}, which is inside its limits`)
  const { market } = order
  const isOutside = (ticks: number): boolean => !isWithin(ticks, limit.range)
  const crossing = { market, taker: order, further: furtherTrades(deciding, order, isOutside), now: deciding.batch.now }
  const outcome = limit.outcome === 'breach' ? deciding.state.judge.breachOf(crossing) : limit.outcome
  const joins =
    outcome === 'auction' &&
    order.flag === 'gtc' &&
    deciding.state.judge.causeAgainstRest(order, 'auction', deciding.batch.now) === undefined
  cut(deciding, order, lastTicks, outcome, joins)
}

type Head = { readonly maker: LiveOrder; readonly ticks: number; readonly lots: number }

/**
 * Yields the trades that an order would still make up to its own price, at the prices that `counts` accepts. One small
 * order hides none of them (threat PRC-04).
 */
function* furtherTrades(
  { state, batch }: Deciding,
  order: LiveOrder,
  counts: (ticks: number) => boolean,
): Generator<Head> {
  let left = order.lots - order.filledLots
  for (const { order: number, ticks, lots } of oppositeOrders(order.market.book, order.side)) {
    if (left <= 0 || !reaches(order, ticks)) return
    const maker = openOrder(state, number)
    if (state.judge.causeAgainstTrade(maker, ticks, batch.now, state.nextNumber) !== undefined) continue
    if (counts(ticks)) yield { maker, ticks, lots: Math.min(lots, left) }
    left -= lots
  }
}

/**
 * Returns the next order with which this one would trade at its own price. Orders that may not execute are met too, and
 * cancelled.
 */
function headOf({ state, batch }: Deciding, order: LiveOrder): Head | undefined {
  for (;;) {
    const [met] = oppositeOrders(order.market.book, order.side)
    if (met === undefined || !reaches(order, met.ticks)) return undefined
    const maker = openOrder(state, met.order)
    const cause = state.judge.causeAgainstTrade(maker, met.ticks, batch.now, state.nextNumber)
    if (cause === undefined) return { maker, ticks: met.ticks, lots: met.lots }
    endMetOrder(state, batch, maker, cause)
  }
}

const endings: Readonly<Record<Exclude<CutOutcome, 'met'>, CancelCause>> = {
  band: 'band',
  auction: 'band',
  halt: 'band',
  collar: 'collar',
  fok: 'fok',
}

/**
 * Ends an order at the limit of the price rules, or lets its remainder join the auction that it starts. It is recorded
 * for followers and the replay.
 */
function cut(deciding: Deciding, order: LiveOrder, lastTicks: number, outcome: CutOutcome, joins: boolean): void {
  assert(outcome !== 'met', `order ${order.id} was met, so the price rules cannot end it`)
  const number = order.enteredNumber ?? order.number
  deciding.batch.cuts.push({ number, order, lastTicks, outcome, rests: joins })
  const stops = interruptions[outcome]
  if (stops !== undefined) interrupt(deciding, order, stops)
  if (joins) rest(deciding, order)
  else end(deciding, order, endings[outcome])
}

type Interruption = { readonly phase: Phase; readonly status: Extract<MarketState, 'auction' | 'halted'> }
const interruptions: Readonly<Record<CutOutcome, Interruption | undefined>> = {
  auction: { phase: 'auction', status: 'auction' },
  halt: { phase: 'halted', status: 'halted' },
  band: undefined,
  collar: undefined,
  fok: undefined,
  met: undefined,
}

/** Stops continuous trading in a book and its market. */
function interrupt({ state, batch }: Deciding, order: LiveOrder, { phase, status }: Interruption): void {
  const { market } = order
  const referenceTicks = market.reference ?? market.lastTicks
  batch.turns.push({ number: state.nextNumber++, market, phase, referenceTicks, indication: undefined, order })
  apply(market.book, { kind: 'turn', to: phase, reference: referenceTicks })
  moveByRules(batch, market, status)
}

/** Changes a market's state by the price rules. The change is written with the batch. */
export function moveByRules(batch: Batch, market: LiveMarket, to: 'auction' | 'halted'): void {
  batch.moves.push({ market, from: market.status, to })
  market.status = to
  market.moves += 1
  market.movedBy = 'volatility'
}

function rest(deciding: Deciding, order: LiveOrder): void {
  const { stop: _stop, ...placement } = placementOf(deciding.state, order)
  for (const event of restAdmitted(order.market.book, placement)) applyBookEvent(deciding, order.market, event)
}

const end = ({ state, batch }: Deciding, order: LiveOrder, cause: CancelCause): void =>
  endCanceled(state, batch, order, cause, 'trading')
