import { limitValueOf } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { SignerRefusal } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { limitPrices } from '#payments/withdrawals/limit-prices.ts'
import { limitsOf, usedOf } from '#payments/withdrawals/limits.sql.ts'
import { coinCap, coinUsed } from '#payments/withdrawals/own-limits.sql.ts'
import type { WithdrawalRow } from '#payments/withdrawals/withdrawals.sql.ts'
import { destinationOf } from './evidence.sql.ts'

type Checked = Pick<
  WithdrawalRow,
  'customer_id' | 'address_id' | 'coin' | 'chain' | 'amount' | 'limit_value' | 'limit_currency'
>
type Destination = Awaited<ReturnType<typeof destinationOf>>

/**
 * Returns the reason for which a payment without approvals goes to people. The caller must have locked the customer, so
 * that no other request is counted in the meantime.
 */
export async function automaticRefusal(tx: Tx, w: Checked): Promise<SignerRefusal | undefined> {
  const to = await destinationOf(tx, w)
  if (!to.withdraw_open) return 'network_closed'
  if (to.removed_at !== null || !to.trusted) return 'address_untrusted'
  if ((await usableFrom(tx, to)) > tx.now) return 'address_new'
  return limitRefusal(tx, w, to)
}

/** Returns the end of the waiting period by both dates of the entry, so that editing one of them does not suffice. */
async function usableFrom(tx: Tx, { added_at: added, usable_at: usable }: Destination): Promise<Date> {
  const { newAddressHours } = await readSetting(tx, 'waits')
  return new Date(Math.max(usable.getTime(), added.getTime() + newAddressHours * HOUR_MS))
}

/**
 * Compares the amounts used in 24 hours, in the day and in the month, this withdrawal included, with the current
 * limits. If the stored value of this withdrawal is below the current value of the sealed amount, the current value
 * counts. If the stored value is in another currency, both count. Also compares the used amount of a coin with a cap.
 */
async function limitRefusal(tx: Tx, w: Checked, { kind, scale }: Destination): Promise<SignerRefusal | undefined> {
  const limits = await limitsOf(tx, w.customer_id, 'read')
  const used = await usedOf(tx, w.customer_id, limits.currency)
  const value = limitValueOf({ coin: w.coin, kind, scale }, w.amount, await limitPrices(tx))
  if (value === undefined || used === undefined) return 'limit_day'
  const counted = w.limit_currency === limits.currency ? w.limit_value : 0n
  const uncounted = value > counted ? value - counted : 0n
  if (used.last24Hours + uncounted > limits.day) return 'limit_day'
  if (limits.calendarDay !== null && used.calendarDay + uncounted > limits.calendarDay) return 'limit_calendar_day'
  return used.month + uncounted > limits.month ? 'limit_month' : coinRefusal(tx, w)
}

async function coinRefusal(tx: Tx, { customer_id: customerId, coin }: Checked): Promise<SignerRefusal | undefined> {
  const cap = await coinCap(tx, coin)
  if (cap === undefined) return undefined
  const used = await coinUsed(tx, customerId, coin)
  if (used.last24Hours > cap.day) return 'limit_day'
  if (cap.calendarDay !== null && used.calendarDay > cap.calendarDay) return 'limit_calendar_day'
  return used.month > cap.month ? 'limit_month' : undefined
}
