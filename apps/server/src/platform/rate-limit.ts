import type { Rate } from '@tessera/contract/endpoint.ts'
import pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** Seconds to wait, or undefined when the call may go on. Counted in PostgreSQL: a restart or another node forgets nothing. */
export type RateLimit = (scope: string, who: string, rate: Rate) => Promise<number | undefined>

export function createRateLimit(pool: pg.Pool): RateLimit {
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
  return async (scope, who, rate) => {
    try {
      await limiter(scope, rate).consume(who)
      return undefined
    } catch (refused) {
      // Anything but its own answer is a failure of the database: thrown on, so that the door stays shut.
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      throw refused
    }
  }
}
