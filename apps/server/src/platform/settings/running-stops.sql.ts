import { type RawBuilder, sql } from 'kysely'
import { one, type Source } from '#platform/database/rows.ts'

type ExchangeScope = 'withdrawals' | 'deposits' | 'coin' | 'product' | 'registration'

/**
 * True while a part of the exchange is stopped. `subject` is a column or value of the query, left out if the scope has
 * none.
 */
export const stopRuns = (scope: ExchangeScope, subject: RawBuilder<unknown> = sql`''`): RawBuilder<boolean> =>
  sql<boolean>`stop_runs(${scope}, ${subject})`

/** True while all withdrawals or this coin are stopped. */
export const leavingStopped = (coin: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${stopRuns('withdrawals')} or ${stopRuns('coin', coin)})`

/** True while all deposits or this coin are stopped. */
export const comingInStopped = (coin: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${stopRuns('deposits')} or ${stopRuns('coin', coin)})`

/** True while subscriptions to a product with a coin are stopped: the product, its token or the coin is stopped. */
export const investingStopped = (symbol: string, coin: string): RawBuilder<boolean> =>
  sql<boolean>`(${stopRuns('product', sql`${symbol}`)} or ${stopRuns('coin', sql`${symbol}`)} or ${stopRuns('coin', sql`${coin}`)})`

export const isTrue = async (source: Source, condition: RawBuilder<boolean>): Promise<boolean> =>
  (await one(source, sql<{ holds: boolean }>`select ${condition} as holds`)).holds

export const isLeavingStopped = (source: Source, coin: string): Promise<boolean> =>
  isTrue(source, leavingStopped(sql`${coin}`))
export const isComingInStopped = (source: Source, coin: string): Promise<boolean> =>
  isTrue(source, comingInStopped(sql`${coin}`))
