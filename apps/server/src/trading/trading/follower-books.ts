import { lotsOf, ticksOf } from '@tessera/domain/trading/orders/terms.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import type { Deps } from '#platform/http/deps.ts'
import { uptimeMs } from '#platform/clock/clock.ts'
import { CommittedBook, type LevelNow } from './committed-book.ts'
import { type CommittedLevels, readCommittedLevels } from './committed-levels.sql.ts'
import { firstSeq, type Leadership } from './leadership.ts'
import { emptyMarket } from './state.ts'
import type { PublishedEvents } from './published-events.ts'

const Levels = z.array(z.tuple([z.string(), z.string()]))
const Seq = z.number().int()
/**
 * A leader's message to other nodes about a batch, with the numbers of all its books after it. Trades and customers'
 * own events are forwarded unchanged.
 */
const Message = z.object({
  batch: z.number().int(),
  fence: z.number().int(),
  seqs: z.array(z.tuple([z.string(), Seq])),
  books: z.array(z.tuple([z.string(), z.object({ seq: Seq, bids: Levels, asks: Levels, checksum: z.number() })])),
  trades: z.array(z.tuple([z.string(), z.array(z.looseObject({ price: z.string(), connected: z.boolean() }))])),
  customers: z.array(z.tuple([z.string(), z.unknown()])),
})
type Message = z.output<typeof Message>

export const messageOf = (
  committed: PublishedEvents,
  batch: number,
  { taken, books }: Pick<Leadership, 'taken' | 'books'>,
): string =>
  JSON.stringify({
    batch,
    fence: taken.fence,
    seqs: [...books.values()].map(({ market, seq }) => [market.terms.symbol, seq]),
    books: [...committed.books],
    trades: [...committed.trades],
    customers: [...committed.customers],
  })

type Known = { batch: number; readonly fence: number; readonly books: ReadonlyMap<string, CommittedBook> }
type FollowerDeps = Pick<Deps, 'db' | 'log'>
type Readers = { readonly committed: (committed: PublishedEvents) => void; readonly reset: () => void }

/** Maximum number of messages that wait while the tables are read. A node that is further behind drops all of them. */
const MAX_WAITING = 1_000
/** Milliseconds without a message after which a leader counts as silent. It sends at least twice a second. */
const SILENT_MS = 5_000

/**
 * The books of another leading node, as this node's readers may see them, with the leader's numbers. They start with
 * the tables after a certain number of batches, and each message is the next batch. If a message is missing or does not
 * fit, the tables are read again, and every reader gets a snapshot.
 */
export class FollowerBooks {
  private readonly deps: FollowerDeps
  private readonly readers: Readers
  private known: Known | undefined
  /** The levels that were read, until a message brings the numbers of their books. */
  private tables: CommittedLevels | undefined
  private waiting: Message[] | undefined
  private lastMessageMs = 0

  constructor(deps: FollowerDeps, readers: Readers) {
    this.deps = deps
    this.readers = readers
  }

  bookOf(symbol: string): CommittedBook | undefined {
    return this.known?.books.get(symbol)
  }

  get fence(): number | undefined {
    return this.known?.fence
  }

  /** Drops all received data, because this node leads. */
  forget(): void {
    this.known = undefined
    this.tables = undefined
  }

  /** Checks for silence. Books without further messages would look current, so their readers are notified. */
  checkSilence(): void {
    if (this.known === undefined || uptimeMs() - this.lastMessageMs < SILENT_MS) return
    this.forget()
    this.readers.reset()
  }

  receive(text: string): void {
    const read = Message.safeParse(JSON.parse(text))
    if (!read.success) return
    this.lastMessageMs = uptimeMs()
    if (this.waiting === undefined) this.take(read.data)
    else if (this.waiting.length < MAX_WAITING) this.waiting.push(read.data)
  }

  private take(message: Message): void {
    this.begin(message)
    const { known } = this
    const reached = known ?? this.tables
    if (reached !== undefined && message.batch <= reached.batch) return
    if (known === undefined || message.fence !== known.fence || message.batch !== known.batch + 1)
      return this.readAgain(message)
    // A pair was listed.
    if (message.seqs.some(([symbol]) => !known.books.has(symbol))) return this.readAgain(message)
    const committed = eventsOf(known, message)
    if (committed === undefined) return this.readAgain(message)
    known.batch = message.batch
    this.readers.committed(committed)
  }

  /**
   * Starts with the message of the last batch in the tables, or of the next one. Other messages do not contain the
   * numbers of these books.
   */
  private begin(message: Message): void {
    const { tables } = this
    if (tables === undefined || message.fence !== tables.fence) return
    if (message.batch !== tables.batch && message.batch !== tables.batch + 1) return
    this.tables = undefined
    this.known = followedBooks(tables, message)
    this.readers.reset()
  }

  private readAgain(message: Message): void {
    this.forget()
    this.waiting = [message]
    void this.read()
  }

  private async read(): Promise<void> {
    try {
      this.tables = await readCommittedLevels(this.deps.db)
    } catch (error) {
      // The next message retries the read.
      this.deps.log.warn({ err: error }, 'the books could not be read: the next message reads them again')
    }
    const waiting = this.waiting ?? []
    this.waiting = undefined
    if (this.tables === undefined) return
    for (const message of waiting) if (this.waiting === undefined) this.take(message)
  }
}

function followedBooks({ batch, fence, markets, levels }: CommittedLevels, message: Message): Known {
  const seqs = new Map(message.seqs)
  const changes = new Set(message.batch === batch ? [] : message.books.map(([symbol]) => symbol))
  const books = new Map(
    markets.map((row) => {
      const { terms } = row
      const book = new CommittedBook(emptyMarket(row, row.lastTicks), 0)
      const own = levels.filter(({ market }) => market === terms.symbol)
      book.apply(
        own.map(({ side, ticks, lots }) => ({
          side: side === 'buy' ? 0 : 1,
          ticks: Number(ticks),
          lots: Number(lots),
        })),
      )
      const seq = seqs.get(terms.symbol) ?? firstSeq(fence)
      book.seq = changes.has(terms.symbol) ? seq - 1 : seq
      return [terms.symbol, book]
    }),
  )
  return { batch, fence, books }
}

/** Returns the events, or undefined if the resulting books differ from the leader's. */
function eventsOf({ books }: Known, message: Message): PublishedEvents | undefined {
  const changes = new Map<string, ReturnType<CommittedBook['apply']>>()
  for (const [symbol, { seq, bids, asks, checksum }] of message.books) {
    const book = books.get(symbol)
    const change = book?.apply([...levelsOf(book, 0, bids), ...levelsOf(book, 1, asks)])
    if (change?.checksum !== checksum || change.seq !== seq) return undefined
    changes.set(symbol, change)
  }
  for (const [symbol, trades] of message.trades) {
    const [book, last] = [books.get(symbol), trades.findLast(({ connected }) => !connected)]
    if (book !== undefined && last !== undefined)
      book.market.lastTicks = ticksOf(book.market.terms, last.price) ?? book.market.lastTicks
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a node of the same exchange made it of its own PublishedEvents
  return {
    books: changes,
    trades: new Map(message.trades),
    customers: new Map(message.customers),
  } as unknown as PublishedEvents
}

/** A removed level: zero, with the number of decimals of its lots. */
const NONE = /^[0.]+$/

function levelsOf({ market }: CommittedBook, side: 0 | 1, levels: readonly [string, string][]): LevelNow[] {
  return levels.map(([price, quantity]) => {
    const [ticks, lots] = [ticksOf(market.terms, price), NONE.test(quantity) ? 0 : lotsOf(market.terms, quantity)]
    assert(
      ticks !== undefined && lots !== undefined,
      `a level of ${market.terms.symbol} is not on its price or lot grid`,
    )
    return { side, ticks, lots }
  })
}
