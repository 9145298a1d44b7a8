import { amount, formatAmount } from '@tessera/domain/money/amount.ts'
import { between, type Dice, push } from '../makers/dice.ts'
import { once } from '../stories/stage.ts'
import { type Act, IDLE, oneOf, twice } from './action.ts'
import { as, someone } from './city.ts'
import { openOrders, type Pair, pairs, shareDevice } from './look.sql.ts'
import { ownerOf } from './owner.ts'

const TYPES = ['limit', 'limit', 'limit', 'limit', 'market', 'stop_limit'] as const
const FLAGS = ['gtc', 'gtc', 'gtc', 'ioc', 'fok', 'post_only'] as const
const QUOTE_SCALE = 6

/** Of every type, near the last price mostly, so that books cross; now and then far off it, off the tick, or more than anybody has. */
export const placeOrder: Act = async (city, roll) => {
  const pair = oneOf(await pairs(city.town.server.deps), roll)
  if (pair === undefined) return IDLE
  const side = roll() < 0.5 ? 'buy' : 'sell'
  const type = oneOf(TYPES, roll) ?? 'limit'
  const wish = { symbol: pair.symbol, side, type, ...sizeOf(type, roll), ...termsOf(type, pair, roll) } as const
  return as(someone(city, roll), ({ orders }) => orders.place(wish, once()))
}

/** Half of the orders at the market name their money, to the cent. */
const sizeOf = (type: (typeof TYPES)[number], roll: Dice) =>
  type === 'market' && roll() < 0.5
    ? { cashQuantity: formatAmount(amount(BigInt(between(roll, 1, 200_000))), 2) }
    : { quantity: quantity(roll) }

function termsOf(type: (typeof TYPES)[number], pair: Pair, roll: Dice) {
  if (type === 'market') return { flag: 'ioc' } as const
  const limit = { price: priceNear(pair, roll), flag: oneOf(FLAGS, roll) ?? 'gtc' } as const
  return type === 'limit' ? limit : { ...limit, stop: priceNear(pair, roll) }
}

function priceNear({ tick, reference }: Pair, roll: Dice): string {
  const reach = roll() < 0.95 ? 3 : 300
  const ticks = reference / tick + BigInt(Math.round(push(roll) * reach))
  const odd = roll() < 0.01 ? 1n : 0n
  return formatAmount(amount((ticks > 1n ? ticks : 1n) * tick + odd), QUOTE_SCALE)
}

const quantity = (roll: Dice): string => String(roll() < 0.02 ? 10_000_000 : between(roll, 1, roll() < 0.2 ? 900 : 60))

/**
 * Two residents who share a device try to walk a market's price: each offers at the edge of the static band what the other takes. The price
 * rules must keep the reference where it is, and every trade inside the band (threat PRC-01).
 */
export const walkBand: Act = async (city, roll) => {
  const pair = oneOf(await pairs(city.town.server.deps), roll)
  const attackers = city.residents.slice(0, 2)
  const attacker = oneOf(attackers, roll)
  if (pair === undefined || attacker === undefined) return IDLE
  await shareDevice(city.town.server.deps, attackers)
  const edge = pair.reference + (pair.reference * BigInt(between(roll, -20, 20))) / 100n
  const price = formatAmount(amount((edge / pair.tick) * pair.tick), QUOTE_SCALE)
  const wish = { symbol: pair.symbol, side: roll() < 0.5 ? 'buy' : 'sell', price, quantity: '3' } as const
  return as(attacker, ({ orders }) => orders.place(wish, once()))
}

export const cancelOrder: Act = async (city, roll) => {
  const order = oneOf(await openOrders(city.town.server.deps), roll)
  if (order === undefined) return IDLE
  return as(ownerOf(city, order), ({ orders }) => orders.cancel({ id: order.id }))
}

/** The same key twice at once: one order, the same answer. */
export const placeTwice: Act = async (city, roll) => {
  const pair = oneOf(await pairs(city.town.server.deps), roll)
  if (pair === undefined) return IDLE
  const [key, who] = [once(), someone(city, roll)]
  const wish = { symbol: pair.symbol, side: 'buy', price: priceNear(pair, roll), quantity: '1' } as const
  return twice(() => as(who, ({ orders }) => orders.place(wish, key)))
}
