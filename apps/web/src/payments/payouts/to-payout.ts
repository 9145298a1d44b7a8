import { type Checked, checked } from '#parts/form.ts'
import {
  type AmountFault,
  type OverLimitFields,
  type OverLimitFault,
  previewFor,
  reasonOf,
  reasonFault,
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

export type PayoutFault = AmountFault | OverLimitFault

/** The terms of one currency with the limits that all withdrawals share. */
export type OneFiat = FiatTerms & Omit<Terms, 'rows' | 'verifyScene'>

/** Names an account by its bank and the last characters of its number. */
export const accountLabel = ({ bank, ending }: { bank: string; ending: string }): string => `${bank} …${ending}`

/** Returns the request once the amount is valid. */
export function toPayout(fields: PayoutFields, terms: OneFiat): Checked<PayoutFields, PayoutBody, PayoutFault> {
  const result = previewFor(fields, terms)
  const faults = {
    amount: 'fault' in result ? result.fault : undefined,
    overLimitReason: reasonFault(result, fields),
  } as const
  return checked<PayoutFields, PayoutBody, PayoutFault>(faults, () => ({
    fiat: terms.fiat,
    bank: terms.account?.bank ?? '',
    ending: terms.account?.ending ?? '',
    bankAccountId: terms.account?.id ?? '',
    amount: 'receipt' in result ? result.receipt.amount : '',
    fee: terms.fee,
    ...reasonOf(result, fields),
  }))
}
