import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const subscriptionTermsChanged = (version: number) =>
  refuse('SUBSCRIPTION_TERMS_CHANGED', { params: { version } })
export const subscriptionWrongStatus = refuse('SUBSCRIPTION_WRONG_STATUS')
export const newCoinPayCoinUnknown = refuse('NEW_COIN_PAY_COIN_UNKNOWN', { field: 'payCoin' })
export const newCoinAmountNotWhole = (params: { readonly price: string; readonly coin: string }) =>
  refuse('NEW_COIN_AMOUNT_NOT_WHOLE', { field: 'amount', params })
export const allotmentNotDue = refuse('ALLOTMENT_NOT_DUE')
export const allotmentChangeUnfit = (number: string) =>
  refuse('ALLOTMENT_CHANGE_UNFIT', { field: 'changes', params: { number } })
export const offerSymbolMistyped = (symbol: string) =>
  refuse('OFFER_SYMBOL_MISTYPED', { field: 'typedSymbol', params: { symbol } })
export const offerAllotted = (symbol: string) => refuse('OFFER_ALLOTTED', { params: { symbol } })
export const disbursementWrongStatus = refuse('DISBURSEMENT_WRONG_STATUS')
