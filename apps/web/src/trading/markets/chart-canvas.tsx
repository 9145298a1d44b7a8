import type { CandleInterval } from '@tessera/domain/trading/markets/candle-intervals.ts'
import { useEffect, useRef } from 'react'
import { useRenderedParts } from '#parts/use-rendered-parts.ts'
import s from './chart.module.css'
import { onAppearanceChange, readColors } from './chart-colors.ts'
import { type ChartData, drawChart, type Drawn, nothing } from './draw-chart.ts'
import type { Market } from './markets.queries.ts'

/** The axes, the candles and the overlays, rendered in this order. */
const PARTS = 3

type CanvasProps = ChartData & { market: Market; interval: CandleInterval; onPoint: (at: string | undefined) => void }

/**
 * The part of the chart that needs the chart library; it loads when a chart is first shown. A new pair or interval is a
 * new canvas.
 */
export default function ChartCanvas({ market, interval, candles, lines, auctions, valuations, onPoint }: CanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<Drawn>(undefined)
  const renderedParts = useRenderedParts(PARTS)
  useEffect(() => {
    if (box.current === null) return undefined
    const chart = drawChart(box.current, { market, interval, onPoint })
    drawn.current = chart
    chart.paint(readColors())
    const stop = onAppearanceChange(() => chart.paint(readColors()))
    return () => {
      stop()
      chart.remove()
      drawn.current = undefined
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the rules of a pair are polled; only another symbol needs a new chart
  }, [market.symbol, interval, onPoint])
  useEffect(() => {
    if (renderedParts > 1)
      drawn.current?.show(renderedParts === PARTS ? { candles, lines, auctions, valuations } : { ...nothing, candles })
  }, [renderedParts, candles, lines, auctions, valuations, market.symbol, interval, onPoint])
  return <div ref={box} className={s['canvas']} aria-hidden />
}
