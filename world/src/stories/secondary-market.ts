import { amount, formatAmount } from '@tessera/domain/money/amount.ts'
import { between, dice, type Dice, push } from '../makers/dice.ts'
import type { Cast } from './people.ts'
import { once, type Player, type Stage } from './stage.ts'

const HOUR_MS = 3_600_000

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
  { symbol: 'AURB-tUSD', tick: 10_000n, start: 1_200, drift: 48, lots: 900, seed: 11 },
  { symbol: 'HCCL-tUSD', tick: 1_000n, start: 1_050, drift: 34, lots: 9_000, seed: 23 },
]

const move = (who: Player, coin: string, quantity: string) =>
  who.transfers.create({ coin, amount: quantity, from: 'token', to: 'spot' }, once())

/** Shares and cash of the two professionals go to their spot accounts, and some of the investors' as well. */
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

/** Days of the past, as fractions: few long ago, every quarter of an hour in the last three days. */
export function* moments(from: number, to: number): Generator<number> {
  for (let day = from; day < to; day += to - day > 3 ? 5 / 24 : 1 / 96) yield day
}

type Told = { readonly pair: Pair; readonly roll: Dice; ticks: number }

/** Weeks of trading: each call is a moment at which one professional offers and the other takes, so that every candle is real trades. */
export function trading(stage: Stage, cast: Cast, from: number, to: number): (day: number) => Promise<unknown> {
  const told: Told[] = pairs.map((pair) => ({ pair, roll: dice(pair.seed), ticks: pair.start }))
  return (day) => {
    const progress = (day - from) / (to - from)
    for (const each of told) {
      const pull = (each.pair.start + each.pair.drift * progress - each.ticks) * 0.06
      each.ticks = Math.max(1, each.ticks + Math.round(pull + push(each.roll) * each.pair.start * 0.004))
    }
    return Promise.all(told.flatMap((each) => trade(stage, cast, each)))
  }
}

function trade(stage: Stage, cast: Cast, { pair, roll, ticks }: Told): Promise<unknown>[] {
  const quantity = String(between(roll, Math.ceil(pair.lots / 12), pair.lots))
  const price = formatAmount(amount(pair.tick * BigInt(ticks)), 6)
  const buyerOffers = roll() < 0.5
  const place = (who: Player & { id: string }, side: 'buy' | 'sell', flag: 'gtc' | 'ioc') =>
    stage.server.trading.submit({
      kind: 'place',
      customer: who.id,
      market: pair.symbol,
      side,
      price,
      quantity,
      flag,
      clientOrderId: once().idempotencyKey,
    })
  const [maker, taker] = roll() < 0.5 ? [cast.meridian, cast.straits] : [cast.straits, cast.meridian]
  return [place(maker, buyerOffers ? 'buy' : 'sell', 'gtc'), place(taker, buyerOffers ? 'sell' : 'buy', 'ioc')]
}

/** What the two demo investors did themselves lately: orders filled, open and taken back. */
export async function tradeAsInvestors(stage: Stage, cast: Cast, now: Date): Promise<void> {
  const at = (hours: number) => stage.setClock(new Date(now.getTime() - hours * HOUR_MS))
  const sell = { symbol: 'AURB-tUSD', side: 'sell', price: '12.45', flag: 'gtc' } as const
  at(5)
  await cast.meridian.orders.place({ ...sell, quantity: '400' }, once())
  await cast.lim.orders.place({ ...sell, side: 'buy', price: '12.45', quantity: '150' }, once())
  at(4)
  await cast.chen.orders.place({ ...sell, side: 'buy', price: '12.45', quantity: '250' }, once())
  at(3)
  const withdrawn = await cast.lim.orders.place({ ...sell, side: 'buy', price: '11.80', quantity: '100' }, once())
  await cast.lim.orders.cancel({ id: withdrawn.id })
  at(2)
  await cast.lim.orders.place({ ...sell, price: '13.10', quantity: '250' }, once())
  await cast.lim.orders.place({ ...sell, side: 'buy', price: '11.95', quantity: '120' }, once())
}
