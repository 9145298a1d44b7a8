import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { type Owed, sumOf } from '@tessera/domain/payments/instructions/owed.ts'
import type { Tx } from '#platform/database/tx.ts'
import { noteRepaid, setCharged } from './instructions.sql.ts'

/** Records the fee and the recovered overpayments, on this instruction and on the overpaid ones. */
export async function recordCharged(tx: Tx, id: string, owed: Owed, overpaid: Amount): Promise<void> {
  await setCharged(tx, id, { fee: owed.fee, recovered: sumOf(owed.recovered), overpaid })
  for (const { id: earlier, amount } of owed.recovered) await noteRepaid(tx, earlier, amount)
}
