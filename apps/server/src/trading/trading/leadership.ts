import type { Deps } from '#platform/http/deps.ts'
import { byKeys, connectionOptions, type Database } from '#platform/database/database.ts'
import { PipelinedConnection } from '#platform/database/pipelined-connection.ts'
import { BatchWriter, WRITER_TRANSACTION_MS, writerSettings } from './batch-writer.ts'
import { CommittedBook } from './committed-book.ts'
import { LockedRows } from './locked-rows.sql.ts'
import { type Following, sameAsTables } from './follow.sql.ts'
import { leaveLease, takeLease, type Taken, whileHeld } from './lease.sql.ts'
import { liveJudge, type Watchlist } from './live-judge.ts'
import { loadState } from './load.sql.ts'
import type { OrderFacts } from './order-view.ts'
import type { LiveMarket, State } from './state.ts'
import { loadWatchlist, ordersOfFrozen } from './watchlist.sql.ts'

/** What a leader knows: it dies with the leadership or with a batch whose commit failed or is unknown. */
export type Leadership = {
  readonly taken: Taken
  readonly state: State
  readonly books: Map<LiveMarket, CommittedBook>
  readonly ground: LockedRows
  readonly writer: BatchWriter
  /** Orders placed by the last batches, by `customer/client order id`: a batch on its way is not in the tables yet. */
  readonly recent: ReadonlyMap<string, OrderFacts>[]
  readonly watchlist: Watchlist
  /** Orders of frozen accounts that the next batch looks at. */
  readonly frozen: string[]
}

/** Each leadership counts from a height of its own: nobody takes up the story of an earlier one in its middle. */
export const firstSeq = (fence: number): number => fence * 2 ** 32

type LeaderDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'log'>

/** Takes the lease and has the state, from where it followed or from the tables; undefined while another node leads. */
export async function lead(deps: LeaderDeps, holder: string, following?: Following): Promise<Leadership | undefined> {
  const { clock, config, db, log } = deps
  const taken = await takeLease(db, holder)
  if (taken === undefined) return undefined
  const state = await whileHeld(
    db,
    taken,
    (error) => log.warn({ err: error }),
    async () => (await caughtUp(deps, following)) ?? loadState(db),
  )
  const watchlist = await loadWatchlist(db, clock)
  state.judge = liveJudge(watchlist)
  const frozen = await ordersOfFrozen(db, watchlist.frozenCustomers())
  const url = config.DATABASE_URL
  const warn = (error: Error): void => log.warn({ err: error })
  const line = await PipelinedConnection.open(url, writerSettings, WRITER_TRANSACTION_MS, warn)
  const ground = new LockedRows(connectionOptions(url, byKeys), warn)
  const books = new Map(
    [...state.markets.values()].map((market) => [market, new CommittedBook(market, firstSeq(taken.fence))]),
  )
  return {
    taken,
    state,
    books,
    ground,
    writer: new BatchWriter(line, taken, taken.batches),
    recent: [],
    watchlist,
    frozen,
  }
}

async function caughtUp({ db, log }: LeaderDeps, following: Following | undefined): Promise<State | undefined> {
  try {
    return following && (await sameAsTables(db, following)).state
  } catch (error) {
    log.error({ err: error })
    return undefined
  }
}

/** After a batch that failed: what others that are on their way rest on, and are written by, is let go when they have `ended`. */
export function giveUp({ log }: Pick<Deps, 'log'>, { ground, writer }: Leadership, ended: Promise<unknown>): undefined {
  ground.close().catch((error: unknown) => log.warn({ err: error }))
  void ended.then(() => writer.cut())
}

/** Lets the next node lead at once. */
export async function leave(db: Database, { taken, ground, writer }: Leadership): Promise<void> {
  await writer.close()
  await ground.close()
  await leaveLease(db, taken)
}
