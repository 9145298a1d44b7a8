import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { marketInterruptions } from '#platform/observing/metrics.ts'
import { idAt } from '#platform/random/random.ts'
import { uptimeMs } from '#platform/clock/clock.ts'
import { type Batch, emptyBatch } from './batch.ts'
import { bookCoinFees } from './coin-fees.ts'
import type { AnswerOf, Command } from './command.ts'
import { CommittedBook } from './committed-book.ts'
import { quarantineUnrestored } from './abnormal.ts'
import { decide } from './decide.ts'
import { expireDue, cancelBlocked } from './enter.ts'
import { type Facts, placementsOf, readFacts } from './facts.sql.ts'
import type { LockedState } from './locked-rows.sql.ts'
import { firstSeq, type Leadership } from './leadership.ts'
import type { Taken } from './lease.sql.ts'
import { endByRules, marketsToCheck } from './end-by-rules.ts'
import { ordersToEnd } from './orders-to-end.sql.ts'
import { factsOf } from './order-view.ts'
import { endLostRights } from './rights.ts'
import type { LiveMarket } from './state.ts'
import { collectEvents, applyCommitted, type PublishedEvents } from './published-events.ts'
import { applyChanges, type WatchlistChanges, ordersOfFrozen } from './watchlist.sql.ts'

type AnyAnswer = AnswerOf[Command['kind']]
export type Waiting = { readonly command: Command; readonly answer: (answer: AnyAnswer) => void }
type FlightDeps = Pick<Deps, 'clock' | 'db' | 'inTx' | 'log'> & {
  readonly publish: (committed: PublishedEvents, batch: number) => void
  /** Puts a command back into the queue because no batch has decided it. */
  readonly requeue: (waiting: Waiting) => void
}

/**
 * The number of batches whose orders are looked up in memory: those that may not be in the tables yet, and one more.
 */
const RECENT_BATCHES = 3

/**
 * A running batch. The rows on which its decision depends are read, and stay locked until it is committed. It is
 * decided, and written after the batches before it. If it fails, no command gets a response.
 */
export class BatchInFlight {
  readonly waiting: readonly Waiting[]
  /** Resolves when the next batch may be decided after this one; never rejects. */
  readonly decided: Promise<void>
  /** Resolves with the outcome; never rejects. */
  readonly done: Promise<void>
  outcome: 'pending' | 'committed' | 'failed' = 'pending'
  tookMs = 0
  private readonly deps: FlightDeps
  private readonly leading: Leadership
  private readonly ahead: readonly BatchInFlight[]
  private readonly commands: readonly Command[]
  /** Defined as soon as memory was changed: the responses to all decided commands. */
  private answers: readonly AnyAnswer[] | undefined
  private number = Infinity

  constructor(deps: FlightDeps, leading: Leadership, waiting: readonly Waiting[], ahead: readonly BatchInFlight[]) {
    this.deps = deps
    this.leading = leading
    this.waiting = transfersFirst(waiting)
    this.commands = this.waiting.map(({ command }) => command)
    this.ahead = ahead
    const decided = Promise.withResolvers<void>()
    this.decided = decided.promise
    this.done = this.execute(decided.resolve).finally(decided.resolve)
  }

  /** True once the batch has changed memory. If it fails earlier, nothing has changed. */
  get hasDecided(): boolean {
    return this.answers !== undefined
  }

  /** True if a later lease shows that this batch was committed. */
  wasCommitted({ lastFence, batches }: Taken): boolean {
    return this.hasDecided && lastFence === this.leading.taken.fence && batches >= this.number
  }

  /** Sends all responses as decided. Commands that were postponed because of many expiries are decided later. */
  answer(): void {
    if (this.answers?.length === 0) this.waiting.forEach(this.deps.requeue)
    else this.waiting.forEach((each, at) => each.answer(this.answers?.[at] ?? refuse('SERVER_BUSY')))
  }

  private async execute(markDecided: () => void): Promise<void> {
    const startedAt = uptimeMs()
    try {
      const { assets } = this.leading.state
      const isCapped = (market: string): boolean => assets.get(market)?.cap !== null
      const run = async (locked: LockedState, news: WatchlistChanges | undefined): Promise<void> => {
        const batch = await this.decide(locked, news)
        const events = collectEvents(batch)
        const { number, written } = this.leading.writer.write(batch)
        this.number = number
        markDecided()
        await written
        this.outcome = 'committed'
        for (const { market, to } of batch.moves) alertStaff(this.deps.log, market, to)
        this.tookMs = uptimeMs() - startedAt
        this.answer()
        this.deps.publish(applyCommitted(events, this.leading.books), number)
      }
      await this.leading.lockedRows.withLocks(
        placementsOf(this.commands),
        this.leading.known,
        this.leading.watchlist.readUpTo,
        run,
        isCapped,
      )
    } catch (error) {
      // If only the release of the locks failed, the batch is still committed.
      this.deps.log.error(
        { err: error, commands: this.waiting.length, outcome: this.outcome },
        'a batch of orders ended with an error',
      )
      if (this.outcome !== 'committed') this.outcome = 'failed'
    }
  }

  private async decide(locked: LockedState, news: WatchlistChanges | undefined): Promise<Batch> {
    const { commands, deps, leading } = this
    // Transfers are read from the tables, so transfers of the batches ahead must be written first.
    if (commands.some(({ kind }) => kind === 'take_transfers')) await Promise.all(this.ahead.map((each) => each.done))
    const facts = await readFacts({ db: deps.db, inTx: deps.inTx('trading') }, leading.state, commands, locked)
    const newlyFrozen = news === undefined ? [] : applyChanges(leading.watchlist, news)
    // A batch that fails before this reads the changes again.
    if (news !== undefined) leading.known.hasNews = false
    if (newlyFrozen.length > 0) leading.frozen.push(...(await ordersOfFrozen(deps.db, newlyFrozen)))
    const changed = marketsToCheck(leading.state)
    if (changed.length > 0) leading.toEnd.push(...(await ordersToEnd(deps.db, changed)))
    if (this.ahead.some((each) => each.outcome === 'failed')) throw new Error('the batch ahead failed')
    openBooks(leading)
    recall(leading, facts)
    const now = deps.clock(locked.now)
    const batch = emptyBatch(now)
    this.answers = []
    quarantineUnrestored(leading.state, batch)
    // Orders that have expired, lost their owner's right, or break new rules end first, so that none of them trades in
    // this batch.
    if (!expireDue(leading.state, batch) || !endLostRights(leading.state, batch, facts)) return batch
    if (!endByRules(leading.state, batch, leading.toEnd)) return batch
    const newId = (): string => idAt(now)
    cancelBlocked(leading.state, batch, leading.frozen.splice(0))
    this.answers = commands.map((command) => decide(leading.state, batch, facts, command, newId))
    bookCoinFees(leading.state, batch, newId)
    remember(leading, batch)
    return batch
  }
}

/** Puts transfers before orders, so that the running balance of each entry follows the order of the journals. */
function transfersFirst(waiting: readonly Waiting[]): readonly Waiting[] {
  const first = waiting.findIndex(({ command }) => command.kind === 'place')
  if (first < 0) return waiting
  const isMoney = ({ command }: Waiting): boolean => command.kind === 'take_transfers'
  const from = waiting.slice(first)
  return [...waiting.slice(0, first), ...from.filter(isMoney), ...from.filter((each) => !isMoney(each))]
}

/** Logs a warning and counts the interruption. An alarm watches the metric, because only operators can end a halt. */
function alertStaff(log: Deps['log'], { terms: { symbol } }: LiveMarket, to: 'auction' | 'halted'): void {
  log.warn({ market: symbol, to }, 'the price rules interrupted a market')
  marketInterruptions.inc({ market: symbol, to })
}

/** Creates the empty books of newly listed pairs, before anything is decided in them. */
function openBooks({ taken, state, books }: Leadership): void {
  for (const market of state.markets.values())
    if (!books.has(market)) books.set(market, new CommittedBook(market, firstSeq(taken.fence)))
}

function recall({ recent }: Leadership, facts: Facts): void {
  for (const orders of recent)
    for (const [key, order] of orders) if (!facts.orders.has(key)) facts.orders.set(key, order)
}

function remember({ recent }: Leadership, { placed }: Batch): void {
  recent.push(new Map([...placed].map((order) => [`${order.customer}/${order.clientOrderId}`, factsOf(order)])))
  if (recent.length > RECENT_BATCHES) recent.shift()
}
