import type { DatabaseStateName } from '@tessera/contract/office/public-config/public-config.ts'
import { sql } from 'kysely'
import { learnDatabaseTime, uptimeMs } from '#platform/clock/clock.ts'
import type { Database } from './database.ts'
import type { Log } from '#platform/observing/log.ts'
import { databaseWritable } from '#platform/observing/metrics.ts'
import { changed, one } from './rows.ts'

/** SQLSTATEs with which the database refuses a write in each state. */
const stateOf: Readonly<Record<string, Exclude<DatabaseStateName, 'writable'>>> = {
  '25006': 'read_only',
  '53100': 'full',
}

/** Returns the state that a failed statement reveals; undefined for any other failure. */
export function stateFromError(error: unknown): Exclude<DatabaseStateName, 'writable'> | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return stateOf[code] ?? stateFromError(error.cause)
}

const PROBE_BYTES = 65_536

/**
 * Tracks whether the database takes writes. `read_only` is reported by the database, for example by a standby after a
 * failover. `full` begins with a write that finds no space. Both end automatically: the first when the database reports
 * it, the second when a write of 64 kB succeeds.
 */
export class DatabaseState {
  private state: DatabaseStateName = 'writable'
  private readonly log: Log

  constructor(log: Log) {
    this.log = log
  }

  get name(): DatabaseStateName {
    return this.state
  }

  get isWritable(): boolean {
    return this.state === 'writable'
  }

  /** Updates the state from a failed statement. */
  observe(error: unknown): void {
    const state = stateFromError(error)
    if (state !== undefined) this.set(state)
  }

  /** The heartbeat: reads the state and the time of the database. Does not throw when a write is refused. */
  async refresh(db: Database): Promise<void> {
    const queriedAt = uptimeMs()
    const { isReadOnly, at } = await one(
      { db },
      sql<{ isReadOnly: boolean; at: Date }>`
        select current_setting('transaction_read_only') = 'on' as "isReadOnly", clock_timestamp() as at`,
    )
    learnDatabaseTime(at, uptimeMs() - queriedAt)
    if (isReadOnly) this.set('read_only')
    else if (this.state === 'read_only' || (this.state === 'full' && (await this.hasRoom(db)))) this.set('writable')
  }

  private async hasRoom(db: Database): Promise<boolean> {
    try {
      await changed(
        { db },
        sql`insert into database_probe (id, at, filler) values (1, now(), decode(repeat('00', ${PROBE_BYTES}), 'hex'))
            on conflict (id) do update set at = excluded.at, filler = excluded.filler`,
      )
      return true
    } catch (error) {
      if (stateFromError(error) === undefined) throw error
      return false
    }
  }

  private set(next: DatabaseStateName): void {
    if (next === this.state) return
    if (next === 'writable') this.log.warn({ database: next, before: this.state }, 'the database takes writes again')
    else this.log.error({ database: next }, 'the database takes no writes: writes are refused, reads continue')
    this.state = next
    databaseWritable.set(next === 'writable' ? 1 : 0)
  }
}
