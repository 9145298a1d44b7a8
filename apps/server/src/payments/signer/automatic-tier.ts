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
 * The reason for which a payment that nobody approved goes to people. The caller has locked the customer, so no other
 * request is counted meanwhile.
 */
export async function automaticRefusal(tx: Tx, w: Checked): Promise<SignerRefusal | undefined> {
  const to = await destinationOf(tx, w)
  if (!to.withdraw_open) return 'network_closed'
  if (to.removed_at !== null || !to.trusted) return 'address_untrusted'
  if ((await usableFrom(tx, to)) > tx.now) return 'address_new'
  return limitRefusal(tx, w, to)
}

/** The end of the wait by both dates of the entry, so that editing one of them is not enough. */
async function usableFrom(tx: Tx, { added_at: added, usable_at: usable }: Destination): Promise<Date> {
  const { newAddressHours } = await readSetting(tx, 'waits')
  return new Date(Math.max(usable.getTime(), added.getTime() + newAddressHours * HOUR_MS))
}

/**
 * Compares the use of 24 hours, of the day and of the month, which includes this withdrawal, with the limits at this moment. Counts
 * the present value of the sealed amount if the stored value is lower, and besides it if that was in another currency.
 * The use of a coin with a cap is compared too.
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
