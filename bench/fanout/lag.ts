import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { bookChecksum } from '@tessera/domain/trading/markets/book-checksum.ts'
import type { Server } from '../../apps/server/src/server.ts'
import { ask } from '../child.ts'
import type { PlaceOrder, Speed } from '../orders/submit.ts'
import { PAIR } from '../orders/generated-orders.ts'
import { clockMs, type ReceivedFrames, type Mark } from './load-client.ts'

/** The number of orders per second, and the delay from each commit to a reader. */
export type Lag = { readonly perSecond: number; readonly p50: number; readonly p99: number }

/** Milliseconds after which every reader has read everything. */
export const SETTLED_MS = 1_000

/** A trade frame names its decision time. The state of a book is identified by its checksum. */
export async function lagWhile(
  run: () => Promise<Speed>,
  server: Server,
  ch: string,
  crowd: ChildProcess,
): Promise<Lag> {
  await ask<ReceivedFrames>(crowd, 'begin')
  const { committed, stop } = noteStates(server, ch)
  const { perSecond } = await run()
  await pause(SETTLED_MS)
  stop()
  const { lagsMs, marks } = await ask<ReceivedFrames>(crowd, 'end')
  const lags = lagsMs.length > 0 ? lagsMs : marks.flatMap((own) => lagsOf(committed, own))
  const sorted = lags.toSorted((a, b) => a - b)
  const share = (of: number): number => sorted[Math.floor(sorted.length * of)] ?? NaN
  return { perSecond, p50: share(0.5), p99: share(0.99) }
}

/** Limits the orders to a number per second. */
export function paced(place: PlaceOrder, perSecond: number): PlaceOrder {
  let next = performance.now()
  return async (orderRequest) => {
    next = Math.max(next + 1_000 / perSecond, performance.now() - 100)
    const early = next - performance.now()
    if (early > 1) await pause(early)
    await place(orderRequest)
  }
}

/** Every state of the book that the readers of a channel get, with the time of its commit. */
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
      const view = Number.isNaN(depth) ? undefined : trading.bookOf(PAIR)?.snapshot(depth)
      committed.push({ checksum: view ? bookChecksum(view.bids, view.asks) : changed.checksum, ms })
    },
    reset: () => undefined,
  })
  return { committed, stop }
}

/** The delays from each commit to the first frame with that state at a reader. */
function lagsOf(committed: readonly Mark[], received: readonly Mark[]): number[] {
  const lags: number[] = []
  let next = 0
  for (const { checksum, ms } of received) {
    const found = committed.findIndex((state, at) => at >= next && state.checksum === checksum)
    if (found < 0) continue
    for (; next <= found; next++) lags.push(ms - (committed[next]?.ms ?? NaN))
  }
  return lags
}
