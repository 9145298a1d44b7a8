import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql, type Transaction } from 'kysely'
import pRetry from 'p-retry'
import type { Database } from './database.ts'
import type { Revocation } from '#platform/revocation/revocation-bus.ts'
import type { DB } from './schema.ts'

/** One database transaction. `now` is the database's time at its start, the only clock that rules may read. */
export type Tx = {
  readonly db: Transaction<DB>
  readonly now: Date
  readonly actor: string
  /** City of the request that this transaction serves, if known. */
  readonly city: string | undefined
  /** Published to every node once this transaction is committed. */
  readonly revoke: (revocation: Revocation) => void
  /**
   * Set when a second person of a company signs, and when the act of the first one is rehearsed. Then no second
   * signature is required. `factor`: both people verified themselves, which replaces the code of the act.
   */
  readonly signature?: { readonly factor: string | undefined }
}

/** Origin of a request, as far as known: a country by ISO 3166-1 alpha-2 and a city. */
export type Place = { readonly country: string | undefined; readonly city: string | undefined }

/** Runs `body` in one transaction. Commits if it returns ok; rolls back if it refuses or throws. */
export type InTx = <O extends Outcome<unknown>>(body: (tx: Tx) => Promise<O>) => Promise<O>

/** Maps the database's `now` to the time for rules: the same, or the simulator's. */
export type Clock = (now: Date) => Date

export const databaseClock: Clock = (now) => now

async function timeOf(db: Transaction<DB>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('the database returned no time')
  return row.now
}

class RolledBack extends Error {
  readonly outcome: Outcome<unknown>
  constructor(outcome: Outcome<unknown>) {
    super('refused')
    this.outcome = outcome
  }
}

/** Five attempts, 20 to 160 ms apart. */
const PATIENCE = { retries: 4, minTimeout: 20, factor: 2 }
const PASSING = new Set(['40001', '40P01'])

const sqlState = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/**
 * Isolation is READ COMMITTED. Correctness depends on row locks, conditional updates and constraints, never on
 * SERIALIZABLE.
 */
export const makeInTx =
  (
    db: Database,
    clock: Clock,
    actor: string,
    publish: (revocation: Revocation) => void = () => undefined,
    city?: string,
  ): InTx =>
  async <O extends Outcome<unknown>>(body: (tx: Tx) => Promise<O>): Promise<O> => {
    const once = async (): Promise<O> => {
      const revocations = new Set<Revocation>()
      const committed = await db.transaction().execute(async (trx) => {
        const outcome = await body({
          db: trx,
          now: clock(await timeOf(trx)),
          actor,
          city,
          revoke: (revocation) => void revocations.add(revocation),
        })
        if (!outcome.ok) throw new RolledBack(outcome)
        return outcome
      })
      for (const revocation of revocations) publish(revocation)
      return committed
    }
    try {
      return await pRetry(once, { ...PATIENCE, shouldRetry: ({ error }) => PASSING.has(sqlState(error)) })
    } catch (error) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the outcome of this body
      if (error instanceof RolledBack) return error.outcome as O
      throw error
    }
  }
