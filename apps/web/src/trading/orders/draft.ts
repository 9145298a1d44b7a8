import type { PreviewReason } from '@tessera/contract/trading/orders/orders.ts'
import { collarRange, isWithin, staticBand } from '@tessera/domain/trading/markets/bands.ts'
import { bandIn, type MarketTerms, type MarketState, takesOrders } from '@tessera/domain/trading/markets/market.ts'
import { type Amount, amount, formatAmount, minus, parseAmount } from '@tessera/domain/books/money/amount.ts'
import {
  buyHold,
  higherFee,
  type OrderTerms,
  termsOf,
  ticksOf,
  withoutBand,
} from '@tessera/domain/trading/orders/terms.ts'
import type { z } from 'zod'
import type { OrderSide, OrderType, OrderRequest } from './orders.queries.ts'

/** The time in force of an order: `gtd` for a number of days, the others as in the contract. */
export const timesInForce = ['gtc', 'gtd', 'ioc', 'fok'] as const
export type TimeInForce = (typeof timesInForce)[number]
export const goodForDays = [1, 7, 30, 90] as const

/** The input of the form, as typed. */
export type Draft = {
  readonly side: OrderSide
  readonly type: OrderType
  /** A market order is given by its quantity, or by the money that it spends or earns. */
  readonly by: 'quantity' | 'cash'
  readonly cash: string
  readonly price: string
  readonly stop: string
  readonly quantity: string
  readonly timeInForce: TimeInForce
  readonly days: (typeof goodForDays)[number]
  readonly postOnly: boolean
}
export const blankDraft = (price: string): Draft => ({
  side: 'buy',
  type: 'limit',
  by: 'quantity',
  cash: '',
  price,
  stop: '',
  quantity: '',
  timeInForce: 'gtc',
  days: 7,
  postOnly: false,
})
export type Reason =
  | z.output<typeof PreviewReason>
  | 'PRICE_MISSING'
  | 'STOP_MISSING'
  | 'QUANTITY_MISSING'
  | 'CASH_MISSING'

/** Errors of empty fields. The button stays enabled, and a press shows them at the fields. */
const missing: ReadonlySet<Reason> = new Set(['PRICE_MISSING', 'STOP_MISSING', 'QUANTITY_MISSING', 'CASH_MISSING'])
export const isMissing = (reason: Reason | undefined): boolean => reason !== undefined && missing.has(reason)

export const isByCash = ({ type, by }: Pick<Draft, 'type' | 'by'>): boolean => type === 'market' && by === 'cash'

/** Changes the draft; a new side clears the amounts. */
export const changed = (draft: Draft, next: Partial<Draft>): Draft =>
  next.side === undefined || next.side === draft.side
    ? { ...draft, ...next }
    : { ...draft, ...next, quantity: '', cash: '' }

/** Removes the sent order from the form; input typed since then stays. */
export const withoutSent = (draft: Draft, sent: OrderRequest): Draft =>
  JSON.stringify(orderRequestOf(sent.symbol, draft)) === JSON.stringify(sent)
    ? { ...draft, quantity: '', cash: '' }
    : draft

/** A price picked in the book becomes the limit; an empty quantity becomes what rests up to that price. */
export const picked = (draft: Draft, price: string, total: string): Draft => ({
  ...draft,
  type: draft.type === 'market' ? 'limit' : draft.type,
  price,
  quantity: draft.quantity === '' ? total : draft.quantity,
})

/** Only an order that may rest can be post only. */
export const mayBePostOnly = ({ type, timeInForce }: Pick<Draft, 'type' | 'timeInForce'>): boolean =>
  type !== 'market' && (timeInForce === 'gtc' || timeInForce === 'gtd')

/** An auction accepts orders that rest and have no stop. */
const mayBeCollected = ({ type, timeInForce, postOnly }: Draft): boolean =>
  type === 'limit' && (timeInForce === 'gtc' || timeInForce === 'gtd') && !postOnly

/** The request without its end, which is counted from the moment of sending. */
export function orderRequestOf(symbol: string, draft: Draft): OrderRequest {
  const { side, type } = draft
  if (isByCash(draft)) return { symbol, side, type, cashQuantity: typed(draft.cash) }
  const quantity = typed(draft.quantity)
  if (type === 'market') return { symbol, side, type, quantity }
  const flag =
    draft.timeInForce === 'ioc' || draft.timeInForce === 'fok'
      ? draft.timeInForce
      : draft.postOnly
        ? 'post_only'
        : 'gtc'
  const limit: OrderRequest = { symbol, side, type, flag, price: typed(draft.price), quantity }
  return type === 'limit' ? limit : { ...limit, stop: typed(draft.stop) }
}

/** The number of days until an order ends; undefined if only its owner ends it. */
export const daysOf = ({ type, timeInForce, days }: Draft): number | undefined =>
  type !== 'market' && timeInForce === 'gtd' ? days : undefined

/** In the quote coin. `bound` is the maximum cost of a buy and the minimum proceeds of a sell, however it is filled. */
export type Costs = { readonly value: string; readonly fee: string; readonly bound: string }
export type Checked = { readonly costs?: Costs; readonly reason?: Reason }

/** Converts '12.' and '007' to the format of requests; '' for an empty text. */
export const typed = (text: string): string => text.replace(/\.$/u, '').replace(/^0+(?=\d)/u, '')

/** The market around a draft: `best` is the best price of each side, '' if there is none. */
export type Surroundings = {
  /** The centre of the price band; null while the market has no reference price. */
  readonly reference: string | null
  readonly best: { readonly bid: string; readonly ask: string }
  readonly available: string | undefined
  /** The seller's whole holding of the base coin, if no order holds a part of it. */
  readonly holding?: string | undefined
  readonly state: MarketState
  /** Withdrawals of the account are paused, so its orders execute only near the reference price. */
  readonly collared: boolean
}

/** The costs of an order and the reason for a refusal, by the same rules as the server, which decides. */
export function checkDraft(terms: MarketTerms, draft: Draft, facts: Surroundings): Checked {
  const orderRequest = { ...readable(terms, draft, facts), holding: holdingOf(terms, facts) }
  const read = termsOf(withoutBand(terms), orderRequest)
  const costs = read.ok ? costsOf(terms, draft.side, read.value) : undefined
  const reason = reasonOf()
  return { ...(costs && { costs }), ...(reason && { reason }) }

  function reasonOf(): Reason | undefined {
    if (!takesOrders(facts.state)) return 'MARKET_NOT_OPEN'
    if (facts.collared && facts.reference === null) return 'ORDER_COLLAR_WITHOUT_REFERENCE'
    if (facts.state === 'open' && facts.reference === null) return 'MARKET_AUCTION_ONLY'
    if (facts.state === 'auction' && !mayBeCollected(draft)) return 'ORDER_NOT_IN_AUCTION'
    if (draft.type !== 'market' && !/[1-9]/u.test(draft.price)) return 'PRICE_MISSING'
    if (draft.type === 'stop_limit' && !/[1-9]/u.test(draft.stop)) return 'STOP_MISSING'
    if (isByCash(draft) && !/[1-9]/u.test(draft.cash)) return 'CASH_MISSING'
    if (!isByCash(draft) && !/[1-9]/u.test(draft.quantity)) return 'QUANTITY_MISSING'
    if (!read.ok) return read.code
    const outside = outsideOf(terms, draft, facts, read.value)
    if (outside !== undefined) return outside
    return covers(terms, draft.side, facts.available, read.value.hold) ? undefined : 'INSUFFICIENT_AVAILABLE_BALANCE'
  }
}

/** The price rule that a limit or a stop breaks. An order that trades at once may reach beyond the band: its rest is cancelled there. */
function outsideOf(
  terms: MarketTerms,
  { type, side }: Draft,
  { reference, best, collared, state }: Surroundings,
  { ticks, stopTicks }: Pick<OrderTerms, 'ticks' | 'stopTicks'>,
): Reason | undefined {
  const centre = ticksOf(terms, reference ?? undefined)
  if (centre === undefined) return undefined
  const prices = [...(type === 'market' ? [] : [ticks]), ...(stopTicks === 0 ? [] : [stopTicks])]
  const collar = collarRange(centre)
  if (collared && prices.some((price) => !isWithin(price, collar))) return 'ORDER_OUT_OF_COLLAR'
  const band = staticBand(centre, bandIn(state, terms.band))
  const across = ticksOf(terms, side === 'buy' ? best.ask : best.bid) ?? 0
  const isFar = side === 'buy' ? ticks > band.high : ticks < band.low
  const trades = type === 'limit' && state === 'open' && across > 0 && isFar
  if (trades && (side === 'buy' ? ticks >= across : ticks <= across)) return undefined
  return prices.some((price) => !isWithin(price, band)) ? 'ORDER_PRICE_OUT_OF_BAND' : undefined
}

/** The form knows only the best opposite price, so only the server can compute the result of a cash amount. */
export function readable(terms: MarketTerms, draft: Draft, facts: Pick<Surroundings, 'reference' | 'best'>) {
  const bestTicks = ticksOf(terms, draft.side === 'buy' ? facts.best.ask : facts.best.bid) ?? 0
  return {
    type: draft.type,
    side: draft.side,
    price: typed(draft.price),
    stop: typed(draft.stop),
    ...(isByCash(draft) ? { cashQuantity: typed(draft.cash) } : { quantity: typed(draft.quantity) }),
    referenceTicks: ticksOf(terms, facts.reference ?? undefined) ?? 1,
    bestTicks,
    across: [{ ticks: bestTicks, lots: Number.MAX_SAFE_INTEGER }],
  }
}

/** The whole holding of a seller as an amount; undefined if orders hold a part of it. */
export const holdingOf = ({ baseScale }: MarketTerms, { holding }: Pick<Surroundings, 'holding'>): Amount | undefined =>
  holding === undefined ? undefined : parseAmount(holding, baseScale)

/** Each fill's fee is rounded up separately, so the bound counts the maximum of all fees. */
function costsOf(terms: MarketTerms, side: OrderSide, { ticks, lots, value, fee, cash, hold }: OrderTerms): Costs {
  const max = cash !== undefined && side === 'buy' ? hold : buyHold(terms, ticks, lots, higherFee(terms))
  const text = (of: Amount) => formatAmount(of, terms.quoteScale)
  const min = minus(value, minus(max, value))
  return { value: text(value), fee: text(fee), bound: text(side === 'buy' ? max : amount(min < 0n ? 0n : min)) }
}

/** No missing money is reported before the balance is known. */
function covers(terms: MarketTerms, side: OrderSide, available: string | undefined, hold: Amount): boolean {
  if (available === undefined) return true
  const have = parseAmount(available, side === 'buy' ? terms.quoteScale : terms.baseScale)
  return have === undefined || have >= hold
}
