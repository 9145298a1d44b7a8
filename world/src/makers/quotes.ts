import type { Random } from './random.ts'

export type Quote = { readonly side: 'buy' | 'sell'; readonly ticks: number; readonly lots: number }
export type Style = {
  /** Ticks between the fair price and the best quote. */
  readonly halfSpread: number
  readonly levels: number
  /** Lots per level near the middle; outer levels are larger. */
  readonly lots: number
}

/** Quotes on both sides of a fair price in ticks: dense near it, larger and wider apart further out. */
export function ladder(fair: number, style: Style, roll: Random): Quote[] {
  const quotes: Quote[] = []
  for (const side of ['buy', 'sell'] as const) {
    let away = style.halfSpread
    for (let level = 0; level < style.levels; level += 1) {
      const ticks = side === 'buy' ? fair - away : fair + away
      const lots = Math.max(1, Math.round(style.lots * (0.4 + roll() * 1.2) * (1 + level / 6)))
      if (ticks > 0) quotes.push({ side, ticks, lots })
      away += 1 + Math.floor(level / 8)
    }
  }
  return quotes
}
