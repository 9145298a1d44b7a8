import { type Refusal, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { APPEAL_DAYS, MAX_MESSAGES, MAX_OPEN_DEALS } from '@tessera/domain/desk/otc-deals/rules.ts'
import { PRICE_FIGURES } from '@tessera/domain/trading/markets/price-figures.ts'

const collar = { percent: PRICE_FIGURES.collarPpm / 10_000 }

export const otcOutOfCollar = refuse('OTC_OUT_OF_COLLAR', { params: collar })
export const otcReleaseOutOfCollar = refuse('OTC_RELEASE_OUT_OF_COLLAR', { params: collar })
export const otcOwnAd = refuse('OTC_OWN_AD')
export const otcPriceChanged = (price: string, fiat: string) => refuse('OTC_PRICE_CHANGED', { params: { price, fiat } })
export const otcMethodNotOffered = refuse('OTC_METHOD_NOT_OFFERED', { field: 'method' })
export const otcSellerLimit = refuse('OTC_SELLER_LIMIT')
export const otcDealsFull = refuse('OTC_DEALS_FULL', { params: { max: MAX_OPEN_DEALS } })
export const otcDealWrongStatus = refuse('OTC_DEAL_WRONG_STATUS')
export const otcPayTimeOver = refuse('OTC_PAY_TIME_OVER')
export const otcAppealOver = refuse('OTC_APPEAL_OVER', { params: { days: APPEAL_DAYS } })
export const otcAppealReasonClosed = refuse('OTC_APPEAL_REASON_CLOSED', { field: 'reason' })
export const otcAppealOpen = refuse('OTC_APPEAL_OPEN')
export const otcChatClosed = refuse('OTC_CHAT_CLOSED')
export const otcChatFull = refuse('OTC_CHAT_FULL', { params: { max: MAX_MESSAGES } })
export const otcUploadUnknown = (field: string) => refuse('OTC_UPLOAD_UNKNOWN', { field })
export const signatureNotPossible = (params: Required<Refusal>['params']) =>
  refuse('SIGNATURE_NOT_POSSIBLE', { params })
