import { formatAmount, minus } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { payoutPaid } from '@tessera/domain/payments/payouts/postings.ts'
import { post } from '#books/ledger/post.sql.ts'
import { reverseCovered } from '#books/ledger/reverse.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { returnUse } from '#payments/withdrawals/limits.sql.ts'
import { mustStep, type PayoutRow, setPaid, setReturned } from './payouts.sql.ts'
import { accountText } from './request-payout.ts'

/**
 * Captures the hold once, after the bank debited our account. The caller must have locked the payout, and its status
 * must be sent.
 */
export async function payPayout(tx: Tx, p: PayoutRow, lineId: string): Promise<void> {
  const posted = await post(tx, {
    kind: 'withdraw_capture',
    ref: { type: 'payout', id: p.id },
    transfers: payoutPaid({ customer: p.customer_id, coin: p.coin, amount: p.amount, fee: p.fee }),
    captures: [{ hold: p.hold_id, amount: p.amount }],
  })
  assert(posted.ok, `the hold does not cover payout ${p.id}`)
  await setPaid(tx, p.id, { journalId: posted.value.journalId, lineId })
  await mustStep(tx, p.id, 'pay')
  await notify(tx, p.customer_id, { kind: 'payout_paid', params: paramsOf(p) }, p.id)
}

/**
 * Returns the amount and the fee to the customer after the bank returned the payment. The caller must have locked the
 * payout, and its status must be paid.
 */
export async function returnPayout(tx: Tx, p: PayoutRow, lineId: string): Promise<void> {
  assert(p.journal_id, `payout ${p.id} has no journal of its payment`)
  assert((await reverseCovered(tx, p.journal_id)).ok, `fee income does not cover the fee of payout ${p.id}`)
  await setReturned(tx, p.id, lineId)
  await mustStep(tx, p.id, 'return')
  await returnUse(tx, p.customer_id, { value: p.limit_value, currency: p.limit_currency }, p.requested_at)
  await notify(tx, p.customer_id, { kind: 'payout_returned', params: paramsOf(p) }, p.id)
}

const paramsOf = (p: PayoutRow) => ({
  amount: formatAmount(minus(p.amount, p.fee), p.scale),
  fiat: p.coin,
  account: accountText(p),
})
