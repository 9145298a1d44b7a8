import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { matchPayout } from '@tessera/domain/payments/payouts/match.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockInstruction } from '#payments/instructions/instructions.sql.ts'
import { isWholeReturn, returnInstruction } from '#payments/instructions/settle-instruction.ts'
import { instructionNumber } from '#payments/instructions/view.ts'
import { namedInstruction } from './effect.ts'
import type { QueuedLine } from './lines.sql.ts'
import { reportedReturn, type ReturnedPayment, takeFromSuspense } from './returned-payment.ts'

/** Returns the instruction that a queued payment names. */
export async function returnedInstruction(tx: Tx, id: string, line: QueuedLine): Promise<ReturnedPayment> {
  const i = await lockInstruction(tx, { id })
  assert(i, `line ${line.id} names instruction ${id}, which does not exist`)
  const match = matchPayout(reportedReturn(line), namedInstruction(i))
  return {
    id,
    number: instructionNumber(i),
    amount: formatAmount(i.amount, line.scale),
    fiat: i.coin,
    name: i.account_name,
    fits: match === 'return' && isWholeReturn(i, line.amount),
  }
}

/** Moves the payment from suspense to the source of the instruction. `fits` must have been true in this transaction. */
export async function giveBackInstruction(tx: Tx, id: string, line: QueuedLine): Promise<void> {
  const i = await lockInstruction(tx, { id })
  assert(i, `line ${line.id} returns instruction ${id}, which does not exist`)
  await takeFromSuspense(tx, line)
  await returnInstruction(tx, i, line.id)
}
