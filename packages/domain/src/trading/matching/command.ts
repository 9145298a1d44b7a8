/** 0 buys, 1 sells: an index into the two sides of a book. */
export type Side = 0 | 1

const across: readonly [1, 0] = [1, 0]

export const opposite = (side: Side): Side => across[side]

/**
 * What becomes of lots that do not trade at once: `gtc` rests them, `ioc` drops them, `fok` trades all or nothing,
 * `post_only` drops the whole order if any of it would trade.
 */
export type Flag = 'gtc' | 'ioc' | 'fok' | 'post_only'

/** Who gives way when a taker meets an order of its own person; `decrement` takes the smaller out of both. */
export type SelfTrade = 'cancel_taker' | 'cancel_maker' | 'cancel_both' | 'decrement'

/** What a book does now: trades, collects orders for one auction, only lets out, or stands still. */
export type Phase = 'open' | 'auction' | 'cancel_only' | 'halted'

export type Placement = {
  readonly kind: 'place'
  readonly order: number
  readonly person: number
  readonly side: Side
  readonly price: number
  readonly lots: number
  readonly flag: Flag
  /** Good till then: the first `expire` of that moment or later takes it out. Any unit, as long as both use it. */
  readonly until?: number
  /** The order waits outside the book until a trade at this price or beyond it: above for a buy, below for a sell. */
  readonly stop?: number
}

/**
 * What a book is asked. Prices are whole ticks and sizes whole lots, both safe integers above zero; `order` grows with
 * every placement and is never used twice; orders of one `person` never trade with each other.
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
  /** `reference` is what an auction's price is drawn to when volume and imbalance leave a choice. */
  | { readonly kind: 'turn'; readonly to: Phase; readonly reference: number }

/** Why a remainder did not rest or does not rest any more. */
export type CancelCause = 'asked' | 'ioc' | 'fok' | 'post_only' | 'market' | 'self_trade' | 'expired'

/** Why a command was not taken: it changed nothing. */
export type Objection = 'number_out_of_range' | 'order_number_used' | 'side_too_large' | 'phase'

/** What happened, in order. A fill is at the maker's price, in an auction at its one price. */
export type BookEvent =
  | {
      readonly kind: 'filled'
      readonly maker: number
      readonly taker: number
      readonly price: number
      readonly lots: number
    }
  /** `lots` of the next four is what was left open. */
  | { readonly kind: 'rested'; readonly order: number; readonly lots: number }
  | { readonly kind: 'waiting'; readonly order: number; readonly lots: number }
  | { readonly kind: 'triggered'; readonly order: number; readonly lots: number }
  | { readonly kind: 'canceled'; readonly order: number; readonly lots: number; readonly cause: CancelCause }
  /** An order that met its own person lost `lots` and stays with the others. */
  | { readonly kind: 'reduced'; readonly order: number; readonly lots: number }
  | { readonly kind: 'missed'; readonly order: number }
  | { readonly kind: 'refused'; readonly order: number; readonly objection: Objection }
  | { readonly kind: 'turned'; readonly to: Phase }

/** One price of a book: its tick and the lots resting there. */
export type Level = { readonly price: number; readonly lots: number }
