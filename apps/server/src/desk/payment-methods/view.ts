import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { masked } from '#payments/bank-accounts/own-account.ts'
import { isUsable, type PaymentMethod } from './payment-methods.sql.ts'

/** Returns a payment method as its owner sees it. */
export const paymentMethodView = (row: PaymentMethod, now: Date): ReplyOf<typeof paymentMethods.add> => ({
  id: row.id,
  kind: row.kind,
  accountName: row.account_name,
  accountMasked: masked(row.ending),
  bank: row.bank,
  branch: row.branch,
  bankCode: row.bank_code,
  remark: row.remark,
  qr: row.qr_id,
  active: row.active,
  addedAt: row.added_at.toISOString(),
  usableAt: row.usable_at.toISOString(),
  usable: isUsable(row, now),
  inOwnName: row.in_own_name,
})
