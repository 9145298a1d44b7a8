import { type Checked, checked } from '#parts/form.ts'
import {
  type AmountWord,
  type OverLimitFields,
  type OverLimitWord,
  previewFor,
  reasonOf,
  wrongReason,
} from '#payments/withdrawals/to-withdrawal.ts'
import type { FiatTerms, Terms } from './payouts.queries.ts'

export type PayoutFields = { amount: string } & OverLimitFields
export type PayoutBody = {
  fiat: string
  bank: string
  ending: string
  bankAccountId: string
  amount: string
  fee: string
  overLimitReason?: string
}

export type PayoutWord = AmountWord | OverLimitWord

/** The terms of one currency with the limits that all withdrawals share. */
export type OneFiat = FiatTerms & Omit<Terms, 'rows' | 'verifyScene'>

/** Names an account by its bank and the last characters of its number. */
export const accountLabel = ({ bank, ending }: { bank: string; ending: string }): string => `${bank} …${ending}`

/** Returns the request once the amount is valid. */
export function toPayout(fields: PayoutFields, terms: OneFiat): Checked<PayoutFields, PayoutBody, PayoutWord> {
  const result = previewFor(fields, terms)
  const wrong = {
    amount: 'word' in result ? result.word : undefined,
    overLimitReason: wrongReason(result, fields),
  } as const
  return checked<PayoutFields, PayoutBody, PayoutWord>(wrong, () => ({
    fiat: terms.fiat,
    bank: terms.account?.bank ?? '',
    ending: terms.account?.ending ?? '',
    bankAccountId: terms.account?.id ?? '',
    amount: 'receipt' in result ? result.receipt.amount : '',
    fee: terms.fee,
    ...reasonOf(result, fields),
  }))
}
