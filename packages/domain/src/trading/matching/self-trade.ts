import type { Book } from './book.ts'

/** The remaining lots of a taker that self-trade prevention ended. */
export const ENDED = -1

/**
 * Applies self-trade prevention to a taker with `left` lots that meets the order of the same person in `slot`. Returns
 * its remaining lots, or `ENDED`.
 */
export function meetOwn(book: Book, taker: number, slot: number, left: number): number {
  const { resting, log } = book
  const { selfTrade } = book.rules
  if (selfTrade === 'decrement') return decrement(book, taker, slot, left)
  if (selfTrade !== 'cancel_taker') {
    log.canceled(resting.records.numberOf(slot), resting.records.lotsOf(slot), 'self_trade')
    resting.remove(slot)
    if (selfTrade === 'cancel_maker') return left
  }
  log.canceled(taker, left, 'self_trade')
  return ENDED
}

/** Both orders lose the lots of the smaller one, which ends. If they are equal, both end. */
function decrement({ resting, log }: Book, taker: number, slot: number, left: number): number {
  const maker = resting.records.numberOf(slot)
  const lots = resting.records.lotsOf(slot)
  if (lots <= left) log.canceled(maker, lots, 'self_trade')
  else log.reduced(maker, left)
  resting.shrink(slot, Math.min(lots, left))
  if (left <= lots) {
    log.canceled(taker, left, 'self_trade')
    return ENDED
  }
  log.reduced(taker, lots)
  return left - lots
}
