import type { Roll } from './roll.ts'

export const TICK_RANGE = 1 << 18
const MIDDLE = TICK_RANGE / 2
const LOW = TICK_RANGE / 4
const HIGH = TICK_RANGE - LOW
/** The fair value keeps this distance from both ends of the range. */
const MARGIN = 50_000
/** Commands of one crash and recovery, and of the crash alone. */
const CYCLE = 20_000
const CRASH = 2_000

/** The movement of the price in a workload. Prices are in ticks. */
export type PricePath = {
  readonly title: string
  /** The fair value before the command with this index. */
  readonly fair: (before: number, at: number, roll: Roll) => number
  /** Distance of the fair value of each side from the common one. */
  readonly apart: number
  /** New limit orders are at their price even if they trade there. Otherwise they stop one tick before the best one. */
  readonly crosses: boolean
  /** Every second command places or cancels one order in the middle of the range. */
  readonly lone: boolean
}

const calm = { apart: 0, crosses: false, lone: false }
const jumping = { apart: 0, crosses: true, lone: false }

const walk = (before: number, _at: number, roll: Roll): number => {
  const after = roll(20) === 0 ? before + (roll(2) === 0 ? -1 : 1) : before
  return Math.min(TICK_RANGE - MARGIN, Math.max(MARGIN, after))
}
const anywhere = (_before: number, _at: number, roll: Roll): number => 1 + roll(TICK_RANGE - 2)
const alternate = (_before: number, at: number): number => (at % 2 === 0 ? LOW : HIGH)
/** Falls from high to low in a tenth of the cycle, then rises for the rest of it. */
const crash = (_before: number, at: number): number => {
  const moment = at % CYCLE
  const share = moment < CRASH ? 1 - moment / CRASH : (moment - CRASH) / (CYCLE - CRASH)
  return LOW + Math.floor((HIGH - LOW) * share)
}

/** The workloads by name. `docs/bench/peers.md` describes them. */
export const paths = {
  W1: { title: 'one tick at a time', fair: walk, ...calm },
  W2: { title: 'uniform over the band', fair: anywhere, ...jumping },
  W3: { title: 'two levels far apart in turn', fair: alternate, ...jumping },
  W4: { title: 'crash and recovery', fair: crash, ...jumping },
  W5: { title: 'one lone far order', fair: walk, ...calm, apart: LOW, lone: true },
} as const satisfies Record<string, PricePath>

export type WorkloadName = keyof typeof paths
export const START = MIDDLE
/** The price of the lone order. */
export const LONE = MIDDLE
