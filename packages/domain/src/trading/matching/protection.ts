import type { Side } from './command.ts'

const MILLION = 1_000_000

/**
 * Returns the worst price at which a market order may trade: `protection` parts per million beyond the best one. The
 * distance is rounded down in favour of the protected customer. It is computed in two parts, so that no product exceeds
 * the safe integers.
 */
export function protectedPrice(side: Side, best: number, protection: number): number {
  const millions = Math.floor(best / MILLION)
  const distance = millions * protection + Math.floor(((best % MILLION) * protection) / MILLION)
  return side === 0 ? Math.min(best + distance, Number.MAX_SAFE_INTEGER) : Math.max(best - distance, 1)
}
