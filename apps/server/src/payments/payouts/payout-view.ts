import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import type { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { numberFor } from '@tessera/domain/platform/text/record-number.ts'
import { next } from '@tessera/domain/platform/machine/machine.ts'
import { formatAmount, minus } from '@tessera/domain/books/money/amount.ts'
import { expectedBy } from '@tessera/domain/payments/payouts/expected-arrival.ts'
import { payoutMachine, publicPayoutStatuses } from '@tessera/domain/payments/payouts/machine.ts'
import type { BatchRow } from './batches.sql.ts'
import type { ListedPayout, ReviewedRow } from './list-payouts.sql.ts'
import { calendarOf } from './paying-account.sql.ts'
import type { PayoutRow } from './payouts.sql.ts'

export const payoutNumber = (p: Pick<PayoutRow, 'requested_at' | 'number'>): string =>
  numberFor('FW', p.requested_at, p.number)
export const batchNumber = (madeAt: Date, number: bigint): string => numberFor('PB', madeAt, number)

/** Returns a payout as the customer sees it. */
export function payoutView(row: ListedPayout): ReplyOf<typeof payouts.get> {
  const status = publicPayoutStatuses[row.status]
  return {
    id: row.id,
    number: payoutNumber(row),
    time: row.requested_at.toISOString(),
    fiat: row.coin,
    amount: formatAmount(row.amount, row.scale),
    fee: formatAmount(row.fee, row.scale),
    receives: formatAmount(minus(row.amount, row.fee), row.scale),
    reference: row.reference,
    account: { name: row.account_name, bank: row.bank, ending: row.number_ending },
    status,
    stage: row.status,
    stageAt: row.status_at.toISOString(),
    expectedBy: status === 'pending review' ? expectedBy(calendarOf(row), row.requested_at).toISOString() : null,
    reason: row.reason,
    reasonText: row.reason_text,
    customerMessage: row.customer_message,
    overLimitReason: row.over_limit_reason,
    cancellable: next(payoutMachine, row.status, 'cancel') !== undefined,
  }
}

/** Returns a payout as an operator sees it. */
export const payoutForReview = (row: ReviewedRow): ReplyOf<typeof payoutsReview.get> => ({
  ...payoutView(row),
  customer: row.customer,
  kycAtRequest: row.kyc_at_request,
  factor: row.factor,
  heldBack: row.held_back,
  batch: row.batch && {
    id: row.batch.id,
    number: batchNumber(new Date(row.batch.madeAt), BigInt(row.batch.number)),
  },
})

export const batchView = (row: BatchRow): ReplyOf<typeof payoutsReview.batches>['rows'][number] => ({
  id: row.id,
  number: batchNumber(row.made_at, row.number),
  fiat: row.coin,
  bank: row.bank,
  payouts: row.payouts,
  total: formatAmount(row.total, row.scale),
  sha256: row.file_sha256,
  madeBy: row.by_name,
  madeAt: row.made_at.toISOString(),
  paysOn: row.pays_on,
  paid: row.paid,
  ended: row.ended,
  waiting: row.payouts - row.paid - row.ended,
  rejected: row.rejected,
})

export const fileName = (row: BatchRow): string => `${batchNumber(row.made_at, row.number)}-${row.coin}.xml`
