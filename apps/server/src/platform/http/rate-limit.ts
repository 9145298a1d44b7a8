import type { Rate } from '@tessera/contract/platform/http/endpoint.ts'
import { connectionOf } from '@tessera/domain/platform/text/ip-address.ts'
import DataLoader from 'dataloader'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ownClockMs } from '#platform/clock/clock.ts'
import { batchOptions } from '#platform/database/batch-options.ts'
import { type DatabaseState, stateFromError } from '#platform/database/database-state.sql.ts'
import { countAll, type Counting, type Store } from './rate-counts.sql.ts'

/**
 * Returns the seconds to wait, or undefined if the call may proceed. Counted in PostgreSQL, so that restarts and other
 * nodes share the counts.
 */
export type RateLimit = (scope: string, who: string, rate: Rate) => Promise<number | undefined>
/** Counts a call of a weight above one. `used` is the weight counted now. */
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

/** Returns the caller of an anonymous request: all requests from one network count as one caller. */
export const byConnection = (ip: string): string => `ip:${connectionOf(ip)}`

export const rateLimitBy =
  (weigh: Weigh): RateLimit =>
  async (scope, who, rate) =>
    (await weigh(scope, who, rate, 1)).waitSeconds

/** Counts calls. While the database takes no writes, each node counts in its own memory. */
export function createWeigh(pool: Store, databaseState: Pick<DatabaseState, 'isWritable' | 'observe'>): Weigh {
  // Counts of one event loop turn become one statement.
  const counts = new DataLoader((all: readonly Counting[]) => countAll(pool, all), batchOptions)
  const inMemory = new Map<string, RateLimiterMemory>()
  const memoryLimiter = (scope: string, { points, seconds }: Rate): RateLimiterMemory => {
    const made = inMemory.get(scope) ?? new RateLimiterMemory({ keyPrefix: scope, points, duration: seconds })
    inMemory.set(scope, made)
    return made
  }
  const inDatabase: Weigh = async (scope, who, { points, seconds }, weight) => {
    const now = ownClockMs()
    const counted = await counts.load([`${scope}:${who}`, weight, now + seconds * 1000, now])
    return { used: counted.points, waitSeconds: counted.points > points ? waitOf(counted.expire - now) : undefined }
  }
  const onNode: Weigh = async (scope, who, rate, weight) => {
    try {
      const { consumedPoints } = await memoryLimiter(scope, rate).consume(who, weight)
      return { used: consumedPoints, waitSeconds: undefined }
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return { used: refused.consumedPoints, waitSeconds: waitOf(refused.msBeforeNext) }
    }
  }
  return async (...call) => {
    if (!databaseState.isWritable) return onNode(...call)
    try {
      return await inDatabase(...call)
    } catch (error) {
      // Any other failure of the database is thrown on, so that no call passes uncounted.
      if (stateFromError(error) === undefined) throw error
      databaseState.observe(error)
      return (databaseState.isWritable ? inDatabase : onNode)(...call)
    }
  }
}

const waitOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))
