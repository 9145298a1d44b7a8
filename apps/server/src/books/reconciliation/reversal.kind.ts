import { reconciliationReversalKind } from '@tessera/contract/books/reconciliation/reversal.kind.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { bookDifference } from '#services/audit/compare-external.ts'
import { reverseCovered } from '#books/ledger/reverse.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { aboutDifference, DifferenceFacts, differenceFactsOf } from './difference-facts.ts'
import { type BookingRow, findBooking } from './reconciliation.sql.ts'

const Content = DifferenceFacts.extend({ journal: z.string(), bookedAt: z.string() })
type Content = z.output<typeof Content>

/** Reverses the posting of a difference, once. A wrong reversal appears as a difference again. */
export const reconciliationReversal = (deps: Pick<Deps, 'enqueue'>) =>
  approvalKind(reconciliationReversalKind, {
    proposal: z.strictObject({}),
    content: Content,
    amounts: ({ amount, coin }) => [{ amount, coin }],
    load: async (tx, id) => {
      const booking = await findBooking(tx, id)
      return booking === undefined || booking.reversed ? undefined : contentOf(booking)
    },
    approve: (tx, id) => approve(deps, tx, id),
    waiting: () => Promise.resolve([]),
    summary: (content) => ({
      number: `REC-${content.journal}`,
      subject: content.coin,
      about: aboutDifference(content),
    }),
  })

async function approve(
  deps: Pick<Deps, 'enqueue'>,
  tx: Tx,
  id: string,
): Promise<Outcome<void, 'INSUFFICIENT_AVAILABLE_BALANCE'>> {
  const booking = await findBooking(tx, id)
  assert(booking, `booking ${id} cannot be reversed`)
  const reversed = await reverseCovered(tx, id)
  if (!reversed.ok) return reversed
  await bookDifference(deps, tx, booking.coin, -booking.by)
  return ok(undefined)
}

const contentOf = (booking: BookingRow): Content => ({
  ...differenceFactsOf(booking),
  journal: String(booking.seq),
  bookedAt: booking.booked_at.toISOString(),
})
