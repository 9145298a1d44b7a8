import { bankLineMachine, fiatOrderMachine } from '@tessera/domain/fiat-orders/machine.ts'
import { sameAccount } from '@tessera/domain/fiat-orders/account.ts'
import { matchLine } from '@tessera/domain/fiat-orders/match.ts'
import { paymentCredited } from '@tessera/domain/fiat-orders/postings.ts'
import { referencesIn } from '@tessera/domain/fiat-orders/reference.ts'
import type { Transfer } from '@tessera/domain/ledger/transfer.ts'
import { next } from '@tessera/domain/machine/machine.ts'
import { formatAmount } from '@tessera/domain/money/amount.ts'
import { assert } from '@tessera/domain/outcome.ts'
import { lockStanding } from '../customers/standing.sql.ts'
import { lockOrder, type OrderRow, setCredited } from '../fiat-orders/orders.sql.ts'
import { orderNumber } from '../fiat-orders/show-order.ts'
import { post } from '../ledger/post.sql.ts'
import { notify } from '../messages/notify.ts'
import { born, move } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { insertLine, nameOrder, type NewLine } from './lines.sql.ts'
import { ourNumber } from './our-accounts.sql.ts'
import { moneyOf, type Payment, setAside } from './set-aside.ts'
import { namedPayout, settlePayoutLine } from './settle-payout-line.ts'

export type Settled = 'known' | 'credited' | 'paid' | 'queued'

/**
 * Credits a payment that fits its order, pays or returns the payout that a line fits, or sets it aside for people: once,
 * however often and by how many it is called.
 */
export async function settleLine(tx: Tx, line: NewLine): Promise<Settled> {
  if (!(await insertLine(tx, line))) return 'known'
  await born(tx, 'bank_line', line.id, bankLineMachine)
  const references = referencesIn(line.text)
  const [reference] = references
  const order = reference === undefined || references.length > 1 ? undefined : await lockOrder(tx, { reference })
  if (order !== undefined) await nameOrder(tx, line.id, order.id)
  const number = await ourNumber(tx, line)
  const ours = number !== undefined && sameAccount(number, line.accountNumber)
  const payout = await namedPayout(tx, order === undefined ? references : [])
  if (payout !== undefined) return settlePayoutLine(tx, { ...line, ours }, payout)
  const verdict = matchLine({ ...line, ours, references }, order && (await candidate(tx, order)))
  if (verdict === 'credit' && order !== undefined) {
    await creditOrder(tx, order, line, paymentCredited(order.customer_id, moneyOf(line)))
    await move(tx, 'bank_line', line.id, bankLineMachine, 'credit')
    return 'credited'
  }
  assert(verdict !== 'credit', 'a credit without an order')
  return setAside(tx, line, verdict)
}

async function candidate(tx: Tx, order: OrderRow) {
  const { status, kyc_status, real_name, deposits_open: takesIn } = await lockStanding(tx, order.customer_id)
  return {
    coin: order.coin,
    amount: order.amount,
    open: isOpen(order),
    takesIn,
    name: status === 'active' && kyc_status === 'approved' ? (real_name ?? undefined) : undefined,
  }
}

export const isOpen = (order: OrderRow): boolean => next(fiatOrderMachine, order.status, 'complete') !== undefined

/** Completes an open order with a payment: books, order and word to the customer in one. The order is locked. */
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
  assert(posted.ok, `the money of line ${payment.id} is there`)
  await setCredited(tx, order.id, { lineId: payment.id, journalId: posted.value.journalId, amount: payment.amount })
  assert(await move(tx, 'fiat_order', order.id, fiatOrderMachine, 'complete'), `order ${order.id} was open`)
  await notify(tx, order.customer_id, {
    kind: 'fiat_order_completed',
    params: { order: orderNumber(order), amount: formatAmount(payment.amount, order.scale), fiat: payment.coin },
  })
}
