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
 * What a leader tells other nodes of a batch, and the numbers of all its books after it. Of trades and of customers' own
 * things it is passed on as it came.
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
  told: PublishedEvents,
  batch: number,
  { taken, books }: Pick<Leadership, 'taken' | 'books'>,
): string =>
  JSON.stringify({
    batch,
    fence: taken.fence,
    seqs: [...books.values()].map(({ market, seq }) => [market.terms.symbol, seq]),
    books: [...told.books],
    trades: [...told.trades],
    customers: [...told.customers],
  })

type Known = { batch: number; readonly fence: number; readonly books: ReadonlyMap<string, CommittedBook> }
type ElsewhereDeps = Pick<Deps, 'db' | 'log'>
type Readers = { readonly told: (told: PublishedEvents) => void; readonly reset: () => void }

/** Messages that wait while the tables are read; of a node that is further behind nothing is kept. */
const MAX_WAITING = 1_000
/** A leader tells something at least twice a second. */
const SILENT_MS = 5_000

/**
 * The books that another node leads, as this one's readers may see them, by the leader's numbers. They begin with what the
 * tables say after so many batches; each message is the next batch. One that is missing, or does not add up, is not guessed:
 * the tables are read again, and every reader gets a snapshot.
 */
export class FollowerBooks {
  private readonly deps: ElsewhereDeps
  private readonly readers: Readers
  private known: Known | undefined
  /** What was read, while no message has told the numbers of its books. */
  private tables: CommittedLevels | undefined
  private waiting: Message[] | undefined
  private heardMs = 0

  constructor(deps: ElsewhereDeps, readers: Readers) {
    this.deps = deps
    this.readers = readers
  }

  bookOf(symbol: string): CommittedBook | undefined {
    return this.known?.books.get(symbol)
  }

  get fence(): number | undefined {
    return this.known?.fence
  }

  /** This node leads: what it was told counts no more. */
  forget(): void {
    this.known = undefined
    this.tables = undefined
  }

  /** What nobody tells on would stand still and look alive: its readers are told so. */
  look(): void {
    if (this.known === undefined || uptimeMs() - this.heardMs < SILENT_MS) return
    this.forget()
    this.readers.reset()
  }

  hear(text: string): void {
    const read = Message.safeParse(JSON.parse(text))
    if (!read.success) return
    this.heardMs = uptimeMs()
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
    const told = toldOf(known, message)
    if (told === undefined) return this.readAgain(message)
    known.batch = message.batch
    this.readers.told(told)
  }

  /** By the message of the last batch that is in the tables, or of the next one: by others the numbers are not known. */
  private begin(message: Message): void {
    const { tables } = this
    if (tables === undefined || message.fence !== tables.fence) return
    if (message.batch !== tables.batch && message.batch !== tables.batch + 1) return
    this.tables = undefined
    this.known = knownOf(tables, message)
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
      // The next message asks again.
      this.deps.log.warn({ err: error })
    }
    const waiting = this.waiting ?? []
    this.waiting = undefined
    if (this.tables === undefined) return
    for (const message of waiting) if (this.waiting === undefined) this.take(message)
  }
}

function knownOf({ batch, fence, markets, levels }: CommittedLevels, message: Message): Known {
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

/** Undefined when the books do not come out as the leader's. */
function toldOf({ books }: Known, message: Message): PublishedEvents | undefined {
  const changes = new Map<string, ReturnType<CommittedBook['apply']>>()
  for (const [symbol, { seq, bids, asks, checksum }] of message.books) {
    const book = books.get(symbol)
    const told = book?.apply([...levelsOf(book, 0, bids), ...levelsOf(book, 1, asks)])
    if (told?.checksum !== checksum || told.seq !== seq) return undefined
    changes.set(symbol, told)
  }
  for (const [symbol, trades] of message.trades) {
    const [book, last] = [books.get(symbol), trades.findLast(({ connected }) => !connected)]
    if (book !== undefined && last !== undefined)
      book.market.lastTicks = ticksOf(book.market.terms, last.price) ?? book.market.lastTicks
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a node of the same house made it of its own Told
  return {
    books: changes,
    trades: new Map(message.trades),
    customers: new Map(message.customers),
  } as unknown as PublishedEvents
}

/** A level that went, in as many decimals as its lots have. */
const NONE = /^[0.]+$/

function levelsOf({ market }: CommittedBook, side: 0 | 1, levels: readonly [string, string][]): LevelNow[] {
  return levels.map(([price, quantity]) => {
    const [ticks, lots] = [ticksOf(market.terms, price), NONE.test(quantity) ? 0 : lotsOf(market.terms, quantity)]
    assert(ticks !== undefined && lots !== undefined, `a level of ${market.terms.symbol} lies on its grid`)
    return { side, ticks, lots }
  })
}
