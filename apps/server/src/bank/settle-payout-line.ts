import { bankLineMachine } from '@tessera/domain/fiat-orders/machine.ts'
import { minus } from '@tessera/domain/money/amount.ts'
import { matchPayout, type NamedPayout } from '@tessera/domain/payouts/match.ts'
import { lockStanding } from '../customers/standing.sql.ts'
import { lockPayout, type PayoutRow } from '../payouts/payouts.sql.ts'
import { payPayout, returnPayout } from '../payouts/settle-payout.ts'
import { move } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { namePayout, type NewLine } from './lines.sql.ts'
import { setAside } from './set-aside.ts'

/** The payout that the one reference of a line names, locked: a debit, an export and a decision never cross. */
export async function namedPayout(tx: Tx, references: readonly string[]): Promise<PayoutRow | undefined> {
  const [reference] = references
  return reference === undefined || references.length > 1 ? undefined : lockPayout(tx, { reference })
}

export const asNamed = (p: PayoutRow): NamedPayout => ({
  coin: p.coin,
  receives: minus(p.amount, p.fee),
  status: p.status,
  name: p.account_name,
})

/** A line that names a payout: its debit pays it, the same money back returns it, all else waits for people. */
export async function settlePayoutLine(
  tx: Tx,
  line: NewLine & { readonly ours: boolean },
  payout: PayoutRow,
): Promise<'credited' | 'paid' | 'queued'> {
  await namePayout(tx, line.id, payout.id)
  const verdict = matchPayout(line, asNamed(payout))
  if (verdict === 'pay') {
    await payPayout(tx, payout, line.id)
    await move(tx, 'bank_line', line.id, bankLineMachine, 'pay_out')
    return 'paid'
  }
  if (verdict !== 'return') return setAside(tx, line, verdict)
  // An account that was closed meanwhile is given nothing any more.
  const { status } = await lockStanding(tx, payout.customer_id)
  if (status === 'closed') return setAside(tx, line, 'customer_not_approved')
  await returnPayout(tx, payout, line.id)
  await move(tx, 'bank_line', line.id, bankLineMachine, 'credit')
  return 'credited'
}
