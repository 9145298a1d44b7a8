import { expect, test } from 'vitest'
import { seededRandom } from './random.ts'
import { ladder } from './quotes.ts'

test('a ladder never crosses, never quotes below one tick, and is deterministic by seed', () => {
  const style = { halfSpread: 1, levels: 12, lots: 300 }
  for (let seed = 1; seed < 200; seed += 1) {
    const quotes = ladder(seed, style, seededRandom(seed))
    const bids = quotes.filter((quote) => quote.side === 'buy').map((quote) => quote.ticks)
    const asks = quotes.filter((quote) => quote.side === 'sell').map((quote) => quote.ticks)
    expect(Math.max(0, ...bids)).toBeLessThan(Math.min(...asks))
    expect(quotes.every((quote) => quote.ticks > 0 && quote.lots > 0)).toBe(true)
    expect(ladder(seed, style, seededRandom(seed))).toEqual(quotes)
  }
})
