import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import type { Bus } from '#platform/revocation/bus.ts'
import type { Deps } from '#platform/http/deps.ts'
import { abnormalOrders } from '#platform/observing/metrics.ts'
import { agreedEnds, fromTheFirst, type Looked, ordersInDoubt } from './abnormal.sql.ts'
import type { AnswerOf, AnswerTo, Command, SetAside } from './command.ts'
import type { CommittedBook } from './committed-book.ts'
import { FollowerBooks, messageOf } from './follower-books.ts'
import { BatchInFlight, type Waiting } from './batch-in-flight.ts'
import { type Following, keepUp, startFollowing } from './follow.sql.ts'
import { giveUp, type Leadership, lead, leave } from './leadership.ts'
import { holdsLease } from './lease.sql.ts'
import { Relay } from './relay.ts'
import type { State } from './state.ts'
import type { PublishedEvents } from './published-events.ts'
import { CommandQueue } from './command-queue.ts'
import { ordersOfBarred } from './watch.sql.ts'
import { tradingPaused } from './refusals.ts'

type CoreDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'inTx' | 'log' | 'random'>
type AnyAnswer = AnswerOf[Command['kind']]
export type Listener = { readonly told: (told: PublishedEvents) => void; readonly reset: () => void }

/** Where a leader tells the other nodes what it committed. */
const TOLD = 'tessera.told'

/** Batches that are on their way at once: while one is written the next is decided. */
const FLIGHTS = 2
const WATCH_MS = 500
const WATCHES_A_MINUTE = 60_000 / WATCH_MS
/** After so many failures in a row of one batch the rest of it is not tried: the database is not there. */
const PATIENCE = 3
/** The server may need a moment to see that a connection is gone; until then its batch holds the lease. */
const LEAD_TRIES = 40
const LEAD_PAUSE_MS = 50

/**
 * The single writer of orders and spot accounts. Commands queue up; a batch of them is decided in memory, committed in one
 * transaction, and only then answered and told; meanwhile the next is decided. When a commit fails or its outcome is
 * unknown, memory is dropped and read again from the database, which also tells what had landed: that is answered as it
 * was decided, the rest is decided once more.
 */
export class TradingCore {
  private readonly deps: CoreDeps
  private readonly holder: string
  private readonly bus: Bus | undefined
  private readonly elsewhere: FollowerBooks
  private readonly relay: Relay | undefined
  private readonly listeners = new Set<Listener>()
  private readonly room = new CommandQueue()
  private flights: BatchInFlight[] = []
  private leading: Leadership | undefined
  private following: Following | undefined
  /** Of what was followed last: it is read while it catches up, too. */
  private followed: State | undefined
  private draining: Promise<void> | undefined
  private watching: Promise<void> | undefined
  private watches = 0
  private looked: Looked | undefined
  private stopped = new AbortController()

  constructor(deps: CoreDeps, bus?: Bus) {
    this.deps = deps
    this.holder = deps.random.uuid()
    this.bus = bus
    this.elsewhere = new FollowerBooks(deps, { told: this.pass, reset: this.reset })
    this.relay =
      bus && new Relay(deps, bus, (command) => (this.leading === undefined ? undefined : this.queue(command)))
    bus?.hear(TOLD, (text) => this.leading === undefined && this.elsewhere.hear(text))
  }

  /** Begins to compete for the lease; answers when this node leads or has found another leader. */
  async start(): Promise<void> {
    if (this.watching !== undefined) return
    this.stopped = new AbortController()
    await this.watch()
    this.watching = this.keepWatching()
  }

  /** Finishes the batches that run, refuses what waits, lets the next node lead at once. */
  async stop(): Promise<void> {
    this.stopped.abort()
    this.room.refuseAll(tradingPaused)
    await this.watching
    this.watching = undefined
    await this.draining
    const { leading } = this
    this.leading = undefined
    if (leading !== undefined) await leave(this.deps.db, leading)
  }

  /** What is known while this node leads; undefined while it does not. Reading only. */
  get view(): Leadership | undefined {
    return this.leading
  }

  /** What a node that does not lead has decided so far, behind the leader. Reading only. */
  get shadow(): State | undefined {
    return this.following?.state
  }

  /**
   * What is known of everybody's orders and balances: while this node leads its own, else what it has decided behind the
   * leader, half a second late; undefined while nobody is known to lead. Reading only.
   */
  get known(): State | undefined {
    return this.leading?.state ?? (this.elsewhere.fence === undefined ? undefined : this.followed)
  }

  /** The committed book of a pair; undefined for a pair that is not listed, or while nobody is known to lead. */
  bookOf(symbol: string): CommittedBook | undefined {
    if (this.leading === undefined) return this.elsewhere.bookOf(symbol)
    const market = this.leading.state.markets.get(symbol)
    return market && this.leading.books.get(market)
  }

  /** Of the leadership whose books are known here; undefined while there are none. */
  get fence(): number | undefined {
    return this.leading?.taken.fence ?? this.elsewhere.fence
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Decided here while this node leads, else on the one that does; refused while nobody is found who does. */
  submit<C extends Command>(command: C): Promise<AnswerTo<C>> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- decide answers each command with its own kind
    return this.answerOf(command) as Promise<AnswerTo<C>>
  }

  private answerOf(command: Command): Promise<AnyAnswer> {
    if (this.leading !== undefined) return this.queue(command)
    // What still runs here was led from here: its memory is being read again.
    return (this.draining === undefined ? this.relay?.submit(command) : undefined) ?? Promise.resolve(tradingPaused)
  }

  private queue(command: Command): Promise<AnyAnswer> {
    if (this.stopped.signal.aborted) return Promise.resolve(tradingPaused)
    if (!this.room.hasRoomFor(command)) return Promise.resolve(refuse('SERVER_BUSY'))
    return new Promise((answer) => {
      this.room.enter({ command, answer })
      this.draining ??= this.drain()
    })
  }

  /** Until nobody waits: begins batches while there is room for them, and sees to those that failed. */
  private async drain(): Promise<void> {
    for (;;) {
      const [oldest] = this.flights
      if (oldest?.outcome === 'committed') this.flights.shift()
      else if (oldest?.outcome === 'failed') await this.recover()
      else if (this.flights.length < FLIGHTS && this.room.size > 0) await this.begin()
      else if (oldest === undefined) break
      else await Promise.race([oldest.done, ...(this.flights.length < FLIGHTS ? [this.room.arrival()] : [])])
    }
    this.draining = undefined
  }

  /** Decides a batch; it is written and answered while this goes on to the next. */
  private async begin(): Promise<void> {
    // Requests of the same turn of the event loop share a batch.
    await turn()
    // What failed meanwhile is seen to first: nothing can be decided on top of it.
    if (this.flights.some(({ outcome }) => outcome === 'failed')) return
    const waiting = this.room.take(FLIGHTS - this.flights.length)
    const { leading } = this
    // Refused meanwhile, by a stop.
    if (waiting.length === 0) return
    if (leading === undefined) {
      await this.again(waiting)
      return
    }
    const flight = this.fly(leading, waiting)
    this.flights.push(flight)
    await flight.decided
  }

  private readonly pass = (told: PublishedEvents): void => {
    for (const { told: hear } of this.listeners) hear(told)
  }

  private readonly reset = (): void => {
    for (const { reset } of this.listeners) reset()
  }

  private fly(leading: Leadership, waiting: readonly Waiting[]): BatchInFlight {
    const later = (each: Waiting): void => this.room.enter(each)
    const hear = (told: PublishedEvents, batch: number): void => {
      this.bus?.tell(TOLD, messageOf(told, batch, leading))
      this.pass(told)
    }
    const flight = new BatchInFlight({ ...this.deps, hear, later }, leading, waiting, [...this.flights])
    void this.learn(leading, flight)
    return flight
  }

  /** How long batches take, and that memory is gone with one that failed. */
  private async learn(leading: Leadership, flight: BatchInFlight): Promise<void> {
    await flight.done
    if (flight.outcome === 'committed') this.room.took(flight.waiting.length, flight.tookMs)
    else if (flight.hasDecided && this.leading === leading)
      this.leading = giveUp(this.deps, leading, Promise.all(this.flights.map(({ done }) => done)))
  }

  /** Looks which of the batches on their way landed; the others were decided on memory that is gone, and are tried again. */
  private async recover(): Promise<void> {
    const flights = this.flights.splice(0)
    await Promise.all(flights.map((flight) => flight.done))
    for (const flight of flights) if (flight.outcome !== 'committed') await this.again(flight.waiting, flight)
  }

  /**
   * Each command has one more try by itself, so that one that cannot succeed does not take the others with it. Those of a batch
   * that landed after all are answered as it was decided.
   */
  private async again(commands: readonly Waiting[], before?: BatchInFlight): Promise<void> {
    for (let tries = 0; this.leading === undefined && tries < PATIENCE; tries++) await this.leadAgain()
    if (this.leading !== undefined && before?.landedBefore(this.leading.taken) === true) return before.answer()
    let failures = this.leading === undefined ? PATIENCE : 0
    for (const waiting of commands) {
      if (this.leading === undefined && failures < PATIENCE) await this.leadAgain()
      const flight = this.leading && this.fly(this.leading, [waiting])
      await flight?.done
      failures = flight?.outcome === 'committed' ? 0 : failures + 1
      if (failures > 0) waiting.answer(tradingPaused)
    }
    if (this.leading === undefined) await this.leadAgain()
  }

  private async leadAgain(): Promise<void> {
    for (let tries = 0; tries < LEAD_TRIES && !this.stopped.signal.aborted && (await this.lead()) === 'locked'; tries++)
      await pause(LEAD_PAUSE_MS)
  }

  /** Takes the lease and the state; stays without when another node leads or the database does not answer. */
  private async lead(): Promise<'leads' | 'locked' | 'follows' | 'failed'> {
    const { following } = this
    this.following = undefined
    try {
      this.leading = await lead(this.deps, this.holder, following)
      if (this.leading !== undefined) {
        this.followed = undefined
        this.elsewhere.forget()
        this.reset()
        return 'leads'
      }
      if (await holdsLease(this.deps.db, this.holder)) return 'locked'
      this.following = await this.follow(following)
      this.followed = this.following.state
      return 'follows'
    } catch (error) {
      this.followed = undefined
      this.deps.log.error({ err: error })
      return 'failed'
    }
  }

  /** Stays warm behind the leader: what it committed is decided here as well, so that taking over reads only the last of it. */
  private follow(following: Following | undefined): Promise<Following> {
    return following === undefined ? startFollowing(this.deps.db) : keepUp(this.deps.db, following)
  }

  private async keepWatching(): Promise<void> {
    const { signal } = this.stopped
    while (!signal.aborted) {
      // Rejects when stopped: then the pause is over at once.
      await pause(WATCH_MS, undefined, { signal }).catch(() => undefined)
      if (!signal.aborted) await this.watch()
    }
  }

  /** Once a minute every open order is held against its hold, ten thousand a look: an alarm, and they trade no more (threat TRD-14). */
  private async inDoubt(): Promise<SetAside[]> {
    if (this.watches++ % WATCHES_A_MINUTE === 0) this.looked ??= fromTheFirst
    if (this.looked === undefined) return []
    const { orders, last } = await ordersInDoubt(this.deps.db, this.looked)
    this.looked = last
    if (orders.length > 0) this.deps.log.error({ orders }, 'orders are set aside')
    return orders
  }

  /** A sign of life, and what came up without a command: transfers that wait, orders of people who lost the right. */
  private async watch(): Promise<void> {
    if (this.draining === undefined && this.leading === undefined) await this.lead()
    this.elsewhere.look()
    const { leading } = this
    if (leading === undefined) return
    try {
      const { db } = this.deps
      const owed = [await ordersOfBarred(db), await agreedEnds(db), await this.inDoubt()].flat()
      await Promise.all([...owed, { kind: 'take_transfers' } as const].map((command) => this.submit(command)))
      abnormalOrders.set(leading.state.abnormal.size)
    } catch (error) {
      this.deps.log.warn({ err: error })
    }
  }
}
