import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { between, type Random, roughlyNormal } from '../makers/random.ts'
import { once } from '../stories/stage.ts'
import { type Act, IDLE, randomOf, sendTwice } from './action.ts'
import { as, type Simulation, type Participant, someone } from './simulation.ts'
import { openOrders, type Pair, pairs, pausedAccounts, shareDevice } from './state.sql.ts'
import { ownerOf } from './owner.ts'

const TYPES = ['limit', 'limit', 'limit', 'limit', 'market', 'stop_limit'] as const
const FLAGS = ['gtc', 'gtc', 'gtc', 'ioc', 'fok', 'post_only'] as const
const QUOTE_SCALE = 6

/**
 * An order of any type, mostly near the last price, so that orders match; sometimes far away, off the tick, or above
 * the balance.
 */
export const placeOrder: Act = async (simulation, roll) => {
  const pair = randomOf(await pairs(simulation.system.server.deps), roll)
  if (pair === undefined) return IDLE
  const side = roll() < 0.5 ? 'buy' : 'sell'
  const type = randomOf(TYPES, roll) ?? 'limit'
  const orderRequest = { symbol: pair.symbol, side, type, ...sizeOf(type, roll), ...termsOf(type, pair, roll) } as const
  return as(someone(simulation, roll), ({ orders }) => orders.place(orderRequest, once()))
}

/** Half of the market orders name an amount of money, to the cent. */
const sizeOf = (type: (typeof TYPES)[number], roll: Random) =>
  type === 'market' && roll() < 0.5
    ? { cashQuantity: formatAmount(amount(BigInt(between(roll, 1, 200_000))), 2) }
    : { quantity: quantity(roll) }

function termsOf(type: (typeof TYPES)[number], pair: Pair, roll: Random) {
  if (type === 'market') return { flag: 'ioc' } as const
  const limit = { price: priceNear(pair, roll), flag: randomOf(FLAGS, roll) ?? 'gtc' } as const
  return type === 'limit' ? limit : { ...limit, stop: priceNear(pair, roll) }
}

function priceNear({ tick, reference }: Pair, roll: Random): string {
  const reach = roll() < 0.95 ? 3 : 300
  const ticks = reference / tick + BigInt(Math.round(roughlyNormal(roll) * reach))
  const remainder = roll() < 0.01 ? 1n : 0n
  return formatAmount(amount((ticks > 1n ? ticks : 1n) * tick + remainder), QUOTE_SCALE)
}

const quantity = (roll: Random): string =>
  String(roll() < 0.02 ? 10_000_000 : between(roll, 1, roll() < 0.2 ? 900 : 60))

/** The two participants who attack price bands. */
export const attackersOf = ({ participants }: Simulation): readonly Participant[] => participants.slice(0, 2)

/**
 * Two participants who share a device try to move a market's price. Each offers at the edge of the static band, and the
 * other takes it. The price rules must keep the reference, keep every trade inside the band, and mark each of their
 * trades (threat PRC-01).
 */
export const walkBand: Act = async (simulation, roll) => {
  const { server, now } = simulation.system
  const pair = randomOf(await pairs(server.deps), roll)
  const attacker = randomOf(attackersOf(simulation), roll)
  if (pair === undefined || attacker === undefined) return IDLE
  const at = now()
  await shareDevice(server.deps, attackersOf(simulation), at)
  simulation.connectedAt.push(at)
  return as(attacker, ({ orders }) => orders.place(farOrder(pair, roll), once()))
}

/**
 * A participant with paused withdrawals tries to lose value by selling low or buying high. The collar must refuse it
 * (threat PRC-02).
 */
export const tradeFrozen: Act = async (simulation, roll) => {
  const { server, now } = simulation.system
  const pair = randomOf(await pairs(server.deps), roll)
  const paused = new Set((await pausedAccounts(server.deps, now())).map(({ id }) => id))
  const who = randomOf(
    simulation.participants.filter(({ id, owner }) => paused.has(id) || (owner !== undefined && paused.has(owner.id))),
    roll,
  )
  if (pair === undefined || who === undefined) return IDLE
  return as(who, ({ orders }) => orders.place(farOrder(pair, roll), once()))
}

/** An order up to a fifth away from the reference, on either side. */
function farOrder({ symbol, tick, reference }: Pair, roll: Random) {
  const edge = reference + (reference * BigInt(between(roll, -20, 20))) / 100n
  const price = formatAmount(amount((edge / tick) * tick), QUOTE_SCALE)
  return { symbol, side: roll() < 0.5 ? 'buy' : 'sell', price, quantity: '3' } as const
}

export const cancelOrder: Act = async (simulation, roll) => {
  const order = randomOf(await openOrders(simulation.system.server.deps), roll)
  if (order === undefined) return IDLE
  return as(ownerOf(simulation, order), ({ orders }) => orders.cancel({ id: order.id }))
}

/** Sends the same key twice concurrently: one order, the same result. */
export const placeTwice: Act = async (simulation, roll) => {
  const pair = randomOf(await pairs(simulation.system.server.deps), roll)
  if (pair === undefined) return IDLE
  const [key, who] = [once(), someone(simulation, roll)]
  const orderRequest = { symbol: pair.symbol, side: 'buy', price: priceNear(pair, roll), quantity: '1' } as const
  return sendTwice(() => as(who, ({ orders }) => orders.place(orderRequest, key)))
}
