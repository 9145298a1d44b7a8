import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../../world/src/postgres.ts'
import { ask } from '../child.ts'
import { addCustomers, cloneTemplate, makeTemplate } from '../orders/exchange.sql.ts'
import { type PlaceOrder, type Speed, submit } from '../orders/submit.ts'
import { assembleFor, auditTessera, placeIn } from '../orders/tessera.ts'
import { PAIR, generateOrders } from '../orders/generated-orders.ts'
import type { ReceivedFrames } from './load-client.ts'
import { type Lag, lagWhile, paced, SETTLED_MS } from './lag.ts'
import { openCrowd } from './rounds.ts'

export type LoadResult = {
  readonly ch: string
  readonly alone: Speed
  readonly watched: Speed
  /** Megabytes per second sent to the readers. */
  readonly megabytes: number
  /** Delays from a commit to a socket, while orders arrive at half the speed without readers. */
  readonly atHalf: Lag
}

const CUSTOMERS = 1_000
const SUBMITTERS = 64
const WARM_UP = 6_000
const ORDERS = 20_000
const CHANNELS = [`book:${PAIR}:20`, `book:${PAIR}`, `trades:${PAIR}`]

/** Orders as fast as possible in the publishing process: without readers, and with this many sockets on a channel. */
export async function underLoad(sockets: number): Promise<LoadResult[]> {
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

async function onBooks(url: string, sockets: number): Promise<LoadResult[]> {
  const customers = await addCustomers(url, CUSTOMERS)
  const server = await assembleFor(url)
  await server.trading.start()
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  let sent = 0
  const take = (count: number, place: PlaceOrder = placeIn(server)): Promise<Speed> => {
    sent += count
    return submit(place, generateOrders(customers, count, sent - count), SUBMITTERS)
  }
  await take(WARM_UP)
  const rows: LoadResult[] = []
  for (const ch of CHANNELS) {
    const alone = await take(ORDERS)
    const hello = JSON.stringify({ op: 'subscribe', ch })
    const crowd = await openCrowd({ port: Number(port), path: '/ws', sockets, stalled: 0, hello })
    await ask<ReceivedFrames>(crowd, 'begin')
    const watched = await take(ORDERS)
    const { bytes } = await ask<ReceivedFrames>(crowd, 'so far')
    const megabytes = (bytes / 1e6) * (watched.perSecond / ORDERS)
    await pause(SETTLED_MS)
    const pace = paced(placeIn(server), alone.perSecond / 2)
    rows.push({ ch, alone, watched, megabytes, atHalf: await lagWhile(() => take(ORDERS, pace), server, ch, crowd) })
    crowd.kill()
  }
  await server.stop()
  // A speed counts only with a clean audit.
  await auditTessera(url)
  return rows
}
