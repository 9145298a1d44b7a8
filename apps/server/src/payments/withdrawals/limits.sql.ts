import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import {
  LIMIT_SCALE,
  type CountedUse,
  type LimitClass,
  type Used,
  usedIn,
  wholeLimit,
  withinLimits,
  type WithdrawalLimits,
} from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, rescale, times, ZERO } from '@tessera/domain/books/money/amount.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { changed, many, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { referenceCurrency } from '#books/rates/reference-currency.ts'
import { limitPrices, lowestPrices } from './limit-prices.ts'
import { coinCap, coinUsed, type OwnLimits, ownLimits } from './own-limits.sql.ts'

export const classNames = {
  ri: 'retail',
  ai: 'accredited',
  ei: 'expert',
  corporate: 'corporate',
} as const satisfies Readonly<Record<LimitClass, string>>

/** Limits with their currency, and the end of those that two people set for this customer alone. */
export type CustomerLimits = WithdrawalLimits & { readonly currency: string; readonly ownUntil: Date | null }

/**
 * Returns the limits of a customer by the most specific rule: those set for the customer, otherwise those of the class.
 * With `lock`, locks the customer's row, so that only one withdrawal is counted at a time.
 */
export async function limitsOf(tx: Tx, customerId: string, lock: 'lock' | 'read'): Promise<CustomerLimits> {
  const row = await one(
    tx,
    sql<{ type: string; investor_class: LimitClass }>`
      select type, investor_class from customer where id = ${customerId} ${lock === 'lock' ? sql`for no key update` : sql``}`,
  )
  const limitClass = row.type === 'corporate' ? 'corporate' : row.investor_class
  const limits = await readSetting(tx, 'withdrawalLimits')
  const currency = await referenceCurrency(tx)
  const own = await ownLimits(tx, customerId)
  if (own !== undefined) return { ...(await inCurrency(tx, own, currency)), currency, ownUntil: own.ends_at }
  return { ...limitsOfClass(limits, limitClass), currency, ownUntil: null }
}

/** The limits of a class in the settings. */
export function limitsOfClass(limits: Setting<'withdrawalLimits'>, limitClass: LimitClass): WithdrawalLimits {
  const name = classNames[limitClass]
  return {
    day: wholeLimit(limits[`${name}Day`]),
    calendarDay: wholeOrNone(limits[`${name}CalendarDay`]),
    month: wholeLimit(limits[`${name}Month`]),
  }
}

const wholeOrNone = (limit: number | null): Amount | null => (limit === null ? null : wholeLimit(limit))

/**
 * Converts own limits, which keep their value when the reference currency changes. They use the lowest possible price,
 * and are zero without one.
 */
async function inCurrency(tx: Tx, own: OwnLimits, currency: string): Promise<WithdrawalLimits> {
  if (own.currency === currency) return own
  const price = (await lowestPrices(tx, currency)).get(own.currency) ?? ZERO
  const converted = (value: Amount) => rescale(times(value, price), LIMIT_SCALE + RATE_SCALE, LIMIT_SCALE)
  const { day, calendarDay, month } = own
  return {
    day: converted(day),
    calendarDay: calendarDay === null ? null : converted(calendarDay),
    month: converted(month),
  }
}

/**
 * Returns the used amounts in the reference currency. They include payments to a chain, a bank or another customer, and
 * amounts held for a buyer. The periods are the 24 hours before `at`, its day, its month, and the time after it.
 * Amounts that were returned do not count. Undefined if an amount that was counted in an earlier reference currency has
 * no current price.
 */
export async function usedOf(
  tx: Tx,
  customerId: string,
  currency: string,
  at: Date = tx.now,
): Promise<Used | undefined> {
  const counted = await countedUse(tx, customerId, at)
  const isConverted = counted.some((each) => each.currency !== currency)
  return usedIn(currency, counted, isConverted ? await limitPrices(tx) : new Map())
}

const countedUse = (tx: Tx, customerId: string, at: Date): Promise<CountedUse[]> =>
  many(
    tx,
    sql<CountedUse>`
      select currency, coalesce(sum(limit_value) filter (where at > ${at}::timestamptz - interval '24 hours'), 0)::numeric as "last24Hours",
             coalesce(sum(limit_value) filter (where at >= date_trunc('day', ${at}::timestamptz, 'UTC')), 0)::numeric as "calendarDay",
             coalesce(sum(limit_value) filter (where at >= date_trunc('month', ${at}::timestamptz, 'UTC')), 0)::numeric as month
        from (select limit_value, limit_currency as currency, requested_at as at from withdrawal
               where customer_id = ${customerId} and status not in ('refused', 'cancelled', 'lapsed', 'refunded')
                 and requested_at > ${at}::timestamptz - interval '32 days'
              union all
              select limit_value, limit_currency, requested_at from payout
               where customer_id = ${customerId} and status not in ('refused', 'cancelled', 'failed', 'returned')
                 and requested_at > ${at}::timestamptz - interval '32 days'
              union all
              select limit_value, limit_currency, sent_at from internal_transfer
               where customer_id = ${customerId} and sent_at > ${at}::timestamptz - interval '32 days'
              union all
              select limit_value, limit_currency, created_at from otc_deal
               where seller_id = ${customerId} and status <> 'cancelled' and outcome is distinct from 'return'
                 and created_at > ${at}::timestamptz - interval '32 days') u
       group by currency`,
  )

/** An amount that would leave, with its value in the reference currency. */
export type Outgoing = {
  readonly coin: string
  readonly scale: number
  readonly amount: Amount
  readonly value: Amount
}

/** Refuses an amount over the limits of the customer, or over the cap of its coin. */
export async function withinAllLimits(tx: Tx, customerId: string, limits: CustomerLimits, leaving: Outgoing) {
  const used = await usedOf(tx, customerId, limits.currency)
  const within = withinLimits(leaving.value, used, limits, limits.currency)
  if (!within.ok) return within
  const cap = await coinCap(tx, leaving.coin)
  if (cap === undefined) return within
  return withinLimits(leaving.amount, await coinUsed(tx, customerId, leaving.coin), cap, leaving.coin, leaving.scale)
}

const windows = ['day', 'month'] as const

/**
 * Returns the cap of a calendar window. The use of a calendar day never exceeds that of 24 hours, so the smaller of
 * both limits applies.
 */
const capOf = ({ day, calendarDay, month }: CustomerLimits, window: (typeof windows)[number]): Amount => {
  if (window === 'month') return month
  return calendarDay !== null && calendarDay < day ? calendarDay : day
}

/**
 * True if a withdrawal over the limit, by chain or bank, is neither paid nor ended. The caller must have locked the
 * limits, so that two requests never both find none.
 */
export const hasOpenOverLimit = async (tx: Tx, customerId: string): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ open: boolean }>`
        select exists (select 1 from withdrawal where customer_id = ${customerId} and over_limit_reason is not null
                          and status in ('held', 'email_confirm', 'review', 'approved', 'signed', 'broadcast', 'expired', 'failed'))
            or exists (select 1 from payout where customer_id = ${customerId} and over_limit_reason is not null
                          and status in ('review', 'approved', 'sent')) as open`,
    )
  ).open

/**
 * Counts `value` in the calendar windows (UTC) of this moment. For a withdrawal over the limit, which two people
 * decide, the stored cap is raised to the use if that is larger.
 */
export async function countUse(
  tx: Tx,
  customerId: string,
  value: Amount,
  limits: CustomerLimits,
  isOverLimit = false,
): Promise<void> {
  for (const window of windows)
    await changed(
      tx,
      sql`insert into limit_use (customer_id, win_kind, win_start, currency, used, cap)
          values (${customerId}, ${window}, date_trunc(${window}, ${tx.now}::timestamptz, 'UTC'), ${limits.currency}, ${String(value)}::numeric,
                  greatest(${String(capOf(limits, window))}::numeric, case when ${isOverLimit} then ${String(value)}::numeric end))
          on conflict (customer_id, win_kind, win_start, currency)
          do update set used = limit_use.used + excluded.used,
                        cap = greatest(${String(capOf(limits, window))}::numeric, case when ${isOverLimit} then limit_use.used::numeric + excluded.used::numeric end)`,
    )
}

/** Subtracts `value` from the windows in which it was counted. */
export async function returnUse(
  tx: Tx,
  customerId: string,
  { value, currency }: { readonly value: Amount; readonly currency: string },
  countedAt: Date,
): Promise<void> {
  for (const window of windows) {
    const returned = await changed(
      tx,
      sql`update limit_use set used = used - ${String(value)}::numeric
           where customer_id = ${customerId} and win_kind = ${window} and currency = ${currency}
             and win_start = date_trunc(${window}, ${countedAt}::timestamptz, 'UTC')`,
    )
    assert(returned === 1n, `limit window ${window} of customer ${customerId} has no recorded use to subtract from`)
  }
}
