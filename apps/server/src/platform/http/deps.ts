import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import type { DatabaseState } from '#platform/database/database-state.sql.ts'
import type { Log } from '#platform/observing/log.ts'
import type { Random } from '#platform/random/random.ts'
import type { Clock, InTx, Place, Tx } from '#platform/database/tx.ts'

/** Writes a job in the transaction of its cause. It runs at least once after the commit, so jobs are idempotent. */
export type Enqueue = (
  tx: Tx,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  options?: { readonly runAt?: Date; readonly key?: string },
) => Promise<void>

/** Services for every part of the server. A use case names the fields it needs. */
export type Deps = {
  readonly config: Config
  /** Reads outside a transaction: lists and details. */
  readonly db: Database
  /** Reports whether the database takes writes. */
  readonly databaseState: DatabaseState
  readonly clock: Clock
  /**
   * Runs a transaction as the actor: `customer:<id>`, `operator:<id>` or `job:<task>`. A request adds the country and
   * city of its origin.
   */
  readonly inTx: (actor: string, place?: Place) => InTx
  readonly enqueue: Enqueue
  readonly random: Random
  /** True only in the local world, whose people have email addresses that exist nowhere. */
  readonly demoPeople: boolean
  readonly log: Log
}
