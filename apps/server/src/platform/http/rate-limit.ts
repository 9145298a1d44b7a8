import type { Rate } from '@tessera/contract/platform/http/endpoint.ts'
import { lineOf } from '@tessera/domain/platform/text/ip-address.ts'
import DataLoader from 'dataloader'
import pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { batchOptions } from '#platform/database/batch-options.ts'
import { type DatabaseState, stateShownBy } from '#platform/database/database-state.sql.ts'
import { countAll, type Counting, type Store } from './rate-counts.sql.ts'

/**
 * Returns the seconds to wait, or undefined if the call may proceed. Counted in PostgreSQL, so that restarts and other
 * nodes share the counts.
 */
export type RateLimit = (scope: string, who: string, rate: Rate) => Promise<number | undefined>
/** The same for a call of a weight above one. `used` is the weight counted now. */
export type Weigh = (
  scope: string,
  who: string,
  rate: Rate,
  weight: number,
) => Promise<{ readonly used: number; readonly waitSeconds: number | undefined }>

type Limit = { readonly scope: string; readonly rate: Rate }
/** API weight per minute of one customer's keys together, or of one network address without a key. */
export const API_WEIGHT = { scope: 'api-weight', rate: { points: 6_000, seconds: 60 } } as const satisfies Limit
/** Orders placed by all keys of one customer, on both API surfaces together (TRD-12). */
export const ORDERS_10S = { scope: 'api-orders-10s', rate: { points: 100, seconds: 10 } } as const satisfies Limit
export const ORDERS_DAY = {
  scope: 'api-orders-1d',
  rate: { points: 200_000, seconds: 86_400 },
} as const satisfies Limit

/** The caller of an anonymous request: all requests from one network count as one caller. */
export const byLine = (ip: string): string => `ip:${lineOf(ip)}`

export const rateLimitBy =
  (weigh: Weigh): RateLimit =>
  async (scope, who, rate) =>
    (await weigh(scope, who, rate, 1)).waitSeconds

/** The library's name of its counting statement. */
const ONE_COUNT = 'rate_limit:rlflx-upsert'

/** While the database takes no writes, each node counts in its own memory. */
export function createWeigh(pool: Store, databaseState: Pick<DatabaseState, 'isWritable' | 'saw'>): Weigh {
  // The library does arithmetic on results that it expects as text. Our parsing of int8 as bigint would break it.
  const store: Store = { query: (query) => pool.query({ ...query, types: new pg.TypeOverrides() }) }
  const counts = new DataLoader((all: readonly Counting[]) => countAll(store, all), batchOptions)
  // Counts of one event loop turn become one statement. Other statements of the library pass unchanged.
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
      // Any other rejection is a failure of the database. It is thrown, so that the request is refused.
      if (!(refused instanceof RateLimiterRes)) throw refused
      return { used: refused.consumedPoints, waitSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
    }
  }
}
