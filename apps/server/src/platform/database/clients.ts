import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Statement } from './set-statements.ts'
import { StatementGroup } from './statement-group.ts'

/** A statement used this often is prepared: planning costs several times as much as running it by its keys. */
const USES_BEFORE_PREPARE = 20
/** The maximum number of texts that are counted. Texts built for a single request need no memory. */
const MAX_TEXTS = 2_000
const texts = new Map<string, { readonly name: string; times: number }>()

function preparedName(text: string): string | undefined {
  const known = texts.get(text)
  if (known !== undefined) return ++known.times > USES_BEFORE_PREPARE ? known.name : undefined
  if (texts.size < MAX_TEXTS) texts.set(text, { name: `often_${texts.size}`, times: 1 })
  return undefined
}

/** Returns true if a count is a power of two, so each time that it has doubled. */
export const isDouble = (count: number): boolean => (count & (count - 1)) === 0

/**
 * Prepares frequent statements. PostgreSQL itself chooses between a generic and a custom plan, but keeps a plan that
 * was made for small tables. So plans are discarded each time the number of uses has doubled.
 */
export class PreparingClient extends pg.Client {
  private used = 0

  // oxlint-disable-next-line typescript/no-explicit-any -- pg overloads it eight times
  override query(text: any, values?: any, callback?: any): any {
    if (typeof text !== 'string' || !Array.isArray(values) || callback !== undefined)
      return super.query(text, values, callback)
    const name = preparedName(text)
    const query = name === undefined ? { text, values } : { name, text, values }
    if (name === undefined || !isDouble(++this.used)) return super.query(query)
    // In a failed transaction this statement is refused; the statement that ends the transaction must still run.
    const discarded = super.query('discard plans').catch(() => undefined)
    return discarded.then(() => super.query(query))
  }
}

/** Finds the stream of its connection, which pg passes to each query that it sends. Costs the server one empty answer. */
class StreamQuery extends pg.Query {
  private readonly found: (stream: Duplex) => void

  constructor(found: (stream: Duplex) => void) {
    // If the connection ends, the client reports it.
    super('', () => undefined)
    this.found = found
  }

  override submit = (connection: pg.Connection): null => {
    this.found(connection.stream)
    connection.sync()
    return null
  }
}

/**
 * Sends statements one after the other without waiting for answers. Statements of one event loop turn leave in one
 * write, because a write costs more than its bytes.
 */
export class PipelinedClient extends PreparingClient {
  private gathers = false
  private seeksStream = false
  /** Known from the first query on. */
  private stream: Duplex | undefined
  private readonly prepared = new Set<string>()

  constructor(options?: pg.ClientConfig) {
    super({ ...options, pipeline: true })
  }

  /**
   * Sends the statements together and returns their results when the server has answered all. Throws if one changed a
   * wrong number of rows.
   */
  async send(statements: readonly Statement[]): Promise<readonly pg.QueryResult[]> {
    const results = await new Promise<readonly pg.QueryResult[]>((answer, fail) => {
      this.query(new StatementGroup(statements, this.prepared, answer, fail))
    })
    for (const [at, { name, rows }] of statements.entries())
      if (rows !== undefined && results[at]?.rowCount !== rows)
        throw new Error(`${name} changed ${results[at]?.rowCount} rows, not ${rows}`)
    return results
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  override query(text: any, values?: any, callback?: any): any {
    this.gather()
    return super.query(text, values, callback)
  }

  /** Closes the connection and fails everything in progress on it. */
  cut(): void {
    void this.end().catch(() => undefined)
    this.stream?.destroy()
  }

  private gather(): void {
    if (this.gathers) return
    if (!this.seeksStream) {
      this.seeksStream = true
      super.query(new StreamQuery((stream) => (this.stream = stream)))
    }
    const { stream } = this
    // Before it is connected, pg keeps the queries.
    if (stream === undefined) return
    this.gathers = true
    stream.cork()
    setImmediate(() => {
      this.gathers = false
      stream.uncork()
    })
  }
}

/** A pool of one pipelined client that all callers share. A dead client is replaced at its next use. */
export class SharedClient {
  readonly options: pg.ClientConfig
  private readonly onError: (error: Error) => void
  private living: Promise<PipelinedClient> | undefined

  constructor(options: pg.ClientConfig, onError: (error: Error) => void) {
    this.options = options
    this.onError = onError
  }

  /** Has the interface of a pool; releasing does nothing. */
  async connect(): Promise<pg.Client & { readonly release: () => void }> {
    return Object.assign(await this.client(), { release: () => undefined })
  }

  async query(query: pg.QueryConfig): Promise<pg.QueryResult> {
    return (await this.client()).query(query)
  }

  async end(): Promise<void> {
    const { living } = this
    this.living = undefined
    await (await living)?.end()
  }

  /** Abandons a connection that no longer responds, with everything that waits on it. The next use opens another. */
  giveUp(): void {
    void this.living?.then(
      (client) => client.cut(),
      () => undefined,
    )
    this.living = undefined
  }

  private client(): Promise<PipelinedClient> {
    this.living ??= this.open()
    return this.living
  }

  private open(): Promise<PipelinedClient> {
    const client = new PipelinedClient(this.options)
    const opened = client.connect().then(() => client)
    const gone = (): void => {
      if (this.living === opened) this.living = undefined
    }
    client.once('end', gone)
    // After its first error it answers nothing more, although its end may come a moment later.
    client.on('error', (error) => {
      gone()
      this.onError(error)
    })
    opened.catch(gone)
    return opened
  }
}
