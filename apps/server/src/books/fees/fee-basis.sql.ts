import type { FeeBasis } from '@tessera/domain/books/fees/trading-rates.ts'
import { sql } from 'kysely'
import { one, type Source } from '#platform/database/rows.ts'

/**
 * Columns of the `FeeBasis` of a customer `c`. A sub-account has the class and the volume of its owner.
 */
export const feeColumns = `
  (select case when o.type = 'corporate' then 'corporate' else o.investor_class end
     from customer o where o.id = coalesce(c.parent_id, c.id)) as "feeClass",
  coalesce((select v.volume::float8 from trading_volume v where v.customer_id = coalesce(c.parent_id, c.id)), 0) as volume`

/** The choice of a customer `c`, or of the owner of a sub-account, to pay trading fees in the fee coin. */
export const paysWithCoinColumn = `(select o.fee_coin_open from customer o where o.id = coalesce(c.parent_id, c.id))`

/**
 * Returns a customer's choice to pay trading fees in the fee coin. `chooses` is false for a sub-account, whose owner
 * chooses.
 */
export const feePayment = (source: Source, customerId: string): Promise<{ pays: boolean; chooses: boolean }> =>
  one(
    source,
    sql<{ pays: boolean; chooses: boolean }>`
      select ${sql.raw(paysWithCoinColumn)} as pays, c.parent_id is null as chooses from customer c where c.id = ${customerId}`,
  )

export const readFeeBasis = (source: Source, customerId: string): Promise<FeeBasis> =>
  one(source, sql<FeeBasis>`select ${sql.raw(feeColumns)} from customer c where c.id = ${customerId}`)

/** Returns the last day (UTC) whose trades count; undefined before the first count. */
export const countedThrough = async (source: Source): Promise<string | undefined> =>
  (await one(source, sql<{ day: string | null }>`select to_char(max(day), 'YYYY-MM-DD') as day from volume_day`)).day ??
  undefined
