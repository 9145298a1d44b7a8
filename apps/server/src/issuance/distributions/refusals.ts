import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const distributionProductUnfit = refuse('DISTRIBUTION_PRODUCT_UNFIT')
export const distributionPeriodTaken = refuse('DISTRIBUTION_PERIOD_TAKEN', { field: 'period' })
export const distributionWrongStatus = refuse('DISTRIBUTION_WRONG_STATUS')
export const distributionNotYours = refuse('DISTRIBUTION_NOT_YOURS')
export const distributionOwnDeclaration = refuse('DISTRIBUTION_OWN_DECLARATION')
export const distributionRecordPast = refuse('DISTRIBUTION_RECORD_PAST')
export const distributionNotFunded = (params: { readonly missing: string; readonly currency: string }) =>
  refuse('DISTRIBUTION_NOT_FUNDED', { params })
export const distributionRecipientUnfit = refuse('DISTRIBUTION_RECIPIENT_UNFIT', { field: 'account' })
