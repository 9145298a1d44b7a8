import type { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { addressLine } from '@tessera/domain/payments/bank-accounts/postal-address.ts'
import type { BankAccount } from './bank-accounts.sql.ts'
import { masked } from './own-account.ts'

/** Returns the account as its owner sees it: only the end of the number is shown. */
export const bankAccountView = (row: BankAccount, now: Date): ReplyOf<typeof bankAccounts.add> => ({
  id: row.id,
  fiat: row.coin,
  bank: row.bank,
  accountName: row.account_name,
  accountNumberMasked: masked(row.number_ending),
  branch: row.branch,
  bankCountry: row.bank_country,
  bankCode: row.bank_code,
  ifsc: row.ifsc,
  bankAddress: row.bank_address,
  remark: row.remark,
  paymentName: row.payment_texts?.name ?? null,
  paymentAddress: row.payment_texts?.address ? addressLine(row.payment_texts.address) : null,
  payNowMasked: row.pay_now_ending === null ? null : masked(row.pay_now_ending),
  verifiedBy: row.verified_by,
  nameMatch: row.name_match,
  addedAt: row.added_at.toISOString(),
  usableAt: row.usable_at.toISOString(),
  usable: row.in_own_name && row.usable_at <= now,
  inOwnName: row.in_own_name,
})
