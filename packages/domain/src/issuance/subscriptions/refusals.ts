import { refuse } from '#platform/outcome/outcome.ts'

/** The refusal while the offer is not open or is stopped. */
export const subscriptionNotOpen = refuse('SUBSCRIPTION_NOT_OPEN')
export const subscriptionBelowMinimum = (field: string, params: { readonly min: string }) =>
  refuse('SUBSCRIPTION_BELOW_MINIMUM', { field, params })
export const subscriptionOffStep = (field: string, params: { readonly step: string }) =>
  refuse('SUBSCRIPTION_OFF_STEP', { field, params })
export const subscriptionAboveSupply = (field: string, params: { readonly supply: string }) =>
  refuse('SUBSCRIPTION_ABOVE_SUPPLY', { field, params })
