import type { Candle } from './candle-store.ts'
import { movingAverage } from './moving-average.ts'

export const indicatorNames = ['ma7', 'ma25', 'ema50', 'bollinger'] as const
export type IndicatorName = (typeof indicatorNames)[number]

/** A line on the chart. Its values are for drawing only; `text` is the exact value for the legend. */
export type IndicatorLine = {
  readonly of: IndicatorName
  readonly points: readonly { readonly at: string; readonly height: number; readonly text?: string }[]
}

type Maker = (candles: readonly Candle[], precision: number) => readonly IndicatorLine[]

const BAND_CANDLES = 20
const BAND_WIDTH = 2

const mean =
  (of: 'ma7' | 'ma25', count: number): Maker =>
  (candles, precision) => [
    {
      of,
      points: movingAverage(candles, count, precision).map(({ at, value }) => ({
        at,
        height: Number(value),
        text: value,
      })),
    },
  ]

/** Exponential moving average: each value moves 2 / (count + 1) of the way to the close. */
const exponential: Maker = (candles) => {
  const share = 2 / (50 + 1)
  let now: number | undefined
  const points = candles.map(({ at, close }) => {
    now = now === undefined ? Number(close) : now + (Number(close) - now) * share
    return { at, height: now }
  })
  return [{ of: 'ema50', points: points.slice(49) }]
}

/** Bollinger bands: two standard deviations above and below the mean of twenty closes. */
const bands: Maker = (candles) => {
  const heights = candles.map(({ close }) => Number(close))
  const spread = candles.slice(BAND_CANDLES - 1).map(({ at }, index) => {
    const part = heights.slice(index, index + BAND_CANDLES)
    const middle = part.reduce((a, b) => a + b, 0) / part.length
    const deviation = Math.sqrt(part.reduce((sum, each) => sum + (each - middle) ** 2, 0) / part.length)
    return { at, middle, deviation }
  })
  return [1, -1].map((sign) => ({
    of: 'bollinger',
    points: spread.map(({ at, middle, deviation }) => ({ at, height: middle + sign * BAND_WIDTH * deviation })),
  }))
}

const makers: Readonly<Record<IndicatorName, Maker>> = {
  ma7: mean('ma7', 7),
  ma25: mean('ma25', 25),
  ema50: exponential,
  bollinger: bands,
}

/** The lines of the chosen indicators, always in the same order. */
export const linesOf = (
  candles: readonly Candle[],
  chosen: ReadonlySet<IndicatorName>,
  precision: number,
): readonly IndicatorLine[] =>
  indicatorNames.filter((name) => chosen.has(name)).flatMap((name) => makers[name](candles, precision))
