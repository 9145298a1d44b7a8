import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { endWhenClosed } from '#platform/database/end-pool.ts'
import type { Log } from '#platform/observing/log.ts'

/** SQLSTATE of a starting server, the only error after which the job library repeats a statement. */
const STARTING = '57P03'
const RETRY_MS = 1_000

/** Returns true for the statements that record the success or failure of a job. The library does not await them. */
const isOutcome = (text: string): boolean =>
  text.includes('_private_jobs as jobs') && /^\s*(with j as \(\s*)?delete from|last_error = /.test(text)

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''

/**
 * The connections of the job library. It does not await the statements that record the outcome of a job, so an error
 * would end the process. The pool repeats these statements on a separate connection until the database accepts them,
 * whatever the error.
 */
export class JobsPool {
  readonly pool: pg.Pool
  /** Outcomes that wait for a retry occupy the library's connections. This pool always has one for the retries. */
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

  /** From now on, connection failures are hidden from the library. During the start it gets each. */
  started(): void {
    this.isRunning = true
  }

  /** Abandons outcomes that still wait. Their jobs stay locked until the next workers unlock them. */
  async end(): Promise<void> {
    this.stopped.abort()
    await this.pool.end()
    await this.repeats.end()
  }

  private open(connectionString: string, max: number): pg.Pool {
    const pool = new pg.Pool({ connectionString, max })
    endWhenClosed(pool)
    const lost = (error: Error): void => this.log.warn({ err: error }, 'a database connection of the jobs was lost')
    pool.on('error', lost)
    // A connection that dies while in use reports to its client, not to the pool. Without a listener, the error would
    // end the process.
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
        if (await this.isOver(error))
          throw Object.assign(new Error('the jobs were stopped', { cause: error }), { code: STARTING })
        opened = again()
      }
    }
  }

  /** Waits a moment; returns true once the jobs are stopped. */
  private async isOver(reason: unknown): Promise<boolean> {
    this.log.warn({ err: reason }, 'the job library waits for the database')
    const { signal } = this.stopped
    // Rejects when stopped, which ends the pause at once.
    await pause(RETRY_MS, undefined, { signal }).catch(() => undefined)
    return signal.aborted
  }
}
