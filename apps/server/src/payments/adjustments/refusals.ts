import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const adjustmentCoinUnfit = refuse('ADJUSTMENT_COIN_UNFIT', { field: 'coin' })
export const adjustmentAmountUnfit = (decimals: number) =>
  refuse('ADJUSTMENT_AMOUNT_UNFIT', { field: 'amount', params: { decimals: String(decimals) } })
/** `available` is decimal text. */
export const adjustmentBalanceTooLow = (params: { readonly available: string; readonly coin: string }) =>
  refuse('ADJUSTMENT_BALANCE_TOO_LOW', { field: 'amount', params })
