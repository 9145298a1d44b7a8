import { seeded } from '@tessera/domain/platform/random/seeded.ts'

/** One order of the workload; about half of them meet a resting one. Its number determines price and size. */
export type OrderRequest = {
  readonly customer: string
  readonly clientOrderId: string
  readonly side: 'buy' | 'sell'
  readonly ticks: number
  readonly lots: number
}

export const PAIR = 'AURB-tUSD'
/** The listing price of the pair in ticks, which are cents. */
export const MIDDLE = 1_250
const SPREAD = 10

/**
 * Generates the orders, the same for every design: customers in turn, sides and prices by a seeded random generator.
 */
export function* generateOrders(customers: readonly string[], count: number, from = 0): Generator<OrderRequest> {
  const roll = seeded(4_711 + from)
  for (let at = from; at < from + count; at++)
    yield {
      customer: customers[(at * 7_919) % customers.length] ?? '',
      clientOrderId: `order-${String(at).padStart(8, '0')}`,
      side: roll() < 0.5 ? 'buy' : 'sell',
      ticks: MIDDLE - SPREAD + Math.floor(roll() * (2 * SPREAD + 1)),
      lots: 1 + Math.floor(roll() * 10),
    }
}

/** A price of the pair as text, such as `12.50`. */
export const priceText = (ticks: number): string => `${Math.floor(ticks / 100)}.${String(ticks % 100).padStart(2, '0')}`

export const feeOf = (cash: bigint, ppm: bigint): bigint => (cash * ppm + 999_999n) / 1_000_000n
/**
 * The hold of an order in the ordinary design. For a buy it is its value at the limit and the higher fee of each lot,
 * rounded up.
 */
export const holdOf = (side: string, ticks: number, lots: number): bigint =>
  side === 'sell' ? BigInt(lots) : BigInt(lots) * (BigInt(ticks) * 10_000n + feeOf(BigInt(ticks) * 10_000n, 1_500n))
