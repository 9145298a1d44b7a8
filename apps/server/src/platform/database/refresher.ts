import type { Deps } from '#platform/http/deps.ts'

/** The shortest time between two reads. */
const REFRESH_MS = 250

/**
 * Reads pairs that traded from the tables again: one read at a time, and pairs that trade during a read with the next
 * one. A failed read is repeated.
 */
export class Refresher {
  private readonly log: Deps['log']
  private readonly read: (symbols: readonly string[]) => Promise<void>
  private readonly traded = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(log: Deps['log'], read: (symbols: readonly string[]) => Promise<void>) {
    this.log = log
    this.read = read
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
  }

  add(symbols: Iterable<string>): void {
    for (const symbol of symbols) this.traded.add(symbol)
    if (this.traded.size > 0 && !this.isClosed) this.timer ??= setTimeout(() => void this.refresh(), REFRESH_MS).unref()
  }

  private async refresh(): Promise<void> {
    const symbols = [...this.traded]
    this.traded.clear()
    let unread: readonly string[] = []
    try {
      await this.read(symbols)
    } catch (error) {
      this.log.warn({ err: error }, 'markets could not be read again after their trades')
      unread = symbols
    }
    this.timer = undefined
    this.add(unread)
  }
}
