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
 * A line that waits and that the bank never had: imported by mistake, with another number, twice under two. `approve` mirrors
 * what set it aside and ends it; sending the proposal back leaves it waiting. Its number at its bank is free again: the line as
 * the bank has it may be imported under it, and a line that was voided wrongly is brought back by importing it once more. A feed
 * never brings back what the bank does not tell.
 */
export const bankLineVoid = approvalKind(bankLineVoidKind, {
  proposal: z.strictObject({}),
  content: Content,
  load: async (tx, lineId) => {
    const line = await lockWaiting(tx, lineId)
    return line && { line: lineView(line) }
  },
  approve,
  waiting: () => Promise.resolve([]),
  summary: ({ line }) => summaryOf(line),
})

/** Money that left went into the books by nobody: there is nothing to mirror. */
async function approve(tx: Tx, lineId: string): Promise<Outcome<void, 'INSUFFICIENT_AVAILABLE_BALANCE'>> {
  const journal = await suspenseJournal(tx, lineId)
  const reversed = journal === undefined ? ok(undefined) : await reverseCovered(tx, journal)
  if (!reversed.ok) return reversed
  assert(await move(tx, 'bank_line', lineId, bankLineMachine, 'void'), `line ${lineId} waits`)
  return ok(undefined)
}
