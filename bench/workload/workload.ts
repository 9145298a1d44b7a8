import { type Columns, Generator } from './generator.ts'
import { paths, type WorkloadName } from './price-paths.ts'

/** A workload: `warm` orders that do not trade build the book, then the measured commands follow. */
export type Workload = Columns & {
  readonly name: WorkloadName
  readonly depth: number
  readonly warm: number
  readonly commands: number
  readonly seed: number
  readonly maxId: number
  /** The orders that rest at the end. */
  readonly live: number
  /** The expected number of trades, their lots and the digest. */
  readonly trades: number
  readonly lots: number
  readonly digest: string
  readonly digestLanes: readonly [low: number, high: number]
}

export function makeWorkload(name: WorkloadName, depth: number, commands: number, seed: number): Workload {
  const maker = new Generator(paths[name], depth, depth + commands, seed)
  for (let built = 0; built < depth; built++) maker.build()
  for (let made = 0; made < commands; made++) maker.step()
  const { digest } = maker
  const expected = {
    trades: digest.trades,
    lots: digest.lots,
    digest: digest.text(),
    digestLanes: digest.lanes(),
  }
  return { name, depth, warm: depth, commands, seed, maxId: maker.id, live: maker.liveCount, ...expected, ...maker.to }
}
