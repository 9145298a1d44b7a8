import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { marketInterruptions } from '#platform/observing/metrics.ts'
import { idAt } from '#platform/random/random.ts'
import { uptimeMs } from '#platform/clock/clock.ts'
import { type Batch, emptyBatch } from './batch.ts'
import type { AnswerOf, Command } from './command.ts'
import { CommittedBook } from './committed-book.ts'
import { setAsideDoubtful } from './abnormal.ts'
import { decide } from './decide.ts'
import { expireDue, takeOutBarred } from './enter.ts'
import { type Facts, placementsOf, readFacts } from './facts.sql.ts'
import type { Stand } from './locked-rows.sql.ts'
import { firstSeq, type Leadership } from './leadership.ts'
import type { Taken } from './lease.sql.ts'
import { factsOf } from './order-view.ts'
import { endLostRights } from './rights.ts'
import type { LiveMarket } from './state.ts'
import { takeDown, tell, type PublishedEvents } from './published-events.ts'
import { learn, type News, ordersOfFrozen } from './watchlist.sql.ts'

type AnyAnswer = AnswerOf[Command['kind']]
export type Waiting = { readonly command: Command; readonly answer: (answer: AnyAnswer) => void }
type FlightDeps = Pick<Deps, 'clock' | 'db' | 'inTx' | 'log'> & {
  readonly hear: (told: PublishedEvents, batch: number) => void
  /** For a command that no batch has decided yet. */
  readonly later: (waiting: Waiting) => void
}

/** Batches whose orders are looked up in memory: those that may not be in the tables yet, and one more. */
const RECENT = 3

/**
 * A batch on its way. What the decision rests on is read and stays locked until the batch is committed; it is decided, and
 * written behind the batches ahead of it. When it failed nothing was answered.
 */
export class BatchInFlight {
  readonly waiting: readonly Waiting[]
  /** Settles when the next batch may be decided on top of this one; never rejects. */
  readonly decided: Promise<void>
  /** Settles with the outcome; never rejects. */
  readonly done: Promise<void>
  outcome: 'on its way' | 'committed' | 'failed' = 'on its way'
  tookMs = 0
  private readonly deps: FlightDeps
  private readonly leading: Leadership
  private readonly ahead: readonly BatchInFlight[]
  private readonly commands: readonly Command[]
  /** As soon as memory was changed: of the commands that were decided, all or none. */
  private answers: readonly AnyAnswer[] | undefined
  private number = Infinity

  constructor(deps: FlightDeps, leading: Leadership, waiting: readonly Waiting[], ahead: readonly BatchInFlight[]) {
    this.deps = deps
    this.leading = leading
    this.waiting = moneyFirst(waiting)
    this.commands = this.waiting.map(({ command }) => command)
    this.ahead = ahead
    const decided = Promise.withResolvers<void>()
    this.decided = decided.promise
    this.done = this.fly(decided.resolve).finally(decided.resolve)
  }

  /** Whether memory was changed by it: a batch that failed before that left everything as it was. */
  get hasDecided(): boolean {
    return this.answers !== undefined
  }

  /** Whether it was committed after all, as a lease tells that was taken after its own. */
  landedBefore({ lastFence, batches }: Taken): boolean {
    return this.hasDecided && lastFence === this.leading.taken.fence && batches >= this.number
  }

  /** Answers everybody as it was decided; where too much had run out before, they are decided later. */
  answer(): void {
    if (this.answers?.length === 0) this.waiting.forEach(this.deps.later)
    else this.waiting.forEach((each, at) => each.answer(this.answers?.[at] ?? refuse('SERVER_BUSY')))
  }

  private async fly(isDecided: () => void): Promise<void> {
    const begun = uptimeMs()
    try {
      const { assets } = this.leading.state
      const isCapped = (market: string): boolean => assets.get(market)?.cap !== null
      const run = async (stand: Stand, news: News): Promise<void> => {
        const batch = await this.decide(stand, news)
        const untold = takeDown(batch)
        const { number, written } = this.leading.writer.write(batch)
        this.number = number
        isDecided()
        await written
        this.outcome = 'committed'
        for (const { market, to } of batch.moves) alertStaff(this.deps.log, market, to)
        this.tookMs = uptimeMs() - begun
        this.answer()
        this.deps.hear(tell(untold, this.leading.books), number)
      }
      await this.leading.ground.hold(placementsOf(this.commands), this.leading.watchlist.seen, run, isCapped)
    } catch (error) {
      // What was written stays written, even when the locks of what it rested on could not be let go in order.
      this.deps.log.error({ err: error, commands: this.waiting.length, outcome: this.outcome })
      if (this.outcome !== 'committed') this.outcome = 'failed'
    }
  }

  private async decide(stand: Stand, news: News): Promise<Batch> {
    const { commands, deps, leading } = this
    // Transfers are read from the tables: those that the batches ahead take in must be written first.
    if (commands.some(({ kind }) => kind === 'take_transfers')) await Promise.all(this.ahead.map((each) => each.done))
    const facts = await readFacts({ db: deps.db, inTx: deps.inTx('trading') }, leading.state, commands, stand)
    const newlyFrozen = learn(leading.watchlist, news)
    if (newlyFrozen.length > 0) leading.frozen.push(...(await ordersOfFrozen(deps.db, newlyFrozen)))
    if (this.ahead.some((each) => each.outcome === 'failed')) throw new Error('the batch ahead failed')
    openBooks(leading)
    recall(leading, facts)
    const now = deps.clock(stand.now)
    const batch = emptyBatch(now)
    this.answers = []
    setAsideDoubtful(leading.state, batch)
    // What has run out takes no part in what its market does now.
    if (!expireDue(leading.state, batch) || !endLostRights(leading.state, batch, facts)) return batch
    const newId = (): string => idAt(now)
    takeOutBarred(leading.state, batch, leading.frozen.splice(0))
    this.answers = commands.map((command) => decide(leading.state, batch, facts, command, newId))
    remember(leading, batch)
    return batch
  }
}

/** Money comes and goes before the first order: what each entry says that its account came to then holds in the order of the books. */
function moneyFirst(waiting: readonly Waiting[]): readonly Waiting[] {
  const first = waiting.findIndex(({ command }) => command.kind === 'place')
  if (first < 0) return waiting
  const isMoney = ({ command }: Waiting): boolean => command.kind === 'take_transfers'
  const from = waiting.slice(first)
  return [...waiting.slice(0, first), ...from.filter(isMoney), ...from.filter((each) => !isMoney(each))]
}

/** A halt is for staff to end: an alarm belongs on its metric. */
function alertStaff(log: Deps['log'], { terms: { symbol } }: LiveMarket, to: 'auction' | 'halted'): void {
  log.warn({ market: symbol, to }, 'the price rules interrupted a market')
  marketInterruptions.inc({ market: symbol, to })
}

/** Pairs that were listed meanwhile: before anything is decided in them their book is empty. */
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
  if (recent.length > RECENT) recent.shift()
}
