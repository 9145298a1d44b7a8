import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { orders } from '@tessera/contract/trading/orders/orders.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { between, seededRandom, type Random, roughlyNormal } from '../makers/random.ts'
import type { Cast } from './people.ts'
import { once, type Player, type Stage } from './stage.ts'

type Pair = {
  readonly symbol: string
  readonly tick: bigint
  readonly start: number
  readonly drift: number
  readonly lots: number
  readonly seed: number
}

/** Prices in ticks: AURB from 12.00 to about 12.5, HCCL from 1.050 to about 1.08. */
const pairs: readonly Pair[] = [
  { symbol: 'AURB-tUSD', tick: 10_000n, start: 1_200, drift: 48, lots: 2_700, seed: 11 },
  { symbol: 'HCCL-tUSD', tick: 1_000n, start: 1_050, drift: 34, lots: 27_000, seed: 23 },
]

const move = (who: Player, coin: string, quantity: string) =>
  who.transfers.create({ coin, amount: quantity, from: 'token', to: 'spot' }, once())

/** Moves shares and cash to the spot accounts of the two professionals and of some investors. */
export async function moveToSpot(stage: Stage, cast: Cast): Promise<void> {
  for (const who of [cast.meridian, cast.straits]) {
    await move(who, 'AURB', '300000')
    await move(who, 'HCCL', '2000000')
    await move(who, 'tUSD', '2500000.000000')
  }
  for (const who of [cast.lim, cast.chen]) await move(who, 'tUSD', '20000.000000')
  await move(cast.lim, 'AURB', '1000')
  await stage.tick()
}

/** Past times in fractions of days; closer together near today. */
export function* moments(from: number, to: number): Generator<number> {
  for (let day = from; day < to; day += stepAt(to - day)) yield day
}

const stepAt = (daysLeft: number): number => {
  if (daysLeft > 7) return 12 / 24
  return daysLeft > 1 ? 3 / 24 : 1 / 48
}

/** Sets the clock to a number of milliseconds after the current moment of the story. */
export type Later = (ms: number) => void
type PairStory = { readonly pair: Pair; readonly roll: Random; ticks: number }

/** Trades per moment, enough for a candle. */
const TRADES = 3

/**
 * Weeks of trading: at each moment one professional offers and the other takes, so that candles consist of real trades.
 * Each trade has a different millisecond, because two in the same one look like one order that matched several others.
 */
export function trading(cast: Cast, from: number, to: number): (day: number, later: Later) => Promise<void> {
  const pairStories: PairStory[] = pairs.map((pair) => ({ pair, roll: seededRandom(pair.seed), ticks: pair.start }))
  return async (day, later) => {
    const progress = (day - from) / (to - from)
    for (let n = 0; n < TRADES; n += 1) {
      const trades: Promise<void>[] = []
      for (const each of pairStories) {
        const { pair, roll } = each
        const pull = (pair.start + pair.drift * progress - each.ticks) * 0.03
        each.ticks = Math.max(1, each.ticks + Math.round(pull + roughlyNormal(roll) * pair.start * 0.0025))
        trades.push(trade(cast, each, Math.sqrt(stepAt(to - day) * 48)))
      }
      await Promise.all(trades)
      later(n + 1)
    }
  }
}

/**
 * One professional offers, the other takes. `weight`: a moment that represents half a day moves the price more than one
 * that represents half an hour.
 */
async function trade(cast: Cast, { pair, roll, ticks }: PairStory, weight: number): Promise<void> {
  const quantity = String(Math.round(between(roll, pair.lots / 36, pair.lots / 3) * weight))
  const price = formatAmount(amount(pair.tick * BigInt(ticks)), 6)
  const order = { symbol: pair.symbol, type: 'limit', price, quantity } as const
  const buyerOffers = roll() < 0.5
  const [maker, taker] = roll() < 0.5 ? [cast.meridian, cast.straits] : [cast.straits, cast.meridian]
  await place(maker, { ...order, side: buyerOffers ? 'buy' : 'sell', flag: 'gtc' })
  await place(taker, { ...order, side: buyerOffers ? 'sell' : 'buy', flag: 'ioc' })
}

/** Places an order, and waits while the customer has placed too many: the weeks of the story pass within seconds. */
async function place(who: Player, order: InputOf<typeof orders.place>): Promise<void> {
  for (;;)
    try {
      await who.orders.place(order, once())
      return
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_REQUESTS') throw error
      await pause(RETRY_MS)
    }
}
const RETRY_MS = 500

type Event = { readonly day: number; readonly happens: () => Promise<unknown> }

/** Both professionals pay fees with Singapore dollars and trade once, while the rates are fresh. */
export function* feesInCoin(stage: Stage, { meridian, straits }: Cast): Generator<Event> {
  yield {
    day: -0.24,
    happens: async () => {
      for (const who of [meridian, straits]) {
        await who.customerSettings.updateFeeCoinOpen({ open: true })
        await who.transfers.create({ coin: 'SGD', amount: '1000.00', from: 'fiat', to: 'spot' }, once())
      }
      await stage.tick()
      const order = { symbol: 'AURB-tUSD', type: 'limit', price: '12.45', quantity: '100' } as const
      await straits.orders.place({ ...order, side: 'sell', flag: 'gtc' }, once())
      await meridian.orders.place({ ...order, side: 'buy', flag: 'ioc' }, once())
    },
  }
}

/** Recent orders of the demo investors: filled, open and cancelled. */
export function* investorsTrade({ meridian, lim, chen }: Cast): Generator<Event> {
  const order = { symbol: 'AURB-tUSD', side: 'buy', flag: 'gtc' } as const
  const hoursAgo = (hours: number, happens: Event['happens']): Event => ({ day: -hours / 24 - 0.001, happens })
  yield hoursAgo(6, () => meridian.orders.place({ ...order, side: 'sell', price: '12.45', quantity: '400' }, once()))
  yield hoursAgo(5.99, () => lim.orders.place({ ...order, price: '12.45', quantity: '150' }, once()))
  yield hoursAgo(5.98, () => chen.orders.place({ ...order, price: '12.45', quantity: '250' }, once()))
  yield hoursAgo(3, async () => {
    const { id } = await lim.orders.place({ ...order, price: '11.40', quantity: '100' }, once())
    await lim.orders.cancel({ id })
  })
  yield hoursAgo(2, () => lim.orders.place({ ...order, side: 'sell', price: '13.60', quantity: '250' }, once()))
  yield hoursAgo(1, () => lim.orders.place({ ...order, price: '11.30', quantity: '120' }, once()))
}
