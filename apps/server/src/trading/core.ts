import { ok, refuse } from '@tessera/domain/outcome.ts'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../platform/deps.ts'
import { type Batch, emptyBatch, isEmpty } from './batch.ts'
import { type AnswerOf, type Command, tradingPaused } from './command.ts'
import { writeBatch } from './commit.sql.ts'
import { CommittedBook } from './committed-book.ts'
import { decide } from './decide.ts'
import { readFacts } from './facts.sql.ts'
import { type Lease, leaveLease, renewLease, takeLease } from './lease.sql.ts'
import { loadState } from './load.sql.ts'
import type { LiveMarket, State } from './state.ts'
import { tell, type Told } from './told.ts'
import { ordersOfBarred } from './watch.sql.ts'

type CoreDeps = Pick<Deps, 'db' | 'inTx' | 'log' | 'random'>
type AnyAnswer = AnswerOf[Command['kind']]
type Waiting = { readonly command: Command; readonly answer: (answer: AnyAnswer) => void }

/** What a leader knows: it dies with the leadership or with a batch whose commit failed or is unknown. */
export type Leading = {
  readonly lease: Lease
  readonly state: State
  readonly books: Map<LiveMarket, CommittedBook>
}
export type Listener = { readonly told: (told: Told) => void; readonly reset: () => void }

/** Commands that wait beyond this are refused: memory stays bounded (threat TRD-12). */
const MAX_WAITING = 20_000
const MAX_BATCH = 1_000
const WATCH_MS = 1_000
/** After so many failures in a row of one batch the rest of it is not tried: the database is not there. */
const PATIENCE = 3

/** Each leadership counts from a height of its own: nobody takes up the story of an earlier one in its middle. */
export const firstSeq = (lease: Lease): number => lease.fence * 2 ** 32

/**
 * The single writer of orders and spot accounts. Commands queue up; a batch of them is decided in memory, committed in one
 * transaction, and only then answered and told. When a commit fails or its outcome is unknown, memory is dropped, read
 * again from the database, and the commands are decided once more: client order ids make that safe.
 */
export class TradingCore {
  private readonly deps: CoreDeps
  private readonly holder: string
  private readonly listeners = new Set<Listener>()
  private readonly waiting: Waiting[] = []
  private leading: Leading | undefined
  private draining: Promise<void> | undefined
  private watching: Promise<void> | undefined
  private stopped = new AbortController()

  constructor(deps: CoreDeps) {
    this.deps = deps
    this.holder = deps.random.uuid()
  }

  /** Begins to compete for the lease; answers when this node leads or has found another leader. */
  async start(): Promise<void> {
    if (this.watching !== undefined) return
    this.stopped = new AbortController()
    await this.watch()
    this.watching = this.keepWatching()
  }

  /** Finishes the batch that runs, refuses what waits, lets the next node lead at once. */
  async stop(): Promise<void> {
    this.stopped.abort()
    await this.watching
    this.watching = undefined
    await this.draining
    const { leading } = this
    this.leading = undefined
    this.refuseWaiting()
    if (leading !== undefined) await leaveLease(this.deps.db, leading.lease)
  }

  /** What is known while this node leads; undefined while it does not. Reading only. */
  get view(): Leading | undefined {
    return this.leading
  }

  /** The committed book of a pair; undefined for a pair that is not listed, or while this node does not lead. */
  bookOf(symbol: string): CommittedBook | undefined {
    const market = this.leading?.state.markets.get(symbol)
    return market && this.leading?.books.get(market)
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  submit<C extends Command>(command: C): Promise<AnswerOf[C['kind']]> {
    if (this.leading === undefined) return Promise.resolve(tradingPaused)
    if (this.waiting.length >= MAX_WAITING) return Promise.resolve(refuse('SERVER_BUSY'))
    return new Promise((answer) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- decide answers each command with its own kind
      this.waiting.push({ command, answer: answer as Waiting['answer'] })
      this.draining ??= this.drain()
    })
  }

  private async drain(): Promise<void> {
    // Requests of the same turn of the event loop share a batch.
    await turn()
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MAX_BATCH)
      if (!(await this.tryBatch(batch))) await this.again(batch)
    }
    this.draining = undefined
  }

  /** After a failed batch each command has one more try by itself, so that one that cannot succeed does not take the others with it. */
  private async again(batch: readonly Waiting[]): Promise<void> {
    let failures = 0
    for (const waiting of batch) {
      if (this.leading === undefined && failures < PATIENCE) await this.lead()
      if (await this.tryBatch([waiting])) continue
      failures += 1
      waiting.answer(tradingPaused)
    }
    if (this.leading === undefined) await this.lead()
  }

  /** False when the batch was not, or perhaps not, committed: then nothing was answered and memory is gone. */
  private async tryBatch(batch: readonly Waiting[]): Promise<boolean> {
    const { leading } = this
    if (leading === undefined) return false
    try {
      const answers = await this.commit(leading, batch)
      batch.forEach((waiting, at) => waiting.answer(answers[at] ?? refuse('SERVER_BUSY')))
      return true
    } catch (error) {
      this.deps.log.error({ err: error, commands: batch.length })
      this.leading = undefined
      return false
    }
  }

  private async commit(leading: Leading, waiting: readonly Waiting[]): Promise<AnyAnswer[]> {
    const { state, lease } = leading
    const commands = waiting.map((each) => each.command)
    let decided: { batch: Batch; answers: AnyAnswer[] } | undefined
    await this.deps.inTx('trading')(async (tx) => {
      // A transaction that is tried again would be decided twice: memory has moved on already.
      if (decided !== undefined) throw new Error('a batch is decided once')
      if (!(await renewLease(tx, lease))) throw new Error('the lease is lost')
      const facts = await readFacts(tx, state, commands)
      const batch = emptyBatch(tx.now)
      const answers = commands.map((command) => decide(state, batch, facts, command, this.deps.random.uuid))
      decided = { batch, answers }
      if (!isEmpty(batch)) await writeBatch(tx, batch)
      return ok(undefined)
    })
    if (decided === undefined) throw new Error('the batch was not decided')
    this.publish(leading, decided.batch)
    return decided.answers
  }

  private publish({ lease, state, books }: Leading, batch: Batch): void {
    const first = firstSeq(lease)
    for (const market of state.markets.values())
      if (!books.has(market)) books.set(market, new CommittedBook(market, first))
    const told = tell(batch, books)
    for (const { told: hear } of this.listeners) hear(told)
  }

  /** Takes the lease and reads the state; stays without when another node leads or the database does not answer. */
  private async lead(): Promise<void> {
    try {
      const lease = await takeLease(this.deps.db, this.holder)
      if (lease === undefined) return
      const state = await loadState(this.deps.db)
      const books = new Map(
        [...state.markets.values()].map((market) => [market, new CommittedBook(market, firstSeq(lease))]),
      )
      this.leading = { lease, state, books }
      for (const { reset } of this.listeners) reset()
    } catch (error) {
      this.deps.log.error({ err: error })
    }
  }

  private refuseWaiting(): void {
    for (const { answer } of this.waiting.splice(0)) answer(tradingPaused)
  }

  private async keepWatching(): Promise<void> {
    const { signal } = this.stopped
    while (!signal.aborted) {
      // Rejects when stopped: then the pause is over at once.
      await pause(WATCH_MS, undefined, { signal }).catch(() => undefined)
      if (!signal.aborted) await this.watch()
    }
  }

  /** A sign of life, and what came up without a command: transfers that wait, orders of people who lost the right. */
  private async watch(): Promise<void> {
    if (this.draining === undefined && this.leading === undefined) await this.lead()
    if (this.leading === undefined) return
    try {
      const barred = await ordersOfBarred(this.deps.db)
      await Promise.all([...barred, { kind: 'take_transfers' } as const].map((command) => this.submit(command)))
    } catch (error) {
      this.deps.log.warn({ err: error })
    }
  }
}
