import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { matchPayout } from '@tessera/domain/payments/payouts/match.ts'
import { z } from 'zod'
import { reverseCovered } from '#books/ledger/reverse.sql.ts'
import { lockPayout } from '#payments/payouts/payouts.sql.ts'
import { returnPayout } from '#payments/payouts/settle-payout.ts'
import { payoutNumber } from '#payments/payouts/payout-view.ts'
import type { Tx } from '#platform/database/tx.ts'
import { namedPayoutOf, readingLocked, effectOfReturn } from './effect.ts'
import { type QueuedLine, suspenseJournal } from './lines.sql.ts'

/** The payout that a queued payment names, for both deciding people. `fits` is true if the payment can be its return. */
export const ReturnedPayout = z.object({
  id: z.string(),
  number: z.string(),
  amount: z.string(),
  fiat: z.string(),
  name: z.string(),
  fits: z.boolean(),
})
export type ReturnedPayout = z.output<typeof ReturnedPayout>

export async function returnedPayout(tx: Tx, id: string, line: QueuedLine): Promise<ReturnedPayout> {
  const payout = await lockPayout(tx, { id })
  assert(payout, `line ${line.id} names payout ${id}, which does not exist`)
  const named = namedPayoutOf(payout)
  const reported = {
    ...line,
    ours: line.reason !== 'other_account',
    direction: 'in',
    payerName: line.payer_name,
  } as const
  return {
    id,
    number: payoutNumber(payout),
    amount: formatAmount(named.receives, payout.scale),
    fiat: payout.coin,
    name: named.name,
    fits: matchPayout(reported, named) === 'return' && (await effectOfReturn(tx, payout, readingLocked)) === 'return',
  }
}

/** Moves the payment from suspense to the customer of the payout, with the fee. `fits` was true in this transaction. */
export async function giveBackPayout(tx: Tx, id: string, line: QueuedLine): Promise<void> {
  const [payout, suspended] = [await lockPayout(tx, { id }), await suspenseJournal(tx, line.id)]
  assert(payout && suspended, `line ${line.id} returns payout ${id}, but the payout or its suspense journal is missing`)
  assert((await reverseCovered(tx, suspended)).ok, `suspense does not cover the reversal of line ${line.id}`)
  await returnPayout(tx, payout, line.id)
}
