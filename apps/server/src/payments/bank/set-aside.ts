import { bankLineMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import type { QueueReason } from '@tessera/domain/payments/fiat-orders/match.ts'
import { paymentSetAside } from '@tessera/domain/payments/fiat-orders/postings.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { post } from '#books/ledger/post.sql.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type NewLine, setReason } from './lines.sql.ts'

export type Payment = Pick<NewLine, 'id' | 'coin' | 'amount'>
export const moneyOf = ({ coin, amount }: Payment): Pick<Payment, 'coin' | 'amount'> => ({ coin, amount })

/** Leaves a line for people to decide. Incoming money waits in suspense; an outgoing payment is not posted. */
export async function setAside(
  tx: Tx,
  line: Payment & Pick<NewLine, 'direction'>,
  reason: QueueReason,
): Promise<'queued'> {
  if (line.direction === 'in') {
    const posted = await post(tx, {
      kind: 'suspense',
      ref: { type: 'bank_line', id: line.id },
      transfers: paymentSetAside(moneyOf(line)),
    })
    assert(posted.ok, 'a posting was refused, although the bank account may be negative')
  }
  await setReason(tx, line.id, reason)
  await move(tx, 'bank_line', line.id, bankLineMachine, 'set_aside')
  return 'queued'
}
