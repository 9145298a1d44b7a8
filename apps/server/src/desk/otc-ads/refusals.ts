import { PRICE_DECIMALS } from '@tessera/domain/desk/otc-ads/price.ts'
import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

/** What more than one step of the desk refuses by. */
export const adWrongStatus = refuse('OTC_AD_WRONG_STATUS')
export const adGone = refuse('OTC_AD_GONE')
export const rateUnknown = refuse('OTC_RATE_UNKNOWN')
export const amountInvalid = (field: string, decimals: number) =>
  refuse('OTC_AMOUNT_INVALID', { field, params: { decimals } })
export const priceInvalid = (field: string) =>
  refuse('OTC_PRICE_INVALID', { field, params: { decimals: PRICE_DECIMALS } })
export const methodNeeded = (field: string) => refuse('OTC_METHOD_NEEDED', { field })
export const methodUnusable = (field: string) => refuse('PAYMENT_METHOD_UNUSABLE', { field })
