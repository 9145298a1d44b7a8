import { PRICE_DECIMALS } from '@tessera/domain/desk/otc-ads/price.ts'
import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_ADS } from '@tessera/domain/desk/otc-ads/ad.ts'

export const otcCoinUnsupported = refuse('OTC_COIN_UNSUPPORTED', { field: 'coin' })
export const otcFiatUnsupported = refuse('OTC_FIAT_UNSUPPORTED', { field: 'fiat' })
export const otcPriceInvalid = (field: string) =>
  refuse('OTC_PRICE_INVALID', { field, params: { decimals: PRICE_DECIMALS } })
export const otcRateUnknown = refuse('OTC_RATE_UNKNOWN')
export const otcAmountInvalid = (field: string, decimals: number) =>
  refuse('OTC_AMOUNT_INVALID', { field, params: { decimals } })
export const otcBoundsInvalid = (params: { readonly worth: string; readonly fiat: string }) =>
  refuse('OTC_BOUNDS_INVALID', { field: 'max', params })
export const otcMethodsUnfit = (field: string) => refuse('OTC_METHODS_UNFIT', { field })
export const otcMethodNeeded = (field: string) => refuse('OTC_METHOD_NEEDED', { field })
export const otcAdsFull = refuse('OTC_ADS_FULL', { params: { max: MAX_ADS } })
export const otcAdWrongStatus = refuse('OTC_AD_WRONG_STATUS')
export const otcAdGone = refuse('OTC_AD_GONE')
export const paymentMethodUnusable = (field: string) => refuse('PAYMENT_METHOD_UNUSABLE', { field })
