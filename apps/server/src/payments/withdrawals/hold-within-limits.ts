import type { CustomerAccount } from '@tessera/domain/books/ledger/transfer.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { hold, release } from '#books/ledger/holds.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { countUse, type CustomerLimits, hasOpenOverLimit, returnUse, usedOf, withinAllLimits } from './limits.sql.ts'
import { withdrawalOverLimitOpen } from './refusals.ts'

type Leaving = {
  readonly from: CustomerAccount
  readonly coin: string
  readonly scale: number
  readonly amount: Amount
  /** The value that counts towards the limits. */
  readonly value: Amount
  readonly ref: { readonly type: string; readonly id: string }
  /** The customer's reason to send an amount over the limit to review; without one it is refused. */
  readonly overLimitReason: string | undefined
}
type Refused =
  | 'INSUFFICIENT_AVAILABLE_BALANCE'
  | 'WITHDRAWAL_DAY_LIMIT_REACHED'
  | 'WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED'
  | 'WITHDRAWAL_MONTH_LIMIT_REACHED'
  | 'WITHDRAWAL_OVER_LIMIT_OPEN'

/**
 * Holds an outgoing amount and counts it towards the limits, which the caller must have locked. An amount over the
 * limit is held only with a reason. The used amount must be known, and no other such withdrawal may be open. Two people
 * then decide it.
 */
export async function holdWithinLimits(
  tx: Tx,
  limits: CustomerLimits,
  { from, coin, scale, amount, value, ref, overLimitReason }: Leaving,
): Promise<Outcome<{ holdId: string; overLimitReason: string | null }, Refused>> {
  const held = await hold(tx, from, coin, amount, ref)
  if (!held.ok) return held
  const within = await withinAllLimits(tx, from.customer, limits, { coin, scale, amount, value })
  if (!within.ok) {
    const isUseKnown = (await usedOf(tx, from.customer, limits.currency)) !== undefined
    if (overLimitReason === undefined || !isUseKnown) return within
    if (await hasOpenOverLimit(tx, from.customer)) return withdrawalOverLimitOpen
  }
  await countUse(tx, from.customer, value, limits, !within.ok)
  return ok({ ...held.value, overLimitReason: within.ok ? null : (overLimitReason ?? null) })
}

type Held = {
  readonly customer_id: string
  readonly hold_id: string
  readonly limit_value: Amount
  readonly limit_currency: string
  readonly requested_at: Date
}

/** Releases an amount that did not leave: the hold, and its use of the limits. */
export async function releaseHold(tx: Tx, row: Held): Promise<void> {
  await release(tx, row.hold_id)
  await returnUse(tx, row.customer_id, { value: row.limit_value, currency: row.limit_currency }, row.requested_at)
}
