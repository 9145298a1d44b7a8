import { DAY_MS, MINUTE_MS } from '#platform/clock/durations.ts'
import type { CancelCause as BookCause, Flag } from '#trading/matching/command.ts'

export const orderTypes = ['limit', 'market', 'stop_limit'] as const
export type OrderType = (typeof orderTypes)[number]

/**
 * `gtc` rests, `ioc` cancels the part that does not trade at once, `fok` trades all or nothing, `post_only` only rests.
 */
export const orderFlags = ['gtc', 'ioc', 'fok', 'post_only'] as const satisfies readonly Flag[]
export type OrderFlag = (typeof orderFlags)[number]

/**
 * The rights whose loss cancels the resting orders that require them (decision 0057). `receivable` cancels those that
 * hold a coin that their owner owes (decision 0064).
 */
export const lostRights = ['class', 'country', 'test', 'receivable'] as const
export type LostRight = (typeof lostRights)[number]

/**
 * The causes for which a resting order that may not execute ends when another order meets it. `collar`: the withdrawals
 * of its account are frozen.
 */
const metCauses = ['collar'] as const
/**
 * `band`: its price is outside the bands to its owner's disadvantage, and the trade is too small to start an auction.
 */
export type MetCause = (typeof metCauses)[number] | 'band'

/** The causes for which changed rules of a market end orders. */
export type MarketCause = 'step' | 'delisted'

/**
 * The causes for which an order ended without being filled completely. Most come from the book, or occur when another
 * order meets it. `band`: it would trade or rest outside the price bands. `barred`: its owner lost the right to trade.
 * A lost right: its owner may no longer buy. `abnormal`: two people ended it after it had been set aside. `step`: the
 * market's tick or lot changed and the order does not fit. `delisted`: the market ended.
 */
export const cancelCauses = [
  'requested',
  'ioc',
  'fok',
  'post_only',
  'market',
  'self_trade',
  'expired',
  'barred',
  ...lostRights,
  'abnormal',
  'step',
  'delisted',
  'band',
  ...metCauses,
] as const satisfies readonly (BookCause | MetCause | LostRight | 'barred' | 'abnormal' | MarketCause | 'band')[]
export type CancelCause = (typeof cancelCauses)[number]

/** The causes for which an order was set aside: its hold does not cover it, or its book rejected it. */
export const suspectCauses = ['hold', 'book'] as const
export type SuspectCause = (typeof suspectCauses)[number]

export type Combination = {
  readonly type: OrderType
  readonly flag: OrderFlag
  readonly price?: string | undefined
  readonly stop?: string | undefined
  readonly until?: Date | undefined
  readonly quantity?: string | undefined
  readonly cashQuantity?: string | undefined
}
const conflicts = ['price', 'stop', 'flag', 'until', 'quantity', 'cashQuantity'] as const
type Conflict = (typeof conflicts)[number]

/** A resting order must have a quantity. Only an order that trades at once can have a cash quantity instead. */
const inLots = {
  quantity: ({ quantity }: Combination) => quantity !== undefined,
  cashQuantity: ({ cashQuantity }: Combination) => cashQuantity === undefined,
} as const

const rulesOfType: Readonly<Record<OrderType, { readonly [K in Conflict]: (request: Combination) => boolean }>> = {
  limit: { price: hasPrice, stop: (request) => request.stop === undefined, flag: always, until: mayExpire, ...inLots },
  market: {
    price: (request) => request.price === undefined,
    stop: (request) => request.stop === undefined,
    flag: ({ flag }) => flag === 'ioc',
    until: ({ until }) => until === undefined,
    quantity: ({ quantity, cashQuantity }) => quantity !== undefined || cashQuantity !== undefined,
    cashQuantity: ({ quantity, cashQuantity }) => quantity === undefined || cashQuantity === undefined,
  },
  stop_limit: {
    price: hasPrice,
    stop: (request) => request.stop !== undefined,
    flag: always,
    until: mayExpire,
    ...inLots,
  },
}

function hasPrice({ price }: Combination): boolean {
  return price !== undefined
}
function always(): boolean {
  return true
}
/** Only an order that may rest can expire. */
function mayExpire({ until, flag }: Combination): boolean {
  return until === undefined || flag === 'gtc' || flag === 'post_only'
}

/** Returns the first term that does not fit the type of an order; undefined if all fit. */
export const conflictOf = (request: Combination): Conflict | undefined =>
  conflicts.find((term) => !rulesOfType[request.type][term](request))

const MAX_DAYS = 366

/** True if a good-till date is at least a minute and at most 366 days from now. */
export function mayEnd(now: Date, until: Date): boolean {
  const wait = until.getTime() - now.getTime()
  return wait >= MINUTE_MS && wait <= MAX_DAYS * DAY_MS
}
