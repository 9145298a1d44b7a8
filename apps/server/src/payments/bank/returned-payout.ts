import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { matchPayout } from '@tessera/domain/payments/payouts/match.ts'
import { lockPayout } from '#payments/payouts/payouts.sql.ts'
import { returnPayout } from '#payments/payouts/settle-payout.ts'
import { payoutNumber } from '#payments/payouts/payout-view.ts'
import type { Tx } from '#platform/database/tx.ts'
import { namedPayoutOf, readingLocked, effectOfReturn } from './effect.ts'
import type { QueuedLine } from './lines.sql.ts'
import { reportedReturn, type ReturnedPayment, takeFromSuspense } from './returned-payment.ts'

/** Returns the payout that a queued payment names. */
export async function returnedPayout(tx: Tx, id: string, line: QueuedLine): Promise<ReturnedPayment> {
  const payout = await lockPayout(tx, { id })
  assert(payout, `line ${line.id} names payout ${id}, which does not exist`)
  const named = namedPayoutOf(payout)
  const match = matchPayout(reportedReturn(line), named)
  return {
    id,
    number: payoutNumber(payout),
    amount: formatAmount(named.receives, payout.scale),
    fiat: payout.coin,
    name: named.name,
    fits: match === 'return' && (await effectOfReturn(tx, payout, readingLocked)) === 'return',
  }
}

/**
 * Moves the payment from suspense to the customer of the payout, with the fee. `fits` must have been true in this
 * transaction.
 */
export async function giveBackPayout(tx: Tx, id: string, line: QueuedLine): Promise<void> {
  const payout = await lockPayout(tx, { id })
  assert(payout, `line ${line.id} returns payout ${id}, which does not exist`)
  await takeFromSuspense(tx, line)
  await returnPayout(tx, payout, line.id)
}
