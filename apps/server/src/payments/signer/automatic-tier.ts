import { limitValueOf } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { SignerRefusal } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { limitPrices } from '#payments/withdrawals/limit-prices.ts'
import { limitsOf, usedOf } from '#payments/withdrawals/limits.sql.ts'
import type { WithdrawalRow } from '#payments/withdrawals/withdrawals.sql.ts'
import { destinationOf } from './evidence.sql.ts'

type Checked = Pick<WithdrawalRow, 'customer_id' | 'address_id' | 'coin' | 'chain' | 'amount' | 'limit_value'>
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
 * Compares the use of 24 hours and of the month, which includes this withdrawal, with the limits at this moment. Counts
 * the present value of the sealed amount if the stored value is lower.
 */
async function limitRefusal(tx: Tx, w: Checked, { kind, scale }: Destination): Promise<SignerRefusal | undefined> {
  const limits = await limitsOf(tx, w.customer_id, 'read')
  const used = await usedOf(tx, w.customer_id, tx.now)
  const value = limitValueOf({ coin: w.coin, kind, scale }, w.amount, await limitPrices(tx))
  if (value === undefined) return 'limit_day'
  const uncounted = value > w.limit_value ? value - w.limit_value : 0n
  if (used.last24Hours + uncounted > limits.day) return 'limit_day'
  return used.month + uncounted > limits.month ? 'limit_month' : undefined
}
