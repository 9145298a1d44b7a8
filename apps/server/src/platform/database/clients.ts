import pg from 'pg'
import type { Statement } from './set-statements.ts'
import { StatementGroup } from './statement-group.ts'

/** A text that came so often is prepared: to plan it anew costs several times as much as to run it by its keys. */
const OFTEN = 20
/** Beyond so many texts none is counted any more: what is put together for one reader only need not be remembered. */
const MAX_TEXTS = 2_000
const texts = new Map<string, { readonly name: string; times: number }>()

function preparedName(text: string): string | undefined {
  const known = texts.get(text)
  if (known !== undefined) return ++known.times > OFTEN ? known.name : undefined
  if (texts.size < MAX_TEXTS) texts.set(text, { name: `often_${texts.size}`, times: 1 })
  return undefined
}

/** Whether a count has doubled since this last answered yes. */
export const isDouble = (count: number): boolean => (count & (count - 1)) === 0

/**
 * Prepares what is asked often. Whether a plan for all values is as good as one for these, PostgreSQL weighs itself; but it
 * keeps a plan that was made for small tables, so plans are forgotten whenever twice as many were used.
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
    // In a transaction that failed it is refused; what ends the transaction has to get through.
    const forgotten = super.query('discard plans').catch(() => undefined)
    return forgotten.then(() => super.query(query))
  }
}

type Socket = { readonly cork: () => void; readonly uncork: () => void; readonly destroy: () => void }
type Connected = { readonly connection: { readonly stream: Socket } }
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pg's types do not tell of its socket
const socketOf = (client: pg.Client): Socket => (client as unknown as Connected).connection.stream

/**
 * Statements go out one behind the other, without waiting for answers between them; those of one turn of the event loop leave
 * in one write, which costs more than what it carries.
 */
export class PipelinedClient extends PreparingClient {
  private gathers = false
  private readonly prepared = new Set<string>()

  constructor(options?: pg.ClientConfig) {
    super({ ...options, pipeline: true })
  }

  /**
   * Sends them as one; answers their results when the server has all of them. Throws when one changed another number of rows
   * than it must.
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

  private gather(): void {
    if (this.gathers) return
    this.gathers = true
    const socket = socketOf(this)
    socket.cork()
    setImmediate(() => {
      this.gathers = false
      socket.uncork()
    })
  }
}

/** Ends a connection with everything that is on its way. */
export function cut(client: pg.Client): void {
  void client.end().catch(() => undefined)
  socketOf(client).destroy()
}

/** A pool of one pipelined client, which everybody has at the same time; one that died is replaced at its next use. */
export class SharedClient {
  readonly options: pg.ClientConfig
  private readonly onError: (error: Error) => void
  private living: Promise<pg.Client> | undefined

  constructor(options: pg.ClientConfig, onError: (error: Error) => void) {
    this.options = options
    this.onError = onError
  }

  /** As a pool's: there is nothing to give back. */
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

  /** Leaves a connection that nothing comes from any more, with everything that waits on it; the next use opens another. */
  giveUp(): void {
    void this.living?.then(cut, () => undefined)
    this.living = undefined
  }

  private client(): Promise<pg.Client> {
    this.living ??= this.open()
    return this.living
  }

  private open(): Promise<pg.Client> {
    const client = new PipelinedClient(this.options)
    const opened = client.connect().then(() => client)
    const gone = (): void => {
      if (this.living === opened) this.living = undefined
    }
    client.once('end', gone)
    // From its first fault on it answers nothing, though its end may come a moment later.
    client.on('error', (error) => {
      gone()
      this.onError(error)
    })
    opened.catch(gone)
    return opened
  }
}
