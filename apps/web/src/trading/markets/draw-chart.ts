import type { CandleInterval } from '@tessera/domain/trading/markets/candle-intervals.ts'
import {
  CandlestickSeries,
  createChart,
  createSeriesMarkers,
  type DeepPartial,
  HistogramSeries,
  type IChartApi,
  LineSeries,
  type SeriesMarker,
  TickMarkType,
  type TimeChartOptions,
  type UTCTimestamp,
} from 'lightweight-charts'
import { stampText } from '#parts/time-text.ts'
import type { AuctionPoint, ValuationPoint } from './chart-points.ts'
import type { Candle } from './candle-store.ts'
import type { IndicatorLine } from './indicators.ts'
import type { ChartColors } from './chart-colors.ts'
import type { Market } from './markets.queries.ts'

export type ChartData = {
  readonly candles: readonly Candle[]
  readonly lines: readonly IndicatorLine[]
  readonly auctions: readonly AuctionPoint[]
  readonly valuations: readonly ValuationPoint[]
}
export const nothing: ChartData = { candles: [], lines: [], auctions: [], valuations: [] }
export type Drawn = {
  readonly show: (data: ChartData) => void
  readonly paint: (colors: ChartColors) => void
  readonly remove: () => void
}

const secondsOf = (at: string): UTCTimestamp => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's branded type for whole seconds
  return (Date.parse(at) / 1_000) as UTCTimestamp
}
const isoOf = (seconds: number): string => new Date(seconds * 1_000).toISOString()
/** A height on the canvas, precise enough for drawing only. */
const heightOf = (text: string): number => Number(text)

/** Days and weeks start at midnight UTC and are labelled with that day; shorter intervals use the reader's clock. */
const labelOf = (interval: CandleInterval, seconds: number): string =>
  interval === '1d' || interval === '1w' ? isoOf(seconds).slice(0, 10) : stampText(isoOf(seconds)).slice(0, 16)

type Facts = {
  readonly market: Market
  readonly interval: CandleInterval
  readonly onPoint: (at: string | undefined) => void
}

/** Draws the chart into `box` and follows its size. */
export function drawChart(box: HTMLElement, { market, interval, onPoint }: Facts): Drawn {
  const chart = createChart(box, {
    ...evenSize(box.getBoundingClientRect()),
    // The library's logo needs an inline style, which the page's policy blocks. The notice that the licence requires is
    // beside the chart instead.
    layout: { attributionLogo: false },
    rightPriceScale: { scaleMargins: { top: 0.08, bottom: 0.2 } },
    timeScale: {
      rightOffset: 2,
      barSpacing: BAR_PX,
      maxBarSpacing: WIDEST_BAR_PX,
      timeVisible: true,
      secondsVisible: false,
      tickMarkFormatter: (time: number, mark: TickMarkType) =>
        mark >= TickMarkType.Time ? labelOf(interval, time).slice(11) : labelOf(interval, time).slice(5, 10),
    },
    localization: { timeFormatter: (time: number) => labelOf(interval, time) },
  })
  const { lines: lineSeries, ...series } = addSeries(chart, market)
  const points = createSeriesMarkers(series.prices)
  chart.subscribeCrosshairMove(({ time }) => onPoint(typeof time === 'number' ? isoOf(time) : undefined))
  let current = nothing
  let fits = false
  let colors: ChartColors | undefined
  let tints: Tints = { up: '', down: '' }
  const show = (data: ChartData) => {
    current = data
    series.prices.setData(data.candles.map((candle) => barOf(candle)))
    series.volume.setData(data.candles.map((candle) => volumeOf(candle, tints)))
    // The few candles of a new pair fill the width once; afterwards the reader controls the zoom.
    if (!fits && data.candles.length * BAR_PX < box.clientWidth) chart.timeScale().fitContent()
    fits ||= data.candles.length > 0
    points.setMarkers(markersOf(data, market, colors))
    // One series for each line, in order; series of removed lines are emptied.
    for (const [at, drawn] of lineSeries.entries()) {
      const line = data.lines[at]
      drawn.setData(line?.points.map(({ at: time, height }) => ({ time: secondsOf(time), value: height })) ?? [])
      if (line && colors) drawn.applyOptions({ color: colors[line.of] })
    }
  }
  const paint = (next: ChartColors) => {
    colors = next
    const { up, down, upSoft, downSoft } = next
    chart.applyOptions(optionsOf(next))
    series.prices.applyOptions({ upColor: up, downColor: down, wickUpColor: up, wickDownColor: down })
    tints = { up: upSoft, down: downSoft }
    show(current)
  }
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { width, height } = evenSize(entry.contentRect)
    chart.resize(width, height, true)
  })
  observer.observe(box)
  const remove = () => {
    observer.disconnect()
    chart.remove()
  }
  return { show, paint, remove }
}

/** The distance between candles in pixels: the library's default, wide enough for few candles. */
const BAR_PX = 6
const WIDEST_BAR_PX = 28

/** The library draws at even sizes. Its own `autoSize` treats an odd size as a change and draws twice. */
const evenSize = ({ width, height }: DOMRectReadOnly) => ({ width: even(width), height: even(height) })
const even = (px: number): number => Math.floor(px / 2) * 2

/** The lines of all indicators together: the bands are two lines. */
const MAX_LINES = 5

function addSeries(chart: IChartApi, market: Market) {
  const priceFormat = { type: 'price', precision: market.pricePrecision, minMove: heightOf(market.tick) } as const
  const unmarked = { priceLineVisible: false, lastValueVisible: false } as const
  const thin = { ...unmarked, priceFormat, crosshairMarkerVisible: false, lineWidth: 1 } as const
  const volume = chart.addSeries(HistogramSeries, { ...unmarked, priceScaleId: '' })
  volume.priceScale().applyOptions({ scaleMargins: { top: 0.87, bottom: 0 } })
  const prices = chart.addSeries(CandlestickSeries, { priceFormat, borderVisible: false })
  return { volume, prices, lines: Array.from({ length: MAX_LINES }, () => chart.addSeries(LineSeries, thin)) }
}

type Tints = { readonly up: string; readonly down: string }

const volumeOf = ({ at, open, close, volume }: Candle, tints: Tints) => ({
  time: secondsOf(at),
  value: heightOf(volume),
  color: heightOf(close) >= heightOf(open) ? tints.up : tints.down,
})

type Marker = SeriesMarker<UTCTimestamp>

const atPrice = (price: string) => ({ position: 'atPriceMiddle', price: heightOf(price) }) as const

/**
 * The markers. Auction prices, and valuations in the pair's quote currency, are at their price. Valuations in another
 * currency are above the candles. In order of time, as the library requires.
 */
function markersOf({ auctions, valuations }: ChartData, { quote }: Market, colors: ChartColors | undefined): Marker[] {
  const markers: Marker[] = [
    ...auctions.map(({ candle, price }): Marker => ({
      ...atPrice(price),
      time: secondsOf(candle),
      shape: 'circle',
      size: 1,
      color: colors?.auction ?? '',
    })),
    ...valuations.map(({ candle, price, currency }): Marker => ({
      ...(currency === quote ? atPrice(price) : { position: 'aboveBar' }),
      time: secondsOf(candle),
      shape: 'square',
      size: 1,
      color: colors?.valuation ?? '',
    })),
  ]
  return markers.toSorted((a, b) => a.time - b.time)
}

const barOf = ({ at, open, high, low, close }: Candle) => ({
  time: secondsOf(at),
  open: heightOf(open),
  high: heightOf(high),
  low: heightOf(low),
  close: heightOf(close),
})

const optionsOf = (colors: ChartColors): DeepPartial<TimeChartOptions> => ({
  layout: {
    background: { color: 'transparent' },
    textColor: colors.text,
    fontSize: 11,
    fontFamily: getComputedStyle(document.body).fontFamily,
  },
  grid: { vertLines: { color: colors.border }, horzLines: { color: colors.border } },
  rightPriceScale: { borderColor: colors.border },
  timeScale: { borderColor: colors.border },
  crosshair: {
    vertLine: { color: colors.cross, labelBackgroundColor: colors.label },
    horzLine: { color: colors.cross, labelBackgroundColor: colors.label },
  },
})
