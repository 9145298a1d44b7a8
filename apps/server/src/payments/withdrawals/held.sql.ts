import type { CountedUse, LimitClass, Used } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { withdrawalMachine } from '@tessera/domain/payments/withdrawals/machine.ts'
import { isFinal, statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { type RawBuilder, sql } from 'kysely'
import { many, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { CoinOnChain } from './network-settings.sql.ts'

const openWithdrawals = statusesOf(withdrawalMachine).filter((status) => !isFinal(withdrawalMachine, status))

/** Withdrawals and payouts that hold money within the limits. Amounts over the limit are decided by people. */
const open = sql`
  (select customer_id, coin, amount, limit_currency as currency, limit_value as value, requested_at as at from withdrawal
    where over_limit_reason is null and status = any(${openWithdrawals})
   union all
   select customer_id, coin, amount, limit_currency, limit_value, requested_at from payout
    where over_limit_reason is null and status in ('review', 'approved', 'sent')) open`

/** Sums of a column by the periods of the limits as they are at a time. */
const sums = (column: RawBuilder<unknown>, at: Date) => sql`
  coalesce(sum(${column}) filter (where at > ${at}::timestamptz - interval '24 hours'), 0)::numeric as "last24Hours",
  coalesce(sum(${column}) filter (where at >= date_trunc('day', ${at}::timestamptz, 'UTC')), 0)::numeric as "calendarDay",
  coalesce(sum(${column}) filter (where at >= date_trunc('month', ${at}::timestamptz, 'UTC')), 0)::numeric as month`

/** The values that open withdrawals and payouts of a customer hold within the limits of a time, by currency. */
export const heldBy = (tx: Tx, customerId: string, at: Date): Promise<CountedUse[]> =>
  many(
    tx,
    sql<CountedUse>`
      select currency, ${sums(sql`value`, at)} from ${open} where customer_id = ${customerId} group by currency`,
  )

export type ClassHeld = CountedUse & { readonly customer_id: string }

/** The same for each customer of a class, without customers who have limits of their own at that time. */
export const heldByClass = (tx: Tx, limitClass: LimitClass, at: Date): Promise<ClassHeld[]> =>
  many(
    tx,
    sql<ClassHeld>`
      select customer_id, currency, ${sums(sql`value`, at)} from ${open} join customer c on c.id = customer_id
       where case when c.type = 'corporate' then 'corporate' else c.investor_class end = ${limitClass}
         and not exists (select 1 from customer_limit l where l.customer_id = c.id and l.ends_at > ${at})
       group by customer_id, currency`,
  )

/** The amounts of a coin that open withdrawals and payouts of each customer hold within the caps of a time. */
export const heldInCoin = (tx: Tx, coin: string, at: Date): Promise<Used[]> =>
  many(tx, sql<Used>`select ${sums(sql`amount`, at)} from ${open} where coin = ${coin} group by customer_id`)

/** The largest open withdrawal of a coin on a chain, without its fee, in minor units; zero without one. */
export const largestOpen = async (tx: Tx, { coin, chain }: CoinOnChain): Promise<Amount> =>
  (
    await one(
      tx,
      sql<{ largest: Amount }>`
        select coalesce(max(amount - fee), 0)::numeric as largest from withdrawal
         where coin = ${coin} and chain = ${chain} and status = any(${openWithdrawals})`,
    )
  ).largest
