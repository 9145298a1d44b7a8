import type { ChannelData } from '@tessera/contract/trading/stream/stream.ts'
import type { Source } from '#platform/database/rows.ts'
import { tickersOf } from './snapshots.ts'

/** In place of a pair: every pair whose figures are others than its readers know, though nothing traded. */
export const everyPair = '*'

/** Readers may know different figures of the pair: one of them read a snapshot between two looks. */
const several = Symbol('several')

/** The figures of 24 hours grow old by the clock alone: knows what readers know of them, so that they are told the rest. */
export class Tickers {
  private readonly source: Source
  /** What every reader knows of a pair, by symbol. */
  private readonly known = new Map<string, string | typeof several>()

  constructor(source: Source) {
    this.source = source
  }

  /** What a new reader gets first. */
  async all(): Promise<ChannelData['ticker']> {
    const rows = await tickersOf(this.source)
    for (const row of rows) {
      const text = JSON.stringify(row)
      const known = this.known.get(row.symbol) ?? text
      this.known.set(row.symbol, known === text ? text : several)
    }
    return rows
  }

  /** What all readers are told now: the pairs named, and with `everyPair` those that are not what readers know. */
  async since(symbols: readonly string[]): Promise<ChannelData['ticker']> {
    const rows = await tickersOf(this.source, symbols.includes(everyPair) ? undefined : symbols)
    const told = rows.filter(
      (row) => symbols.includes(row.symbol) || this.known.get(row.symbol) !== JSON.stringify(row),
    )
    for (const row of told) this.known.set(row.symbol, JSON.stringify(row))
    return told
  }
}
