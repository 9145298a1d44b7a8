import type { Rate } from '@tessera/contract/endpoint.ts'
import pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** Seconds to wait, or undefined when the call may go on. Counted in PostgreSQL: a restart or another node forgets nothing. */
export type RateLimit = (scope: string, who: string, rate: Rate) => Promise<number | undefined>
/** The same for a call that weighs more than one; `used` is what weighs on the limit now. */
export type Weigh = (
  scope: string,
  who: string,
  rate: Rate,
  weight: number,
) => Promise<{ readonly used: number; readonly waitSeconds: number | undefined }>

/** What the keys of one customer, or a network address without a key, may ask of the API in a minute. */
export const API_WEIGHT = { points: 6_000, seconds: 60 } as const satisfies Rate

export const rateLimitBy =
  (weigh: Weigh): RateLimit =>
  async (scope, who, rate) =>
    (await weigh(scope, who, rate, 1)).waitSeconds

export function createWeigh(pool: { readonly query: (query: pg.QueryConfig) => Promise<pg.QueryResult> }): Weigh {
  // The library subtracts what it reads as text from numbers: our own reading of int8 as bigint would stop it.
  const storeClient = { query: (query: pg.QueryConfig) => pool.query({ ...query, types: new pg.TypeOverrides() }) }
  const limiters = new Map<string, RateLimiterPostgres>()
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
    try {
      const { consumedPoints } = await limiter(scope, rate).consume(who, weight)
      return { used: consumedPoints, waitSeconds: undefined }
    } catch (refused) {
      // Anything but its own answer is a failure of the database: thrown on, so that the door stays shut.
      if (!(refused instanceof RateLimiterRes)) throw refused
      return { used: refused.consumedPoints, waitSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
    }
  }
}
