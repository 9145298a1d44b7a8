import {
  type LimitClass,
  limitOfDollars,
  type Used,
  type WithdrawalLimits,
} from '@tessera/domain/books/limits/withdrawal-limits.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { changed, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'

const classNames = { ri: 'retail', ai: 'accredited', ei: 'expert', corporate: 'corporate' } as const satisfies Readonly<
  Record<LimitClass, string>
>

/**
 * The limits of a customer's class by the settings. With `lock`, the customer's row is locked, so that only one
 * withdrawal is counted at a time.
 */
export async function limitsOf(tx: Tx, customerId: string, lock: 'lock' | 'read'): Promise<WithdrawalLimits> {
  const row = await one(
    tx,
    sql<{ type: string; investor_class: LimitClass }>`
      select type, investor_class from customer where id = ${customerId} ${lock === 'lock' ? sql`for no key update` : sql``}`,
  )
  const name = classNames[row.type === 'corporate' ? 'corporate' : row.investor_class]
  const limits = await readSetting(tx, 'withdrawalLimits')
  return { day: limitOfDollars(limits[`${name}Day`]), month: limitOfDollars(limits[`${name}Month`]) }
}

/**
 * The used amounts. They count payments to a chain, a bank or another customer, and amounts held for a buyer; amounts
 * given back do not count.
 */
export const usedOf = (tx: Source, customerId: string, now: Date): Promise<Used> =>
  one(
    tx,
    sql<Used>`
      select coalesce(sum(limit_value) filter (where at > ${now}::timestamptz - interval '24 hours'), 0)::numeric as "last24Hours",
             coalesce(sum(limit_value) filter (where at >= date_trunc('month', ${now}::timestamptz, 'UTC')), 0)::numeric as month
        from (select limit_value, requested_at as at from withdrawal
               where customer_id = ${customerId} and status not in ('refused', 'cancelled', 'lapsed', 'refunded')
                 and requested_at > ${now}::timestamptz - interval '32 days'
              union all
              select limit_value, requested_at from payout
               where customer_id = ${customerId} and status not in ('refused', 'cancelled', 'failed', 'returned')
                 and requested_at > ${now}::timestamptz - interval '32 days'
              union all
              select limit_value, sent_at from internal_transfer
               where customer_id = ${customerId} and sent_at > ${now}::timestamptz - interval '32 days'
              union all
              select limit_value, created_at from otc_deal
               where seller_id = ${customerId} and status <> 'cancelled' and outcome is distinct from 'return'
                 and created_at > ${now}::timestamptz - interval '32 days') u`,
  )

const windows = ['day', 'month'] as const

/** Counts `value` in the calendar windows (UTC) of this moment. */
export async function countUse(tx: Tx, customerId: string, value: Amount, limits: WithdrawalLimits): Promise<void> {
  for (const window of windows)
    await changed(
      tx,
      sql`insert into limit_use (customer_id, win_kind, win_start, used, cap)
          values (${customerId}, ${window}, date_trunc(${window}, ${tx.now}::timestamptz, 'UTC'), ${String(value)}::numeric, ${String(limits[window])}::numeric)
          on conflict (customer_id, win_kind, win_start)
          do update set used = limit_use.used + excluded.used, cap = excluded.cap`,
    )
}

/** Subtracts `value` from the windows in which it was counted. */
export async function returnUse(tx: Tx, customerId: string, value: Amount, countedAt: Date): Promise<void> {
  for (const window of windows) {
    const returned = await changed(
      tx,
      sql`update limit_use set used = used - ${String(value)}::numeric
           where customer_id = ${customerId} and win_kind = ${window}
             and win_start = date_trunc(${window}, ${countedAt}::timestamptz, 'UTC')`,
    )
    assert(returned === 1n, `limit window ${window} of customer ${customerId} has no use to return`)
  }
}
