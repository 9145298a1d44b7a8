import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { bookChecksum } from '@tessera/domain/trading/markets/book-checksum.ts'
import type { Server } from '../../apps/server/src/server.ts'
import { ask } from '../child.ts'
import type { Place, Speed } from '../orders/submit.ts'
import { PAIR } from '../orders/generated-orders.ts'
import { clockMs, type Heard, type Mark } from './load-client.ts'

/** How fast orders were taken, and how long after each commit a reader was told of it. */
export type Lag = { readonly perSecond: number; readonly p50: number; readonly p99: number }

/** Until then everybody has read what there was. */
export const SETTLED_MS = 1_000

/** Of the tape a frame names when it was decided; the state of a book is known by its checksum. */
export async function lagWhile(
  run: () => Promise<Speed>,
  server: Server,
  ch: string,
  crowd: ChildProcess,
): Promise<Lag> {
  await ask<Heard>(crowd, 'begin')
  const { committed, stop } = noteStates(server, ch)
  const { perSecond } = await run()
  await pause(SETTLED_MS)
  stop()
  const { lagsMs, marks } = await ask<Heard>(crowd, 'end')
  const lags = lagsMs.length > 0 ? lagsMs : marks.flatMap((own) => lagsOf(committed, own))
  const sorted = lags.toSorted((a, b) => a - b)
  const share = (of: number): number => sorted[Math.floor(sorted.length * of)] ?? NaN
  return { perSecond, p50: share(0.5), p99: share(0.99) }
}

/** Orders that begin no sooner than so many a second. */
export function paced(place: Place, perSecond: number): Place {
  let next = performance.now()
  return async (wish) => {
    next = Math.max(next + 1_000 / perSecond, performance.now() - 100)
    const early = next - performance.now()
    if (early > 1) await pause(early)
    await place(wish)
  }
}

/** Every state of the book, as the readers of a channel are told it, with the moment of its commit. */
function noteStates(
  { trading }: Server,
  ch: string,
): { readonly committed: readonly Mark[]; readonly stop: () => void } {
  const committed: Mark[] = []
  const depth = Number(ch.split(':')[2] ?? NaN)
  const stop = trading.listen({
    committed: ({ books }) => {
      const changed = books.get(PAIR)
      if (changed === undefined) return
      const ms = clockMs()
      const shown = Number.isNaN(depth) ? undefined : trading.bookOf(PAIR)?.snapshot(depth)
      committed.push({ checksum: shown ? bookChecksum(shown.bids, shown.asks) : changed.checksum, ms })
    },
    reset: () => undefined,
  })
  return { committed, stop }
}

/** From each commit to the first frame in which a reader was told of it. */
function lagsOf(committed: readonly Mark[], heard: readonly Mark[]): number[] {
  const lags: number[] = []
  let next = 0
  for (const { checksum, ms } of heard) {
    const found = committed.findIndex((state, at) => at >= next && state.checksum === checksum)
    if (found < 0) continue
    for (; next <= found; next++) lags.push(ms - (committed[next]?.ms ?? NaN))
  }
  return lags
}
