import type { Side } from './command.ts'

const MILLION = 1_000_000

/**
 * The worst price that a market order may trade at: `protection` parts per million beyond the best one, the distance
 * rounded down for whoever is protected. Counted in two parts, so that no product leaves the safe integers.
 */
export function protectedPrice(side: Side, best: number, protection: number): number {
  const millions = Math.floor(best / MILLION)
  const distance = millions * protection + Math.floor(((best % MILLION) * protection) / MILLION)
  return side === 0 ? Math.min(best + distance, Number.MAX_SAFE_INTEGER) : Math.max(best - distance, 1)
}
