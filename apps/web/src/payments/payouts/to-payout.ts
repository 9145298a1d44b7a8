import { LIMIT_SCALE, limitValueAt } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { amount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import { type Checked, checked } from '#parts/form.ts'
import { type AmountFault, maxAmountBy, previewBy, type Receipt } from '#payments/withdrawals/to-withdrawal.ts'
import type { FiatTerms, Terms } from './payouts.queries.ts'

export type PayoutFields = { amount: string }
export type PayoutBody = {
  fiat: string
  bank: string
  ending: string
  bankAccountId: string
  amount: string
  fee: string
}

/** The terms of one currency with the limits that all withdrawals share. */
export type OneFiat = FiatTerms & Omit<Terms, 'rows' | 'verifyScene'>

const priceOf = ({ rate }: OneFiat) => (rate === null ? undefined : parseAmount(rate, RATE_SCALE))

/** Checks the input by the domain's rules: returns the receipt or the first error. */
export function preview(text: string, terms: OneFiat): { receipt: Receipt } | { fault: AmountFault } {
  const price = priceOf(terms)
  return previewBy(text, { ...terms, coin: terms.fiat }, (minor, scale) =>
    price === undefined ? undefined : limitValueAt(minor, scale, price),
  )
}

/** The maximum that can be withdrawn now, with the limits converted at the current rate. */
export function maxAmountOf(terms: OneFiat): string {
  const price = priceOf(terms)
  return maxAmountBy(terms, (dollars, scale) =>
    price === undefined
      ? amount(0n)
      : amount((dollars * 10n ** BigInt(scale + RATE_SCALE)) / (price * 10n ** BigInt(LIMIT_SCALE))),
  )
}

/** Names an account by its bank and the last characters of its number. */
export const accountLabel = ({ bank, ending }: { bank: string; ending: string }): string => `${bank} …${ending}`

/** Returns the request once the amount is valid. */
export function toPayout(fields: PayoutFields, terms: OneFiat): Checked<PayoutFields, PayoutBody, AmountFault> {
  const result = preview(fields.amount, terms)
  const faults = { amount: 'fault' in result ? result.fault : undefined } as const
  return checked<PayoutFields, PayoutBody, AmountFault>(faults, () => ({
    fiat: terms.fiat,
    bank: terms.account?.bank ?? '',
    ending: terms.account?.ending ?? '',
    bankAccountId: terms.account?.id ?? '',
    amount: 'receipt' in result ? result.receipt.amount : '',
    fee: terms.fee,
  }))
}
