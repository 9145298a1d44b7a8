/** 0 buys, 1 sells: an index into the two sides of a book. */
export type Side = 0 | 1

const across: readonly [1, 0] = [1, 0]

export const opposite = (side: Side): Side => across[side]

/**
 * The treatment of lots that do not trade at once. `gtc` rests them, `ioc` cancels them, `fok` trades all or nothing,
 * `post_only` cancels the whole order if any of it would trade.
 */
export type Flag = 'gtc' | 'ioc' | 'fok' | 'post_only'

/**
 * Decides which order is cancelled when a taker meets an order of the same person. `decrement` subtracts the smaller
 * quantity from both.
 */
export type SelfTrade = 'cancel_taker' | 'cancel_maker' | 'cancel_both' | 'decrement'

/** The phase of a book: it trades, collects orders for one auction, allows only cancels, or accepts no command. */
export type Phase = 'open' | 'auction' | 'cancel_only' | 'halted'

export type Placement = {
  readonly kind: 'place'
  readonly order: number
  readonly person: number
  readonly side: Side
  readonly price: number
  readonly lots: number
  readonly flag: Flag
  /** Good-till date: the first call of `expire` at or after it removes the order. Both must use the same unit. */
  readonly until?: number
  /**
   * The order waits outside the book until a trade at this price or beyond: above it for a buy, below it for a sell.
   */
  readonly stop?: number
}

/**
 * A command to a book. Prices are whole ticks and sizes whole lots, both safe integers above zero. `order` grows with
 * every placement and is never used twice. Orders of one `person` never trade with each other.
 */
export type Command =
  | Placement
  | {
      readonly kind: 'market'
      readonly order: number
      readonly person: number
      readonly side: Side
      readonly lots: number
    }
  | { readonly kind: 'cancel'; readonly order: number }
  | { readonly kind: 'expire'; readonly now: number }
  /** `reference` decides the price of an auction if volume and imbalance allow several. */
  | { readonly kind: 'turn'; readonly to: Phase; readonly reference: number }

/** The reason for which a remainder does not rest, or no longer rests. */
export type CancelCause = 'requested' | 'ioc' | 'fok' | 'post_only' | 'market' | 'self_trade' | 'expired'

/** The reason for which a command was refused. A refused command changes nothing. */
export type Objection = 'number_out_of_range' | 'order_number_used' | 'side_too_large' | 'phase'

/**
 * An event; events are in the order in which they happened. A fill has the maker's price, or the one price of an
 * auction.
 */
export type BookEvent =
  | {
      readonly kind: 'filled'
      readonly maker: number
      readonly taker: number
      readonly price: number
      readonly lots: number
    }
  /** `lots` of the next four events are the remaining lots. */
  | { readonly kind: 'rested'; readonly order: number; readonly lots: number }
  | { readonly kind: 'waiting'; readonly order: number; readonly lots: number }
  | { readonly kind: 'triggered'; readonly order: number; readonly lots: number }
  | { readonly kind: 'canceled'; readonly order: number; readonly lots: number; readonly cause: CancelCause }
  /** The order met one of the same person, lost `lots` and keeps the others. */
  | { readonly kind: 'reduced'; readonly order: number; readonly lots: number }
  | { readonly kind: 'missed'; readonly order: number }
  | { readonly kind: 'refused'; readonly order: number; readonly objection: Objection }
  | { readonly kind: 'turned'; readonly to: Phase }

/** One price of a book: its tick, and the lots that rest there. */
export type Level = { readonly price: number; readonly lots: number }
