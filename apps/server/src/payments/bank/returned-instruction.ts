import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { matchPayout } from '@tessera/domain/payments/payouts/match.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { reverseCovered } from '#books/ledger/reverse.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockInstruction } from '#payments/instructions/instructions.sql.ts'
import { isWholeReturn, returnInstruction } from '#payments/instructions/settle-instruction.ts'
import { instructionNumber } from '#payments/instructions/view.ts'
import { namedInstruction } from './effect.ts'
import { type QueuedLine, suspenseJournal } from './lines.sql.ts'

/** The instruction that a queued payment names, for both deciding people. `fits` is true if the payment can be its return. */
export const ReturnedInstruction = z.object({
  id: z.string(),
  number: z.string(),
  amount: z.string(),
  fiat: z.string(),
  name: z.string(),
  fits: z.boolean(),
})
export type ReturnedInstruction = z.output<typeof ReturnedInstruction>

export async function returnedInstruction(tx: Tx, id: string, line: QueuedLine): Promise<ReturnedInstruction> {
  const i = await lockInstruction(tx, { id })
  assert(i, `line ${line.id} names instruction ${id}, which does not exist`)
  const reported = {
    ...line,
    ours: line.reason !== 'other_account',
    direction: 'in',
    payerName: line.payer_name,
  } as const
  return {
    id,
    number: instructionNumber(i),
    amount: formatAmount(i.amount, line.scale),
    fiat: i.coin,
    name: i.account_name,
    fits: matchPayout(reported, namedInstruction(i)) === 'return' && isWholeReturn(i, line.amount),
  }
}

/** Moves the payment from suspense to the source of the instruction. `fits` was true in this transaction. */
export async function giveBackInstruction(tx: Tx, id: string, line: QueuedLine): Promise<void> {
  const [i, suspended] = [await lockInstruction(tx, { id }), await suspenseJournal(tx, line.id)]
  assert(i && suspended, `line ${line.id} returns instruction ${id}, but it or its suspense journal is missing`)
  assert((await reverseCovered(tx, suspended)).ok, `suspense does not cover the reversal of line ${line.id}`)
  await returnInstruction(tx, i, line.id)
}
