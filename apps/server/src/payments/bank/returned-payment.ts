import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { reverseCovered } from '#books/ledger/reverse.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type QueuedLine, suspenseJournal } from './lines.sql.ts'

/**
 * The payout or instruction that a queued payment names, as both people see it. `fits` is true if the payment can be
 * its return.
 */
export const ReturnedPayment = z.object({
  id: z.string(),
  number: z.string(),
  amount: z.string(),
  fiat: z.string(),
  name: z.string(),
  fits: z.boolean(),
})
export type ReturnedPayment = z.output<typeof ReturnedPayment>

/** Returns the queued payment in the form that the matching rules read. */
export const reportedReturn = (line: QueuedLine) =>
  ({ ...line, ours: line.reason !== 'other_account', direction: 'in', payerName: line.payer_name }) as const

/** Takes a queued payment out of suspense, before it returns to the source that it names. */
export async function takeFromSuspense(tx: Tx, line: QueuedLine): Promise<void> {
  const suspended = await suspenseJournal(tx, line.id)
  assert(suspended, `the suspense journal of line ${line.id} is missing`)
  assert((await reverseCovered(tx, suspended)).ok, `suspense does not cover the reversal of line ${line.id}`)
}
