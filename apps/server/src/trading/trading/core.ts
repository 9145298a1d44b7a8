import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { Bus } from '#platform/revocation/bus.ts'
import type { Deps } from '#platform/http/deps.ts'
import { abnormalOrders } from '#platform/observing/metrics.ts'
import { agreedEnds, SCAN_START, type ScanPosition, ordersInDoubt } from './abnormal.sql.ts'
import type { AnswerOf, AnswerTo, Command, SetAside } from './command.ts'
import type { CommittedBook } from './committed-book.ts'
import { FollowerBooks, messageOf } from './follower-books.ts'
import { BatchInFlight, type Waiting } from './batch-in-flight.ts'
import { type Following, catchUp, startFollowing } from './follow.sql.ts'
import { abandonLeadership, type Leadership, takeLeadership, releaseLeadership } from './leadership.ts'
import { holdsLease } from './lease.sql.ts'
import { Relay } from './relay.ts'
import type { State } from './state.ts'
import type { PublishedEvents } from './published-events.ts'
import { CommandQueue } from './command-queue.ts'
import { ordersOfBlocked } from './watch.sql.ts'
import { tradingPaused } from './refusals.ts'

type CoreDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'inTx' | 'log' | 'random'>
type AnyAnswer = AnswerOf[Command['kind']]
export type Listener = { readonly committed: (committed: PublishedEvents) => void; readonly reset: () => void }

/** The subject on which a leader publishes what it committed. */
const EVENTS_SUBJECT = 'tessera.events'

/** Maximum number of batches in flight: while one is written the next is decided. */
const MAX_IN_FLIGHT = 2
const WATCH_MS = 500
const WATCHES_A_MINUTE = MINUTE_MS / WATCH_MS
/** Consecutive failures of one batch after which the rest of it is refused, because the database is away. */
const PATIENCE = 3
/** The server may need a moment to notice a closed connection. Until then its batch holds the lease. */
const LEAD_TRIES = 40
const LEAD_PAUSE_MS = 50

/**
 * The single writer of orders and spot accounts. Commands queue up. A batch of them is decided in memory, committed in
 * one transaction, and only then answered and published; meanwhile the next is decided. If a commit fails or its
 * outcome is unknown, memory is dropped and read again from the database, which also shows what was committed. That is
 * answered as decided, and the rest is decided again.
 */
export class TradingCore {
  private readonly deps: CoreDeps
  private readonly holder: string
  private readonly bus: Bus | undefined
  private readonly followerBooks: FollowerBooks
  private readonly relay: Relay | undefined
  private readonly listeners = new Set<Listener>()
  private readonly queue = new CommandQueue()
  private inFlight: BatchInFlight[] = []
  private leading: Leadership | undefined
  private following: Following | undefined
  /** The state that was followed last. It can be read while it catches up, too. */
  private followed: State | undefined
  private draining: Promise<void> | undefined
  private watching: Promise<void> | undefined
  private watches = 0
  private scanPosition: ScanPosition | undefined
  private stopped = new AbortController()

  constructor(deps: CoreDeps, bus?: Bus) {
    this.deps = deps
    this.holder = deps.random.uuid()
    this.bus = bus
    this.followerBooks = new FollowerBooks(deps, { committed: this.publish, reset: this.reset })
    this.relay =
      bus && new Relay(deps, bus, (command) => (this.leading === undefined ? undefined : this.enqueue(command)))
    bus?.subscribe(EVENTS_SUBJECT, (text) => this.leading === undefined && this.followerBooks.receive(text))
  }

  /** Starts to compete for the lease. Resolves when this node leads or has found another leader. */
  async start(): Promise<void> {
    if (this.watching !== undefined) return
    this.stopped = new AbortController()
    await this.watch()
    this.watching = this.keepWatching()
  }

  /** Finishes the batches in flight, rejects waiting commands, and lets the next node lead at once. */
  async stop(): Promise<void> {
    this.stopped.abort()
    this.queue.refuseAll(tradingPaused)
    await this.watching
    this.watching = undefined
    await this.draining
    const { leading } = this
    this.leading = undefined
    if (leading !== undefined) await releaseLeadership(this.deps.db, leading)
  }

  /** The leadership while this node leads; otherwise undefined. For reading only. */
  get view(): Leadership | undefined {
    return this.leading
  }

  /** The state that a following node has decided so far. For reading only. */
  get shadow(): State | undefined {
    return this.following?.state
  }

  /** All known orders and balances, of this leader or as followed half a second late. For reading only. */
  get known(): State | undefined {
    return this.leading?.state ?? (this.followerBooks.fence === undefined ? undefined : this.followed)
  }

  /** The committed book of a pair; undefined for an unlisted pair, or while no leader is known. */
  bookOf(symbol: string): CommittedBook | undefined {
    if (this.leading === undefined) return this.followerBooks.bookOf(symbol)
    const market = this.leading.state.markets.get(symbol)
    return market && this.leading.books.get(market)
  }

  /** The fence of the leadership whose books are known here; undefined while there are none. */
  get fence(): number | undefined {
    return this.leading?.taken.fence ?? this.followerBooks.fence
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Decides a command here while this node leads, otherwise on the leading node. Refused while no leader is found. */
  submit<C extends Command>(command: C): Promise<AnswerTo<C>> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- decide answers each command with its own kind
    return this.answerOf(command) as Promise<AnswerTo<C>>
  }

  private answerOf(command: Command): Promise<AnyAnswer> {
    if (this.leading !== undefined) return this.enqueue(command)
    // Batches are still in flight here, so this node led, and its memory is being read again.
    return (this.draining === undefined ? this.relay?.submit(command) : undefined) ?? Promise.resolve(tradingPaused)
  }

  private enqueue(command: Command): Promise<AnyAnswer> {
    if (this.stopped.signal.aborted) return Promise.resolve(tradingPaused)
    if (!this.queue.hasRoomFor(command)) return Promise.resolve(refuse('SERVER_BUSY'))
    return new Promise((answer) => {
      this.queue.enter({ command, answer })
      this.draining ??= this.drain()
    })
  }

  /** Runs until the queue is empty: starts batches while there is capacity for them, and recovers from failed ones. */
  private async drain(): Promise<void> {
    for (;;) {
      const [oldest] = this.inFlight
      if (oldest?.outcome === 'committed') this.inFlight.shift()
      else if (oldest?.outcome === 'failed') await this.recover()
      else if (this.inFlight.length < MAX_IN_FLIGHT && this.queue.size > 0) await this.begin()
      else if (oldest === undefined) break
      else await Promise.race([oldest.done, ...(this.inFlight.length < MAX_IN_FLIGHT ? [this.queue.arrival()] : [])])
    }
    this.draining = undefined
  }

  /** Decides a batch. It is written and answered while this continues with the next. */
  private async begin(): Promise<void> {
    // Requests of the same turn of the event loop share a batch.
    await turn()
    // A batch that failed meanwhile is recovered first, because nothing can be decided on top of it.
    if (this.inFlight.some(({ outcome }) => outcome === 'failed')) return
    const waiting = this.queue.take(MAX_IN_FLIGHT - this.inFlight.length)
    const { leading } = this
    // The commands were rejected meanwhile, by a stop.
    if (waiting.length === 0) return
    if (leading === undefined) {
      await this.again(waiting)
      return
    }
    const running = this.startBatch(leading, waiting)
    this.inFlight.push(running)
    await running.decided
  }

  private readonly publish = (committed: PublishedEvents): void => {
    for (const { committed: listener } of this.listeners) listener(committed)
  }

  private readonly reset = (): void => {
    for (const { reset } of this.listeners) reset()
  }

  private startBatch(leading: Leadership, waiting: readonly Waiting[]): BatchInFlight {
    const later = (each: Waiting): void => this.queue.enter(each)
    const publish = (committed: PublishedEvents, batch: number): void => {
      this.bus?.publish(EVENTS_SUBJECT, messageOf(committed, batch, leading))
      this.publish(committed)
    }
    const running = new BatchInFlight({ ...this.deps, publish, requeue: later }, leading, waiting, [...this.inFlight])
    void this.awaitOutcome(leading, running)
    return running
  }

  /** Measures the time of a batch, and drops memory if it failed. */
  private async awaitOutcome(leading: Leadership, running: BatchInFlight): Promise<void> {
    await running.done
    if (running.outcome === 'committed') this.queue.adaptBatchSize(running.waiting.length, running.tookMs)
    else if (running.hasDecided && this.leading === leading)
      this.leading = abandonLeadership(this.deps, leading, Promise.all(this.inFlight.map(({ done }) => done)))
  }

  /** Finds which batches in flight were committed. The others were decided on lost memory and are retried. */
  private async recover(): Promise<void> {
    const inFlight = this.inFlight.splice(0)
    await Promise.all(inFlight.map((running) => running.done))
    for (const running of inFlight) if (running.outcome !== 'committed') await this.again(running.waiting, running)
  }

  /**
   * Tries each command once more on its own, so that one that cannot succeed does not fail the others. Commands of a
   * batch that was committed after all are answered as decided.
   */
  private async again(commands: readonly Waiting[], before?: BatchInFlight): Promise<void> {
    for (let tries = 0; this.leading === undefined && tries < PATIENCE; tries++) await this.retryLead()
    if (this.leading !== undefined && before?.wasCommitted(this.leading.taken) === true) return before.answer()
    let failures = this.leading === undefined ? PATIENCE : 0
    for (const waiting of commands) {
      if (this.leading === undefined && failures < PATIENCE) await this.retryLead()
      const running = this.leading && this.startBatch(this.leading, [waiting])
      await running?.done
      failures = running?.outcome === 'committed' ? 0 : failures + 1
      if (failures > 0) waiting.answer(tradingPaused)
    }
    if (this.leading === undefined) await this.retryLead()
  }

  private async retryLead(): Promise<void> {
    for (let tries = 0; tries < LEAD_TRIES && !this.stopped.signal.aborted && (await this.lead()) === 'locked'; tries++)
      await pause(LEAD_PAUSE_MS)
  }

  /** Takes the lease and reads the state. Does nothing if another node leads or the database does not respond. */
  private async lead(): Promise<'leads' | 'locked' | 'follows' | 'failed'> {
    const { following } = this
    this.following = undefined
    try {
      this.leading = await takeLeadership(this.deps, this.holder, following)
      if (this.leading !== undefined) {
        this.followed = undefined
        this.followerBooks.forget()
        this.reset()
        return 'leads'
      }
      if (await holdsLease(this.deps.db, this.holder)) return 'locked'
      this.following = await this.follow(following)
      this.followed = this.following.state
      return 'follows'
    } catch (error) {
      this.followed = undefined
      this.deps.log.error({ err: error }, 'this node can neither lead nor follow the leader, and tries again')
      return 'failed'
    }
  }

  /** Follows the leader: decides here what it committed, so that a takeover reads only the last part. */
  private follow(following: Following | undefined): Promise<Following> {
    return following === undefined ? startFollowing(this.deps.db) : catchUp(this.deps.db, following)
  }

  private async keepWatching(): Promise<void> {
    const { signal } = this.stopped
    while (!signal.aborted) {
      // Rejects when stopped, which ends the pause at once.
      await pause(WATCH_MS, undefined, { signal }).catch(() => undefined)
      if (!signal.aborted) await this.watch()
    }
  }

  /** Checks open orders against their holds, 10,000 per run, all once a minute; logs an alarm (threat TRD-14). */
  private async findOrdersToSetAside(): Promise<SetAside[]> {
    if (this.watches++ % WATCHES_A_MINUTE === 0) this.scanPosition ??= SCAN_START
    if (this.scanPosition === undefined) return []
    const { orders, last } = await ordersInDoubt(this.deps.db, this.scanPosition)
    this.scanPosition = last
    if (orders.length > 0) this.deps.log.error({ orders }, 'orders that do not match their rows are set aside')
    return orders
  }

  /** The heartbeat, and work without a command: waiting transfers, and orders of people who lost the right. */
  private async watch(): Promise<void> {
    if (this.draining === undefined && this.leading === undefined) await this.lead()
    this.followerBooks.checkSilence()
    const { leading } = this
    if (leading === undefined) return
    try {
      const { db } = this.deps
      const owed = [await ordersOfBlocked(db), await agreedEnds(db), await this.findOrdersToSetAside()].flat()
      await Promise.all([...owed, { kind: 'take_transfers' } as const].map((command) => this.submit(command)))
      abnormalOrders.set(leading.state.abnormal.size)
    } catch (error) {
      this.deps.log.warn({ err: error }, 'the regular check of open orders failed')
    }
  }
}
