import type { Market } from '@tessera/contract/trading/markets/markets.ts'
import { type Amount, formatAmount, parseAmount, times } from '@tessera/domain/books/money/amount.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import type { Api } from '../people/api.ts'
import { between, type Random, roughlyNormal } from './random.ts'
import { ladder, type Quote, type Style } from './quotes.ts'

type Pair = z.output<typeof Market>
type Grid = { readonly tick: Amount; readonly lot: Amount; readonly priceScale: number; readonly lotScale: number }

const scaleOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** The pair's tick and lot as integers at the scale of their text; a price is a number of ticks. */
function gridOf(pair: Pair): Grid {
  const [priceScale, lotScale] = [scaleOf(pair.tick), scaleOf(pair.lot)]
  const [tick, lot] = [parseAmount(pair.tick, priceScale), parseAmount(pair.lot, lotScale)]
  if (tick === undefined || lot === undefined) throw new Error(`${pair.symbol} has an invalid tick or lot`)
  return { tick, lot, priceScale, lotScale }
}

const priceText = (grid: Grid, ticks: number): string => formatAmount(times(grid.tick, BigInt(ticks)), grid.priceScale)
const lotsText = (grid: Grid, lots: number): string => formatAmount(times(grid.lot, BigInt(lots)), grid.lotScale)

function ticksOf(pair: Pair, grid: Grid, price: string): number {
  const minor = parseAmount(price, Math.max(grid.priceScale, scaleOf(price)))
  if (minor === undefined) throw new Error(`${pair.symbol} has an invalid price ${price}`)
  const wider = 10n ** BigInt(Math.max(0, scaleOf(price) - grid.priceScale))
  return Number(minor / (grid.tick * wider))
}

export type Maker = {
  readonly api: Api
  readonly symbol: string
  readonly style: Style
  readonly roll: Random
  readonly everyMs: number
}

/**
 * Quotes one pair through the public API: changes its fair price a little, cancels orders that do not fit and adds
 * missing ones. Refused orders (halt, price band) are retried in the next round.
 */
export async function makeMarket({ api, symbol, style, roll, everyMs }: Maker, signal: AbortSignal): Promise<void> {
  let idea: number | undefined
  while (!signal.aborted) {
    const pair = await pairOf(api, symbol)
    const price = pair?.last ?? pair?.reference
    if (pair?.state === 'open' && typeof price === 'string') {
      const last = ticksOf(pair, gridOf(pair), price)
      idea = nextFairPrice(idea ?? last, last, roll)
      await requote(api, pair, Math.max(style.halfSpread + 1, Math.round(idea)), style, roll)
    }
    await sleep(everyMs, signal)
  }
}

/**
 * The next fair price in ticks: a small random change, and a tenth of the way to the last trade. Following every trade
 * completely would run away.
 */
const nextFairPrice = (fairPrice: number, last: number, roll: Random): number =>
  fairPrice + (last - fairPrice) / 10 + roughlyNormal(roll) * 0.4

async function requote(api: Api, pair: Pair, fair: number, style: Style, roll: Random): Promise<void> {
  const grid = gridOf(pair)
  const { rows } = await api.orders.current({ symbol: pair.symbol, page: 1, pageSize: 100 })
  const targetQuotes = new Map(ladder(fair, style, roll).map((quote) => [`${quote.side} ${quote.ticks}`, quote]))
  const resting = new Map(rows.map((order) => [`${order.side} ${ticksOf(pair, grid, order.price)}`, order]))
  const stale = [...resting].filter(([key]) => !targetQuotes.has(key)).map(([, order]) => order)
  const missing = [...targetQuotes].filter(([key]) => !resting.has(key)).map(([, quote]) => quote)
  await Promise.allSettled(stale.map((order) => api.orders.cancel({ id: order.id })))
  await Promise.allSettled(missing.map((quote) => placeQuote(api, pair.symbol, grid, quote)))
}

const placeQuote = (api: Api, symbol: string, grid: Grid, { side, ticks, lots }: Quote): Promise<unknown> =>
  api.orders.place(
    { symbol, side, price: priceText(grid, ticks), quantity: lotsText(grid, lots), flag: 'post_only' },
    { idempotencyKey: randomUUID() },
  )

/** Takes a small amount at the best price from time to time, so that there are trades. */
export async function takeMarket({ api, symbol, style, roll, everyMs }: Maker, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(everyMs * (0.4 + roll() * 1.6), signal)
    const pair = await pairOf(api, symbol)
    const price = pair?.last ?? pair?.reference
    if (pair?.state !== 'open' || typeof price !== 'string') continue
    const grid = gridOf(pair)
    const side = roll() < 0.5 ? 'buy' : 'sell'
    const reach = between(roll, 1, 4) * (side === 'buy' ? 1 : -1)
    const ticks = ticksOf(pair, grid, price) + style.halfSpread * reach
    const quantity = lotsText(grid, 1 + Math.floor((roll() ** 3 * style.lots) / 12))
    await Promise.allSettled([
      api.orders.place(
        { symbol, side, price: priceText(grid, Math.max(1, ticks)), quantity, flag: 'ioc' },
        { idempotencyKey: randomUUID() },
      ),
    ])
  }
}

const pairOf = async (api: Api, symbol: string): Promise<Pair | undefined> =>
  (await api.markets.list({})).rows.find((pair) => pair.symbol === symbol)

/** Resolves at the next round, or when the world stops. */
const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal }).catch(() => undefined)
