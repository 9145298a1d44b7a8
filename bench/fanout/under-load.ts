import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bookChecksum } from '@tessera/domain/markets/book-checksum.ts'
import { startPostgres } from '../../world/src/postgres.ts'
import { ask } from '../child.ts'
import { addCustomers, cloneTemplate, makeTemplate } from '../orders/house.sql.ts'
import { type Place, type Speed, submit } from '../orders/submit.ts'
import { assembleFor, auditTessera, placeIn } from '../orders/tessera.ts'
import { PAIR, wishes } from '../orders/wishes.ts'
import type { Server } from '../../apps/server/src/server.ts'
import { clockMs, type Heard, type Mark } from './crowd.ts'
import { openCrowd } from './rounds.ts'

export type Watched = {
  readonly ch: string
  readonly alone: Speed
  readonly watched: Speed
  /** Megabytes a second that the readers were sent. */
  readonly megabytes: number
  /** From a commit to a socket while orders come at half of the speed that they have with nobody reading. */
  readonly atHalf: { readonly perSecond: number; readonly lagP50: number; readonly lagP99: number }
}

const CUSTOMERS = 1_000
const SUBMITTERS = 64
const WARM_UP = 6_000
const ORDERS = 20_000
const HALF_ORDERS = 20_000
const CHANNELS = [`book:${PAIR}:20`, `book:${PAIR}`, `trades:${PAIR}`]

/** Orders as fast as they go, in the process that tells them: with nobody reading, and with so many sockets on a channel. */
export async function underLoad(sockets: number): Promise<Watched[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const postgres = await startPostgres(folder)
  try {
    await makeTemplate(postgres.url)
    return await onBooks(await cloneTemplate(postgres.url, 'bench'), sockets)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function onBooks(url: string, sockets: number): Promise<Watched[]> {
  const customers = await addCustomers(url, CUSTOMERS)
  const server = await assembleFor(url)
  await server.trading.start()
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  let sent = 0
  const take = (count: number, place: Place = placeIn(server)): Promise<Speed> => {
    sent += count
    return submit(place, wishes(customers, count, sent - count), SUBMITTERS)
  }
  await take(WARM_UP)
  const rows: Watched[] = []
  for (const ch of CHANNELS) {
    const alone = await take(ORDERS)
    const hello = JSON.stringify({ op: 'subscribe', ch })
    const crowd = await openCrowd({ port: Number(port), path: '/ws', sockets, stalled: 0, hello })
    await ask<Heard>(crowd, 'begin')
    const watched = await take(ORDERS)
    const { bytes } = await ask<Heard>(crowd, 'so far')
    const megabytes = (bytes / 1e6) * (watched.perSecond / ORDERS)
    await pause(1_000)
    await ask<Heard>(crowd, 'begin')
    const { told, stop } = noteStates(server, ch)
    const half = await take(HALF_ORDERS, paced(placeIn(server), alone.perSecond / 2))
    await pause(1_000)
    stop()
    const heard = await ask<Heard>(crowd, 'end')
    crowd.kill()
    const lags = (heard.lagsMs.length > 0 ? heard.lagsMs : heard.marks.flatMap((own) => lagsOf(told, own))).toSorted(
      (a, b) => a - b,
    )
    const share = (of: number): number => lags[Math.floor(lags.length * of)] ?? NaN
    rows.push({
      ch,
      alone,
      watched,
      megabytes,
      atHalf: { perSecond: half.perSecond, lagP50: share(0.5), lagP99: share(0.99) },
    })
  }
  await server.stop()
  // No speed without a clean audit.
  await auditTessera(url)
  return rows
}

/** Orders that begin no sooner than so many a second. */
function paced(place: Place, perSecond: number): Place {
  let next = performance.now()
  return async (wish) => {
    next = Math.max(next + 1_000 / perSecond, performance.now() - 100)
    const early = next - performance.now()
    if (early > 1) await pause(early)
    await place(wish)
  }
}

/** Every state of the book, as the readers of a channel are told it, with the moment of its commit. */
function noteStates({ trading }: Server, ch: string): { readonly told: readonly Mark[]; readonly stop: () => void } {
  const told: Mark[] = []
  const depth = Number(ch.split(':')[2] ?? NaN)
  const stop = trading.listen({
    told: ({ books }) => {
      const changed = books.get(PAIR)
      if (changed === undefined) return
      const ms = clockMs()
      const shown = Number.isNaN(depth) ? undefined : trading.bookOf(PAIR)?.snapshot(depth)
      told.push({ checksum: shown ? bookChecksum(shown.bids, shown.asks) : changed.checksum, ms })
    },
    reset: () => undefined,
  })
  return { told, stop }
}

/** From each commit to the first frame in which a reader was told of it. */
function lagsOf(told: readonly Mark[], heard: readonly Mark[]): number[] {
  const lags: number[] = []
  let next = 0
  for (const { checksum, ms } of heard) {
    const found = told.findIndex((state, at) => at >= next && state.checksum === checksum)
    if (found < 0) continue
    for (; next <= found; next++) lags.push(ms - (told[next]?.ms ?? NaN))
  }
  return lags
}
