import { bookChecksum, type WireLevel } from '@tessera/domain/trading/markets/book-checksum.ts'

type Frame = { readonly op: string; readonly ch?: string; readonly seq?: number; readonly data?: unknown }
type Sides = { readonly bids: readonly WireLevel[]; readonly asks: readonly WireLevel[]; readonly checksum: number }
type Trade = { readonly seq: number }

const RECONNECT_MS = 100

/**
 * Stays subscribed to one node and reconnects. Records a fault if a sequence number is skipped or a checksum of the book
 * does not match.
 */
export class Recorder {
  readonly faults: string[] = []
  frames = 0
  snapshots = 0
  private readonly url: string
  private readonly pair: string
  private readonly seqs = new Map<string, number>()
  private readonly bids = new Map<string, string>()
  private readonly asks = new Map<string, string>()
  private lastTrade = 0
  private socket: WebSocket | undefined
  private stopped = false

  constructor(url: string, pair: string) {
    this.url = `${url.replace('http', 'ws')}/ws`
    this.pair = pair
    this.connect()
  }

  stop(): void {
    this.stopped = true
    this.socket?.close()
  }

  /** Best prices first. */
  get book(): Pick<Sides, 'bids' | 'asks'> {
    return { bids: sorted(this.bids, -1), asks: sorted(this.asks, 1) }
  }

  private connect(): void {
    const socket = new WebSocket(this.url)
    this.socket = socket
    socket.addEventListener('open', () => {
      for (const ch of [`book:${this.pair}`, `trades:${this.pair}`])
        socket.send(JSON.stringify({ op: 'subscribe', ch }))
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- frames of our own test server are not validated
    socket.addEventListener('message', ({ data }) => this.onFrame(JSON.parse(String(data)) as Frame))
    // `close` always follows an error, and its handler reconnects.
    socket.addEventListener('error', () => undefined)
    socket.addEventListener('close', () => {
      this.seqs.clear()
      if (!this.stopped) setTimeout(() => this.connect(), RECONNECT_MS)
    })
  }

  private onFrame({ op, ch, seq, data }: Frame): void {
    // An error means that the node has found no leader. The reconnect subscribes again.
    if (op === 'error') this.socket?.close()
    if (ch === undefined || seq === undefined || (op !== 'snapshot' && op !== 'delta')) return
    this.frames += 1
    if (op === 'snapshot') this.snapshots += 1
    else if (seq !== (this.seqs.get(ch) ?? Number.NaN) + 1)
      this.fault(`${ch} ${this.seqs.get(ch)} is followed by ${seq}`)
    this.seqs.set(ch, seq)
    // oxlint-disable typescript/no-unsafe-type-assertion -- frames of our own test server are not validated
    if (ch.startsWith('book:')) this.onBook(op, data as Sides)
    else this.onTrades(op, data as readonly Trade[])
    // oxlint-enable typescript/no-unsafe-type-assertion
  }

  private onBook(op: string, { bids, asks, checksum }: Sides): void {
    if (op === 'snapshot') for (const side of [this.bids, this.asks]) side.clear()
    for (const [side, levels] of [[this.bids, bids] as const, [this.asks, asks] as const])
      for (const [price, quantity] of levels)
        if (quantity === '0') side.delete(price)
        else side.set(price, quantity)
    const book = this.book
    if (bookChecksum(book.bids, book.asks) !== checksum)
      this.fault(`the checksum of the book of ${this.pair} does not match`)
  }

  /** Trades may be repeated around a snapshot, but none is missing. */
  private onTrades(op: string, trades: readonly Trade[]): void {
    for (const { seq } of trades.toSorted((a, b) => a.seq - b.seq)) {
      if (op === 'delta' && seq > this.lastTrade + 1) this.fault(`trade ${this.lastTrade} is followed by ${seq}`)
      this.lastTrade = Math.max(this.lastTrade, seq)
    }
  }

  private fault(what: string): void {
    this.faults.push(`${this.url}: ${what}`)
  }
}

const sorted = (levels: ReadonlyMap<string, string>, up: 1 | -1): WireLevel[] =>
  [...levels].toSorted(([a], [b]) => (Number(a) - Number(b)) * up)
