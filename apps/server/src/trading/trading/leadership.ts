import type { Deps } from '#platform/http/deps.ts'
import { byKeys, connectionOptions, type Database } from '#platform/database/database.ts'
import { PipelinedConnection } from '#platform/database/pipelined-connection.ts'
import { BatchWriter, WRITER_TRANSACTION_MS, writerSettings } from './batch-writer.ts'
import { CommittedBook } from './committed-book.ts'
import { KnownFacts } from './known-facts.ts'
import { LockedRows } from './locked-rows.sql.ts'
import { type Following, sameAsTables } from './follow.sql.ts'
import { leaveLease, takeLease, type Taken, whileHeld } from './lease.sql.ts'
import { ordersToEnd } from './orders-to-end.sql.ts'
import { liveJudge, type Watchlist } from './live-judge.ts'
import { loadState } from './load.sql.ts'
import type { OrderFacts } from './order-view.ts'
import type { LiveMarket, State } from './state.ts'
import { loadWatchlist, ordersOfFrozen } from './watchlist.sql.ts'

/** The memory of a leader. It ends with the leadership, or with a batch whose commit failed or is unknown. */
export type Leadership = {
  readonly taken: Taken
  readonly state: State
  readonly books: Map<LiveMarket, CommittedBook>
  readonly lockedRows: LockedRows
  readonly known: KnownFacts
  readonly writer: BatchWriter
  /** Orders of the last batches by `customer/client order id`, because a running batch is not in the tables yet. */
  readonly recent: ReadonlyMap<string, OrderFacts>[]
  readonly watchlist: Watchlist
  /** Orders of frozen accounts that the next batch checks. */
  readonly frozen: string[]
  /** Orders that the rules of their market end, for the next batch. */
  readonly toEnd: string[]
}

/**
 * Returns the first number of a leadership. Each leadership has its own range, so that no numbers of an earlier one are
 * continued.
 */
export const firstSeq = (fence: number): number => fence * 2 ** 32

type LeaderDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'log'>

/** Takes the lease and the state, either the followed one or that of the tables; undefined while another node leads. */
export async function takeLeadership(
  deps: LeaderDeps,
  holder: string,
  following?: Following,
): Promise<Leadership | undefined> {
  const { clock, config, db, log } = deps
  const taken = await takeLease(db, holder)
  if (taken === undefined) return undefined
  const state = await whileHeld(
    db,
    taken,
    (error) => log.warn({ err: error }, 'the lease could not be renewed'),
    async () => (await caughtUp(deps, following)) ?? loadState(db),
  )
  const watchlist = await loadWatchlist(db, clock)
  state.judge = liveJudge(watchlist, state)
  const frozen = await ordersOfFrozen(db, watchlist.frozenCustomers())
  const toEnd = await ordersToEnd(db)
  const url = config.DATABASE_URL
  const warn = (error: Error): void => log.warn({ err: error }, 'a connection of the leader reports an error')
  const line = await PipelinedConnection.open(url, writerSettings, WRITER_TRANSACTION_MS, warn)
  const lockedRows = new LockedRows(connectionOptions(url, byKeys), warn)
  const books = new Map(
    [...state.markets.values()].map((market) => [market, new CommittedBook(market, firstSeq(taken.fence))]),
  )
  return {
    taken,
    state,
    books,
    lockedRows,
    known: new KnownFacts(watchlist.readUpTo),
    writer: new BatchWriter(line, taken, taken.batches),
    recent: [],
    watchlist,
    frozen,
    toEnd,
  }
}

async function caughtUp({ db, log }: LeaderDeps, following: Following | undefined): Promise<State | undefined> {
  try {
    return following && (await sameAsTables(db, following)).state
  } catch (error) {
    log.error({ err: error }, 'the followed books differ from the tables: they are read again')
    return undefined
  }
}

/**
 * Gives up the leadership after a failed batch. Once the other running batches have `ended`, releases their locks and
 * the writer.
 */
export function abandonLeadership(
  { log }: Pick<Deps, 'log'>,
  { lockedRows, writer }: Leadership,
  ended: Promise<unknown>,
): undefined {
  lockedRows
    .close()
    .catch((error: unknown) => log.warn({ err: error }, 'a connection of the former leader could not be closed'))
  void ended.then(() => writer.cut())
}

/** Releases the lease, so that the next node can lead at once. */
export async function releaseLeadership(db: Database, { taken, lockedRows, writer }: Leadership): Promise<void> {
  await writer.close()
  await lockedRows.close()
  await leaveLease(db, taken)
}
