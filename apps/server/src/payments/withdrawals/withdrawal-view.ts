import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import type { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { next } from '@tessera/domain/platform/machine/machine.ts'
import { formatAmount, minus } from '@tessera/domain/books/money/amount.ts'
import { publicWithdrawalStatus, withdrawalMachine } from '@tessera/domain/payments/withdrawals/machine.ts'
import { identificationOf, ownershipText } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import type { Explorer } from '#payments/chain/explorer.ts'
import type { AddressEntry } from './address-book.sql.ts'
import type { ListedWithdrawal, ReviewedRow } from './list-withdrawals.sql.ts'

/** Returns a withdrawal as the customer sees it. `reviewHours` is the deadline of its review, a setting. */
export const withdrawalView = (row: ListedWithdrawal, reviewHours: number): ReplyOf<typeof withdrawals.get> => ({
  id: row.id,
  time: row.requested_at.toISOString(),
  coin: row.coin,
  chain: row.chain,
  address: row.address,
  tag: row.tag,
  amount: formatAmount(row.amount, row.scale),
  fee: formatAmount(row.fee, row.scale),
  receives: formatAmount(minus(row.amount, row.fee), row.scale),
  remark: row.remark,
  beneficiary: row.beneficiary,
  status: publicWithdrawalStatus(row.status),
  stage: row.status,
  stageAt: row.status_at.toISOString(),
  confirmUntil: row.status === 'email_confirm' ? (row.confirm_by?.toISOString() ?? null) : null,
  reason: row.reason,
  reasonText: row.reason_text,
  customerMessage: row.customer_message,
  overLimitReason: row.over_limit_reason,
  decisionBy: row.status === 'review' ? new Date(row.status_at.getTime() + reviewHours * HOUR_MS).toISOString() : null,
  txId: row.signature,
  cancellable: next(withdrawalMachine, row.status, 'cancel') !== undefined,
})

/** Returns a withdrawal as an operator sees it. */
export const withdrawalForReview = (
  row: ReviewedRow,
  explorer: Explorer,
  reviewHours: number,
): ReplyOf<typeof withdrawalsReview.get> => ({
  ...withdrawalView(row, reviewHours),
  customer: row.customer,
  kycAtRequest: row.kyc_at_request,
  factor: row.factor,
  signerRefusal: row.signer_refusal,
  attempts: row.attempts.map((attempt) => ({ ...attempt, explorer: explorer.transaction(attempt.txId) })),
  evidence: row.evidence && {
    ...row.evidence,
    explorer: row.hot_wallet === null ? null : explorer.address(row.hot_wallet),
    hosts: row.evidence.hosts.map(({ payments, ...answer }) => ({
      ...answer,
      payments: payments.map((payment) => ({ ...payment, explorer: explorer.transaction(payment.signature) })),
    })),
  },
})

export const addressView = (entry: AddressEntry, now: Date): ReplyOf<typeof withdrawals.addAddress> => ({
  id: entry.id,
  coin: entry.coin,
  chain: entry.chain,
  address: entry.address,
  remark: entry.remark,
  tag: entry.tag,
  trusted: entry.trusted,
  addedAt: entry.added_at.toISOString(),
  usableAt: entry.usable_at.toISOString(),
  usable: entry.usable_at <= now,
  beneficiary: entry.beneficiary,
  identification: identificationOf(entry.beneficiary, entry.proved_at !== null),
  ownershipText: ownershipText(entry),
})
