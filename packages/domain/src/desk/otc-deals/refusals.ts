import { refuse } from '#platform/outcome/outcome.ts'

export const otcAmountOutOfBounds = refuse('OTC_AMOUNT_OUT_OF_BOUNDS')
export const otcRemainingTooLow = refuse('OTC_REMAINING_TOO_LOW')
export const otcCancelledOften = (params: { readonly count: number; readonly minutes: number }) =>
  refuse('OTC_CANCELLED_OFTEN', { params })
export const otcTakingBlocked = (params: { readonly count: number; readonly hours: number }) =>
  refuse('OTC_TAKING_BLOCKED', { params })
