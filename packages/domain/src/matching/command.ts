/** 0 buys, 1 sells: an index into the two sides of a book. */
export type Side = 0 | 1

/** `gtc` rests what is left, `ioc` drops it, `post_only` is dropped whole if it would trade at once. */
export type Flag = 'gtc' | 'ioc' | 'post_only'

/**
 * What a book is asked. Prices are whole ticks and sizes whole lots, both safe integers above zero; `order` grows with
 * every placement and is never used twice; orders of one `person` never trade with each other.
 */
export type Command =
  | {
      readonly kind: 'place'
      readonly order: number
      readonly person: number
      readonly side: Side
      readonly price: number
      readonly lots: number
      readonly flag: Flag
    }
  | { readonly kind: 'cancel'; readonly order: number }

/** Why a remainder did not rest or does not rest any more. */
export type CancelCause = 'asked' | 'ioc' | 'post_only' | 'self_trade'

/** What happened, in order. A fill is at the maker's price; `lots` of the others is what was left open. */
export type BookEvent =
  | {
      readonly kind: 'filled'
      readonly maker: number
      readonly taker: number
      readonly price: number
      readonly lots: number
    }
  | { readonly kind: 'rested'; readonly order: number; readonly lots: number }
  | { readonly kind: 'canceled'; readonly order: number; readonly lots: number; readonly cause: CancelCause }
  | { readonly kind: 'missed'; readonly order: number }

/** One price of a book: its tick and the lots resting there. */
export type Level = { readonly price: number; readonly lots: number }
