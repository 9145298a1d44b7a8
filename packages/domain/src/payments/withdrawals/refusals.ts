import { refuse } from '#platform/outcome/outcome.ts'

export const withdrawalMailTooSoon = (seconds: number) => refuse('WITHDRAWAL_MAIL_TOO_SOON', { params: { seconds } })
export const withdrawalMailLimit = (max: number) => refuse('WITHDRAWAL_MAIL_LIMIT', { params: { max } })
export const withdrawalClosed = refuse('WITHDRAWAL_CLOSED')
export const withdrawalBeneficiaryNeeded = (left: string, coin: string) =>
  refuse('WITHDRAWAL_BENEFICIARY_NEEDED', { field: 'addressId', params: { left, coin } })
export const withdrawalOwnershipUnproved = (left: string, coin: string) =>
  refuse('WITHDRAWAL_OWNERSHIP_UNPROVED', { field: 'addressId', params: { left, coin } })
export const withdrawalFeeChanged = (fee: string) => refuse('WITHDRAWAL_FEE_CHANGED', { field: 'fee', params: { fee } })
export const withdrawalAmountTooPrecise = (decimals: number) =>
  refuse('WITHDRAWAL_AMOUNT_TOO_PRECISE', { field: 'amount', params: { decimals } })
export const withdrawalFeeExceedsAmount = (fee: string) =>
  refuse('WITHDRAWAL_FEE_EXCEEDS_AMOUNT', { field: 'amount', params: { fee } })
export const withdrawalBelowMinimum = (min: string) =>
  refuse('WITHDRAWAL_BELOW_MINIMUM', { field: 'amount', params: { min } })
export const withdrawalAboveMaximum = (max: string) =>
  refuse('WITHDRAWAL_ABOVE_MAXIMUM', { field: 'amount', params: { max } })
export const addressTagNeeded = (field: string) => refuse('ADDRESS_TAG_NEEDED', { field })
export const addressTagNotTaken = (field: string) => refuse('ADDRESS_TAG_NOT_TAKEN', { field })
