import type { Rate } from '@tessera/contract/platform/http/endpoint.ts'
import { lineOf } from '@tessera/domain/platform/text/ip-address.ts'
import DataLoader from 'dataloader'
import pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { batchOptions } from '#platform/database/batch-options.ts'
import { type DatabaseState, stateShownBy } from '#platform/database/database-state.sql.ts'
import { countAll, type Counting, type Store } from './rate-counts.sql.ts'

/** Seconds to wait, or undefined when the call may go on. Counted in PostgreSQL: a restart or another node forgets nothing. */
export type RateLimit = (scope: string, who: string, rate: Rate) => Promise<number | undefined>
/** The same for a call that weighs more than one; `used` is what weighs on the limit now. */
export type Weigh = (
  scope: string,
  who: string,
  rate: Rate,
  weight: number,
) => Promise<{ readonly used: number; readonly waitSeconds: number | undefined }>

type Limit = { readonly scope: string; readonly rate: Rate }
/** What the keys of one customer, or one line without a key, may ask of the API in a minute. */
export const API_WEIGHT = { scope: 'api-weight', rate: { points: 6_000, seconds: 60 } } as const satisfies Limit
/** Placements of one customer by keys, whichever they use, on both surfaces together (TRD-12). */
export const ORDERS_10S = { scope: 'api-orders-10s', rate: { points: 100, seconds: 10 } } as const satisfies Limit
export const ORDERS_DAY = {
  scope: 'api-orders-1d',
  rate: { points: 200_000, seconds: 86_400 },
} as const satisfies Limit

/** Who calls where nobody says who: all that comes by one line is one caller. */
export const byLine = (ip: string): string => `ip:${lineOf(ip)}`

export const rateLimitBy =
  (weigh: Weigh): RateLimit =>
  async (scope, who, rate) =>
    (await weigh(scope, who, rate, 1)).waitSeconds

/** The library's name for the statement that counts. */
const ONE_COUNT = 'rate_limit:rlflx-upsert'

/** While the database takes no writes each node counts in its own memory. */
export function createWeigh(pool: Store, databaseState: Pick<DatabaseState, 'isWritable' | 'saw'>): Weigh {
  // The library subtracts what it reads as text from numbers: our own reading of int8 as bigint would stop it.
  const store: Store = { query: (query) => pool.query({ ...query, types: new pg.TypeOverrides() }) }
  const counts = new DataLoader((all: readonly Counting[]) => countAll(store, all), batchOptions)
  // What the library counts in one turn is counted by one statement; whatever else it asks goes as it is.
  const storeClient = {
    query: async ({ name, values = [], text }: pg.QueryConfig) =>
      name === ONE_COUNT
        ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the library writes it (its RateLimiterPostgres)
          { rows: [await counts.load(values as unknown as Counting)] }
        : store.query({ name, values, text }),
  }
  const limiters = new Map<string, RateLimiterPostgres>()
  const inMemory = new Map<string, RateLimiterMemory>()
  const memoryLimiter = (scope: string, { points, seconds }: Rate): RateLimiterMemory => {
    const made = inMemory.get(scope) ?? new RateLimiterMemory({ keyPrefix: scope, points, duration: seconds })
    inMemory.set(scope, made)
    return made
  }
  const limiter = (scope: string, rate: Rate): RateLimiterPostgres => {
    const known = limiters.get(scope)
    if (known !== undefined) return known
    const made = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: scope,
      points: rate.points,
      duration: rate.seconds,
    })
    limiters.set(scope, made)
    return made
  }
  return async (scope, who, rate, weight) => {
    const consume = (): Promise<RateLimiterRes> =>
      (databaseState.isWritable ? limiter : memoryLimiter)(scope, rate).consume(who, weight)
    try {
      const { consumedPoints } = await consume().catch((error: unknown) => {
        if (stateShownBy(error) === undefined) throw error
        databaseState.saw(error)
        return consume()
      })
      return { used: consumedPoints, waitSeconds: undefined }
    } catch (refused) {
      // Anything but its own answer is a failure of the database: thrown on, so that the door stays shut.
      if (!(refused instanceof RateLimiterRes)) throw refused
      return { used: refused.consumedPoints, waitSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
    }
  }
}
