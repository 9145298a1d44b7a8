import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const priceAlertsFull = (max: number) => refuse('PRICE_ALERTS_FULL', { params: { max } })
/** The last trade already reaches the price, so nothing would be awaited. */
export const priceAlertReached = (params: { readonly price: string; readonly coin: string }) =>
  refuse('PRICE_ALERT_REACHED', { field: 'price', params })
