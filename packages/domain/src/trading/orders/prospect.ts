import type { OrderFlag } from './kinds.ts'

/** The treatment of lots that do not trade at once. */
export const remainders = ['rest', 'wait', 'dropped'] as const
export type Remainder = (typeof remainders)[number]

/**
 * The predicted result of an order of `lots` that meets `met` of them at once; `others` is missing if all of them
 * trade.
 */
export type Prospect = { readonly lots: number; readonly others?: Remainder }

/** The event for which an order waits before it trades: the end of an auction, or a trade that reaches its stop. */
export type Awaited = 'call' | 'stop'

/** Predicts by the same rules as the book. */
export function prospectOf(flag: OrderFlag, lots: number, met: number, waits?: Awaited): Prospect {
  if (waits === 'call') return { lots: 0, others: 'rest' }
  if (waits === 'stop') return { lots: 0, others: 'wait' }
  if (flag === 'post_only' && met > 0) return { lots: 0, others: 'dropped' }
  if (flag === 'fok' && met < lots) return { lots: 0, others: 'dropped' }
  if (met === lots) return { lots }
  return { lots: met, others: flag === 'ioc' ? 'dropped' : 'rest' }
}

/**
 * Returns the distance of an average from the best price, in parts per million of it, rounded up. `tickLots` is Σ ticks
 * × lots.
 */
export function slippagePpm(bestTicks: number, tickLots: bigint, lots: number): number {
  const best = BigInt(bestTicks) * BigInt(lots)
  const distance = tickLots > best ? tickLots - best : best - tickLots
  return best === 0n ? 0 : Number((distance * 1_000_000n + best - 1n) / best)
}
