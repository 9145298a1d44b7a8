import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { endWhenClosed } from '#platform/database/end-pool.ts'
import type { Log } from '#platform/observing/log.ts'

/** SQLSTATE of a server that is starting: the only one after which the job library tries a statement again. */
const STARTING = '57P03'
const AGAIN_MS = 1_000

/** The statements by which the job library writes down that a job is done or has failed. It does not await them. */
const isOutcome = (text: string): boolean =>
  text.includes('_private_jobs as jobs') && /^\s*(with j as \(\s*)?delete from|last_error = /.test(text)

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''

/**
 * The connections of the job library. It does not await the statements that write down the outcome of a job: an error of theirs would
 * end the process. So these are repeated, on a connection of their own, until the database takes them, whatever it answers meanwhile.
 */
export class JobsPool {
  readonly pool: pg.Pool
  /** While outcomes wait they hold connections of the library. This one is always free to bring them to their end. */
  private readonly repeats: pg.Pool
  private readonly log: Log
  private readonly stopped = new AbortController()
  private isRunning = false

  constructor(url: string, log: Log) {
    this.log = log
    this.pool = this.open(url, 6)
    this.repeats = this.open(url, 1)
    const connect = this.pool.connect.bind(this.pool)
    this.pool.on('connect', (client) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the job library asks: an object, and it reads the promise
      const query = client.query.bind(client) as (query: pg.QueryConfig, ...more: unknown[]) => unknown
      Object.assign(client, {
        query: (...args: Parameters<typeof query>) =>
          isOutcome(textOf(args[0])) ? this.untilDone(() => query(...args), args[0]) : query(...args),
      })
    })
    Object.assign(this.pool, {
      connect: (...args: Parameters<typeof connect>) => {
        const answer: unknown = connect(...args)
        return answer instanceof Promise ? this.untilConnected(answer, () => connect()) : answer
      },
    })
  }

  /** From now on the library hears no failure of a connection. At the start it hears each. */
  started(): void {
    this.isRunning = true
  }

  /** Outcomes that still wait are left: their jobs stay locked until the next workers free them. */
  async end(): Promise<void> {
    this.stopped.abort()
    await this.pool.end()
    await this.repeats.end()
  }

  private open(connectionString: string, max: number): pg.Pool {
    const pool = new pg.Pool({ connectionString, max })
    endWhenClosed(pool)
    const lost = (error: Error): void => this.log.warn({ err: error })
    pool.on('error', lost)
    // A connection that dies while it is in use tells its client, not the pool: unheard, it would end the process.
    pool.on('connect', (client) => client.on('error', lost))
    return pool
  }

  private async untilDone(first: () => unknown, query: pg.QueryConfig): Promise<unknown> {
    let next = first
    for (;;) {
      try {
        return await next()
      } catch (error) {
        if (await this.isOver(error)) return { rows: [] }
        next = () => this.repeats.query(query)
      }
    }
  }

  private async untilConnected(first: Promise<unknown>, again: () => Promise<unknown>): Promise<unknown> {
    let opened = first
    for (;;) {
      try {
        return await opened
      } catch (error) {
        if (!this.isRunning) throw error
        if (await this.isOver(error)) throw Object.assign(new Error('stopped', { cause: error }), { code: STARTING })
        opened = again()
      }
    }
  }

  /** Waits a moment; true once the jobs are stopped. */
  private async isOver(reason: unknown): Promise<boolean> {
    this.log.warn({ err: reason }, 'the job library waits for the database')
    const { signal } = this.stopped
    // Rejects when stopped: then the pause is over at once.
    await pause(AGAIN_MS, undefined, { signal }).catch(() => undefined)
    return signal.aborted
  }
}
