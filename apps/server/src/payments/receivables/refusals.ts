import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const adjustmentCoinUnfit = refuse('ADJUSTMENT_COIN_UNFIT', { field: 'coin' })
export const adjustmentAmountUnfit = (decimals: number) =>
  refuse('ADJUSTMENT_AMOUNT_UNFIT', { field: 'amount', params: { decimals: String(decimals) } })
/** `value` is decimal text in the reference currency; a dash if the coin has no price. */
export const adjustmentValueChanged = (params: { readonly value: string; readonly currency: string }) =>
  refuse('ADJUSTMENT_VALUE_CHANGED', { field: 'worth.value', params })
export const adjustmentTooEarly = (from: Date) =>
  refuse('ADJUSTMENT_TOO_EARLY', { params: { from: from.toISOString() } })
/** `available` is decimal text. */
export const adjustmentBalanceTooLow = (params: { readonly available: string; readonly coin: string }) =>
  refuse('ADJUSTMENT_BALANCE_TOO_LOW', { field: 'amount', params })
