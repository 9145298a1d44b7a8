import type { ChannelData } from '@tessera/contract/trading/stream/stream.ts'
import type { Source } from '#platform/database/rows.ts'
import { tickersOf } from './snapshots.ts'

/** Used in place of a symbol: every pair whose figures differ from the published ones without a trade. */
export const everyPair = '*'

/** Marks a pair of which readers may have different figures, because one of them read a snapshot between two checks. */
const several = Symbol('several')

/** Tracks the published 24-hour figures. They change by the clock alone, and readers get the changes. */
export class Tickers {
  private readonly source: Source
  /** The published figures of a pair, by symbol. */
  private readonly known = new Map<string, string | typeof several>()

  constructor(source: Source) {
    this.source = source
  }

  /** The figures of all pairs, for the snapshot of a new reader. */
  async all(): Promise<ChannelData['ticker']> {
    const rows = await tickersOf(this.source)
    for (const row of rows) {
      const text = JSON.stringify(row)
      const known = this.known.get(row.symbol) ?? text
      this.known.set(row.symbol, known === text ? text : several)
    }
    return rows
  }

  /** The figures to publish now: the named pairs, and with `everyPair` those that differ from the published ones. */
  async since(symbols: readonly string[]): Promise<ChannelData['ticker']> {
    const rows = await tickersOf(this.source, symbols.includes(everyPair) ? undefined : symbols)
    const reported = rows.filter(
      (row) => symbols.includes(row.symbol) || this.known.get(row.symbol) !== JSON.stringify(row),
    )
    for (const row of reported) this.known.set(row.symbol, JSON.stringify(row))
    return reported
  }
}
