import { bankLineVoidKind } from '@tessera/contract/payments/bank/void.kind.ts'
import { bankLineMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { reverseCovered } from '#books/ledger/reverse.sql.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { LineView, lineView, summaryOf } from './line-view.ts'
import { lockWaiting, suspenseJournal } from './lines.sql.ts'

const Content = z.object({ line: LineView })

/**
 * Voids a waiting line that the bank does not have, for example one imported by mistake, with a wrong number, or twice.
 * `approve` reverses the journal that put it in suspense, and ends the line. If the proposal is returned, the line
 * continues to wait. The number becomes free at its bank, so the correct line can be imported under it. A line that was
 * voided wrongly returns with another import. A feed never restores a line that the bank does not report.
 */
export const bankLineVoid = approvalKind(bankLineVoidKind, {
  proposal: z.strictObject({}),
  content: Content,
  amounts: ({ line }) => [{ amount: line.amount, coin: line.coin }],
  load: async (tx, lineId) => {
    const line = await lockWaiting(tx, lineId)
    return line && { line: lineView(line) }
  },
  approve,
  waiting: () => Promise.resolve([]),
  summary: ({ line }) => summaryOf(line),
})

/** An unexplained outgoing payment has no journal, so there is nothing to reverse. */
async function approve(tx: Tx, lineId: string): Promise<Outcome<void, 'INSUFFICIENT_AVAILABLE_BALANCE'>> {
  const journal = await suspenseJournal(tx, lineId)
  const reversed = journal === undefined ? ok(undefined) : await reverseCovered(tx, journal)
  if (!reversed.ok) return reversed
  assert(await move(tx, 'bank_line', lineId, bankLineMachine, 'void'), `line ${lineId} does not wait for a decision`)
  return ok(undefined)
}
