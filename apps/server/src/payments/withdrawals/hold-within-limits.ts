import { withinLimits, type WithdrawalLimits } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import type { CustomerAccount } from '@tessera/domain/books/ledger/transfer.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { hold, release } from '#books/ledger/holds.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { countUse, returnUse, usedOf } from './limits.sql.ts'

type Leaving = {
  readonly from: CustomerAccount
  readonly coin: string
  readonly amount: Amount
  /** The value that counts towards the limits. */
  readonly value: Amount
  readonly ref: { readonly type: string; readonly id: string }
}
type Refused = 'INSUFFICIENT_AVAILABLE_BALANCE' | 'WITHDRAWAL_DAY_LIMIT_REACHED' | 'WITHDRAWAL_MONTH_LIMIT_REACHED'

/** Holds an outgoing amount and counts it towards the limits, which the caller has locked. */
export async function holdWithinLimits(
  tx: Tx,
  limits: WithdrawalLimits,
  { from, coin, amount, value, ref }: Leaving,
): Promise<Outcome<{ holdId: string }, Refused>> {
  const held = await hold(tx, from, coin, amount, ref)
  if (!held.ok) return held
  const within = withinLimits(value, await usedOf(tx, from.customer, tx.now), limits)
  if (!within.ok) return within
  await countUse(tx, from.customer, value, limits)
  return held
}

type Held = {
  readonly customer_id: string
  readonly hold_id: string
  readonly limit_value: Amount
  readonly requested_at: Date
}

/** Releases an amount that did not leave: the hold, and its use of the limits. */
export async function releaseHold(tx: Tx, row: Held): Promise<void> {
  await release(tx, row.hold_id)
  await returnUse(tx, row.customer_id, row.limit_value, row.requested_at)
}
