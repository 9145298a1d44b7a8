import type { Side } from '@tessera/domain/trading/matching/command.ts'
import type { Digest } from '../workload/digest.ts'
import type { Workload } from '../workload/workload.ts'

/**
 * An order book under test: it starts empty, takes the commands of a workload by their index, and reports its trades.
 */
export type Engine = {
  readonly name: string
  readonly package: string
  readonly begin: (work: Workload, digest: Digest) => (at: number) => void
}

export const BUY = 0
export const CANCEL = 1
export const MARKET = 3

/** The workload numbers sides as our book does. */
export const sides: readonly Side[] = [0, 1]
