import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Subscription } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import type { SubscriptionOfCustomer } from '@tessera/contract/issuance/subscriptions/subscriptions-allot.ts'
import { type Amount, formatAmount, minus, plus, times } from '@tessera/domain/books/money/amount.ts'
import type { z } from 'zod'
import { pseudonymOf } from './pseudonyms.ts'
import { certificateNumber } from '@tessera/domain/issuance/financing/certificates.ts'
import { numberFor } from '@tessera/domain/platform/text/record-number.ts'
import { mayTakeBack } from '@tessera/domain/issuance/subscriptions/take-back.ts'
import type { SubscriptionRow } from './subscriptions.sql.ts'

export const subscriptionNumber = (row: Pick<SubscriptionRow, 'created_at' | 'number'>): string =>
  numberFor('SB', row.created_at, row.number)

export const projectOf = (row: Pick<SubscriptionRow, 'name_en' | 'name_zh'>, locale: Locale): string =>
  locale === 'zh_CN' ? row.name_zh : row.name_en

export const isCancellable = (row: SubscriptionRow, now: Date): boolean =>
  row.status === 'pending' &&
  mayTakeBack(
    {
      status: row.product_status,
      opensAt: row.open_at,
      closesAt: row.close_at,
      acceptedVersion: row.accepted_version,
      reopenedVersion: row.reopened_version,
      reopenedUntil: row.reopened_until,
    },
    now,
  )

export function subscriptionView(row: SubscriptionRow, locale: Locale, now: Date): z.output<typeof Subscription> {
  const money = (minor: Amount): string => formatAmount(minor, row.scale)
  const paid = row.allotted === null || row.status === 'rejected' ? undefined : times(row.price, row.allotted)
  const fee = row.paid_fee
  return {
    id: row.id,
    number: subscriptionNumber(row),
    date: row.created_at.toISOString(),
    symbol: row.symbol,
    project: projectOf(row, locale),
    type: row.type,
    count: String(row.quantity),
    price: money(row.price),
    currency: row.currency,
    amount: money(row.amount),
    fee: money(row.fee),
    status: row.status,
    cause: row.cause,
    allotted: row.allotted === null ? null : String(row.allotted),
    paid: paid === undefined ? null : money(paid),
    paidFee: paid === undefined || fee === null ? null : money(fee),
    pseudonym: pseudonymOf(row.product_id, row.id),
    certificate: row.certificate === null ? null : certificateNumber(row.symbol, row.certificate),
    refunded: refundOf(row, paid),
    closesAt: row.close_at.toISOString(),
    cancellable: isCancellable(row, now),
  }
}

/** Returns the refunded part of amount and fee; null while the subscription is open. */
function refundOf(row: SubscriptionRow, paid: Amount | undefined): string | null {
  const held = plus(row.amount, row.fee)
  if (row.status === 'rejected') return formatAmount(held, row.scale)
  if (paid === undefined || row.paid_fee === null) return null
  return formatAmount(minus(held, plus(paid, row.paid_fee)), row.scale)
}

export const subscriptionOfCustomer = (
  row: SubscriptionRow,
  locale: Locale,
  now: Date,
): z.output<typeof SubscriptionOfCustomer> => ({
  ...subscriptionView(row, locale, now),
  customer: { id: row.customer_id, number: String(row.customer_number), email: row.email, name: row.real_name },
  failure: row.failure,
})
