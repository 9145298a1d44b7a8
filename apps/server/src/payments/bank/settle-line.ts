import { bankLineMachine, fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { confirmedEffect, type Effect } from '@tessera/domain/payments/fiat-orders/match.ts'
import { paymentCredited } from '@tessera/domain/payments/fiat-orders/postings.ts'
import type { Transfer } from '@tessera/domain/books/ledger/transfer.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { type OrderRow, setCredited } from '#payments/fiat-orders/orders.sql.ts'
import { verifyByDeposit } from '#payments/bank-accounts/verified.sql.ts'
import { orderNumber } from '#payments/fiat-orders/fiat-order-view.ts'
import { post } from '#books/ledger/post.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { payInstruction, returnInstruction } from '#payments/instructions/settle-instruction.ts'
import { payPayout, returnPayout } from '#payments/payouts/settle-payout.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { endReportedClaims } from './claims.sql.ts'
import { effectOf, type Judged, readingLocked } from './effect.ts'
import { insertLine, nameInstruction, nameOrder, namePayout, type NewLine, setSameAs } from './lines.sql.ts'
import { lockAlike, isReportedElsewhere } from './same-lines.sql.ts'
import { moneyOf, type Payment, setAside } from './set-aside.ts'

export type Settled = 'known' | 'credited' | 'paid' | 'queued'
/** The effect that two people confirmed for a claim, and other bank numbers of the line. */
type Confirmed = { readonly expects?: Effect; readonly otherIds?: readonly string[] }

/**
 * Credits a payment that matches its order, pays or returns the payout or payment instruction that a line matches, or
 * leaves the line for people. Each line has its effect once, however many calls are concurrent. With `expects`, only
 * the effect that two people confirmed moves money.
 */
export async function settleLine(tx: Tx, line: NewLine, { expects, otherIds = [] }: Confirmed = {}): Promise<Settled> {
  await lockAlike(tx, line)
  if (await isReportedElsewhere(tx, line, [line.lineId, ...otherIds])) return 'known'
  if (!(await insertLine(tx, line))) return 'known'
  await recordFirstStatus(tx, 'bank_line', line.id, bankLineMachine)
  await endReportedClaims(tx, line)
  const judged = await effectOf(tx, line, readingLocked)
  const { order, payout, instruction, sameAs } = judged
  if (sameAs !== undefined) await setSameAs(tx, line.id, sameAs)
  if (order !== undefined) await nameOrder(tx, line.id, order.id)
  if (payout !== undefined) await namePayout(tx, line.id, payout.id)
  if (instruction !== undefined) await nameInstruction(tx, line.id, instruction.id)
  return carryOut(tx, line, judged, expects === undefined ? judged.effect : confirmedEffect(expects, judged.effect))
}

async function carryOut(
  tx: Tx,
  line: NewLine,
  { order, payout, instruction }: Judged,
  effect: Effect,
): Promise<Settled> {
  if (effect === 'credit') {
    assert(order, 'a line that is to be credited has no order')
    await creditOrder(tx, order, line, paymentCredited(order.customer_id, moneyOf(line)))
    await move(tx, 'bank_line', line.id, bankLineMachine, 'credit')
    return 'credited'
  }
  if (effect !== 'pay' && effect !== 'return') return setAside(tx, line, effect)
  if (instruction !== undefined) await (effect === 'pay' ? payInstruction : returnInstruction)(tx, instruction, line.id)
  else {
    assert(payout, `line ${line.id} is to ${effect} a payout but has none`)
    await (effect === 'pay' ? payPayout : returnPayout)(tx, payout, line.id)
  }
  await move(tx, 'bank_line', line.id, bankLineMachine, effect === 'pay' ? 'pay_out' : 'credit')
  return effect === 'pay' ? 'paid' : 'credited'
}

/**
 * Completes an open order with a payment: ledger, order and the customer's message in one transaction. The order must
 * be locked.
 */
export async function creditOrder(
  tx: Tx,
  order: OrderRow,
  payment: Payment,
  transfers: readonly Transfer[],
): Promise<void> {
  const posted = await post(tx, {
    kind: 'fiat_credit',
    ref: { type: 'fiat_order', id: order.id },
    transfers,
  })
  assert(posted.ok, `suspense does not cover line ${payment.id}`)
  await setCredited(tx, order.id, { lineId: payment.id, journalId: posted.value.journalId, amount: payment.amount })
  assert(await move(tx, 'fiat_order', order.id, fiatOrderMachine, 'complete'), `order ${order.id} is not open`)
  await verifyByDeposit(tx, order.customer_id, payment.id)
  await notify(tx, order.customer_id, {
    kind: 'fiat_order_completed',
    params: { order: orderNumber(order), amount: formatAmount(payment.amount, order.scale), fiat: payment.coin },
  })
}
