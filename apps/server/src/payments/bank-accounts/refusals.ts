import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_BANK_ACCOUNTS } from '@tessera/domain/payments/bank-accounts/account.ts'

export const bankAccountUnknown = (coin: string) => refuse('BANK_ACCOUNT_UNKNOWN', { params: { coin } })
export const bankAccountFiatUnknown = refuse('BANK_ACCOUNT_FIAT_UNKNOWN', { field: 'fiat' })
export const bankAccountExists = (coin: string) => refuse('BANK_ACCOUNT_EXISTS', { field: 'fiat', params: { coin } })
export const bankAccountsFull = refuse('BANK_ACCOUNTS_FULL', { params: { max: MAX_BANK_ACCOUNTS } })
export const bankAccountNameOther = (name: string) =>
  refuse('BANK_ACCOUNT_NAME_OTHER', { field: 'paymentName', params: { name } })
