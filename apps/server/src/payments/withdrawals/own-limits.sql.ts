import type { Used, WithdrawalLimits } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { type RawBuilder, sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** The limits that two people set for one customer, and their end. */
export type OwnLimits = WithdrawalLimits & { readonly currency: string; readonly ends_at: Date }

export const ownLimits = (tx: Tx, customerId: string): Promise<OwnLimits | undefined> =>
  maybeOne(
    tx,
    sql<OwnLimits>`
      select day, calendar_day as "calendarDay", month, currency, ends_at from customer_limit where customer_id = ${customerId} and ends_at > ${tx.now}`,
  )

const numericOrNull = (value: Amount | null) => sql`${value === null ? null : String(value)}::numeric`

export const saveOwnLimits = (
  tx: Tx,
  customerId: string,
  { day, calendarDay, month, currency, ends_at }: OwnLimits,
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into customer_limit (customer_id, day, calendar_day, month, currency, ends_at, set_at)
        values (${customerId}, ${String(day)}::numeric, ${numericOrNull(calendarDay)}, ${String(month)}::numeric, ${currency}, ${ends_at}, ${tx.now})
        on conflict (customer_id) do update
          set day = excluded.day, calendar_day = excluded.calendar_day, month = excluded.month, currency = excluded.currency, ends_at = excluded.ends_at, set_at = excluded.set_at`,
  )

export const dropOwnLimits = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(tx, sql`delete from customer_limit where customer_id = ${customerId}`)

/**
 * Returns the customer with this account ID; undefined for closed accounts, and for sub-accounts, which cannot
 * withdraw.
 */
export const findNumbered = (tx: Tx, number: string): Promise<{ id: string } | undefined> =>
  maybeOne(
    tx,
    sql<{ id: string }>`
      select id from customer where number::text = ${number} and status <> 'closed' and parent_id is null`,
  )

/** Locks that customer, so that no withdrawal is counted in the meantime. */
export const lockNumbered = (tx: Tx, number: string): Promise<unknown> =>
  many(tx, sql`select id from customer where number::text = ${number} for no key update`)

/** Returns the number of withdrawals and payouts of a customer that currently hold money. */
export const countOpen = async (source: Source, customerId: string | undefined): Promise<number> =>
  (
    await one(
      source,
      sql<{ count: number }>`
        select ((select count(*) from withdrawal where customer_id = ${customerId ?? null}
                    and status not in ('confirmed', 'refused', 'cancelled', 'lapsed', 'refunded'))
              + (select count(*) from payout where customer_id = ${customerId ?? null} and status in ('review', 'approved', 'sent')))::int as count`,
    )
  ).count

/** The cap of a coin in its minor units; undefined if the coin has none. */
export const coinCap = (source: Source, coin: string): Promise<WithdrawalLimits | undefined> =>
  maybeOne(
    source,
    sql<WithdrawalLimits>`select day, calendar_day as "calendarDay", month from coin_limit where coin = ${coin}`,
  )

export const saveCoinCap = (tx: Tx, coin: string, { day, calendarDay, month }: WithdrawalLimits): Promise<bigint> =>
  changed(
    tx,
    sql`insert into coin_limit (coin, day, calendar_day, month, set_at)
        values (${coin}, ${String(day)}::numeric, ${numericOrNull(calendarDay)}, ${String(month)}::numeric, ${tx.now})
        on conflict (coin) do update
          set day = excluded.day, calendar_day = excluded.calendar_day, month = excluded.month, set_at = excluded.set_at`,
  )

export const findScale = async (source: Source, coin: string): Promise<number | undefined> =>
  (await maybeOne(source, sql<{ scale: number }>`select scale from coin where code = ${coin}`))?.scale

const outgoing = (coin: string, customer: RawBuilder<unknown>) => sql`
  (select customer_id, amount, requested_at as at from withdrawal
    where coin = ${coin} and ${customer} and status not in ('refused', 'cancelled', 'lapsed', 'refunded')
   union all
   select customer_id, amount, requested_at from payout
    where coin = ${coin} and ${customer} and status not in ('refused', 'cancelled', 'failed', 'returned')
   union all
   select customer_id, amount, sent_at from internal_transfer where coin = ${coin} and ${customer}
   union all
   select customer_id, amount, created_at from (select d.*, d.seller_id as customer_id from otc_deal d) o
    where coin = ${coin} and ${customer} and status <> 'cancelled' and outcome is distinct from 'return') u`

/** Returns the amount of a coin that has left or is held to leave, by the rules of `usedOf`. */
export const coinUsed = (tx: Tx, customerId: string, coin: string): Promise<Used> =>
  one(
    tx,
    sql<Used>`
      select coalesce(sum(amount) filter (where at > ${tx.now}::timestamptz - interval '24 hours'), 0)::numeric as "last24Hours",
             coalesce(sum(amount) filter (where at >= date_trunc('day', ${tx.now}::timestamptz, 'UTC')), 0)::numeric as "calendarDay",
             coalesce(sum(amount) filter (where at >= date_trunc('month', ${tx.now}::timestamptz, 'UTC')), 0)::numeric as month
        from ${outgoing(coin, sql`customer_id = ${customerId}`)} where at > ${tx.now}::timestamptz - interval '32 days'`,
  )

/** Returns the number of customers who withdrew some of a coin this month. */
export const countUsers = async (tx: Tx, coin: string): Promise<number> =>
  (
    await one(
      tx,
      sql<{ count: number }>`
        select count(distinct customer_id)::int as count from ${outgoing(coin, sql`true`)}
         where at >= date_trunc('month', ${tx.now}::timestamptz, 'UTC')`,
    )
  ).count
