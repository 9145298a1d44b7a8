import { type RawBuilder, sql } from 'kysely'
import { maybeOne, one, type Source } from '#platform/database/rows.ts'

type ExchangeScope =
  | 'withdrawals'
  | 'deposits'
  | 'coin'
  | 'product'
  | 'registration'
  | 'network_deposits'
  | 'network_withdrawals'
  | 'maintenance'

/**
 * Returns a condition that is true while a part of the exchange is stopped. `subject` is a column or value of the
 * query, left out if the scope has none.
 */
export const stopRuns = (scope: ExchangeScope, subject: RawBuilder<unknown> = sql`''`): RawBuilder<boolean> =>
  sql<boolean>`stop_runs(${scope}, ${subject})`

/** Returns a condition that is true while all withdrawals or this coin are stopped, or during maintenance. */
export const leavingStopped = (coin: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${stopRuns('withdrawals')} or ${stopRuns('maintenance')} or ${stopRuns('coin', coin)})`

/** Returns a condition that is true while all deposits or this coin are stopped, or during maintenance. */
export const comingInStopped = (coin: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${stopRuns('deposits')} or ${stopRuns('maintenance')} or ${stopRuns('coin', coin)})`

/** Returns the subject of stops of one network, such as `tUSD/solana_devnet`. */
const networkSubject = (coin: RawBuilder<unknown>, chain: RawBuilder<unknown>) => sql`${coin} || '/' || ${chain}`

/** Returns a condition that is true while deposits of this coin on this chain are stopped, for any reason. */
export const networkDepositsStopped = (coin: RawBuilder<unknown>, chain: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${comingInStopped(coin)} or ${stopRuns('network_deposits', networkSubject(coin, chain))})`

/** Returns a condition that is true while withdrawals of this coin on this chain are stopped, for any reason. */
export const networkWithdrawalsStopped = (coin: RawBuilder<unknown>, chain: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${leavingStopped(coin)} or ${stopRuns('network_withdrawals', networkSubject(coin, chain))})`

/**
 * Returns a condition that is true while subscriptions to a product with a coin are stopped: the product, its token or
 * the coin is stopped.
 */
export const investingStopped = (symbol: string, coin: string): RawBuilder<boolean> =>
  sql<boolean>`(${stopRuns('product', sql`${symbol}`)} or ${stopRuns('coin', sql`${symbol}`)} or ${stopRuns('coin', sql`${coin}`)})`

export const isTrue = async (source: Source, condition: RawBuilder<boolean>): Promise<boolean> =>
  (await one(source, sql<{ holds: boolean }>`select ${condition} as holds`)).holds

export const isLeavingStopped = (source: Source, coin: string): Promise<boolean> =>
  isTrue(source, leavingStopped(sql`${coin}`))
export const areNetworkWithdrawalsStopped = (source: Source, coin: string, chain: string): Promise<boolean> =>
  isTrue(source, networkWithdrawalsStopped(sql`${coin}::text`, sql`${chain}::text`))
export const isComingInStopped = (source: Source, coin: string): Promise<boolean> =>
  isTrue(source, comingInStopped(sql`${coin}`))

/** Returns the period for which an operator has closed the exchange for maintenance; undefined if no operator has. */
export const maintenanceStop = (source: Source): Promise<{ from_at: Date; until_at: Date } | undefined> =>
  maybeOne(
    source,
    sql<{ from_at: Date; until_at: Date }>`
      select from_at, until_at from stop
       where scope = 'maintenance' and lifted_at is null and until_at > now() order by until_at desc limit 1`,
  )
