import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const withdrawalIdentityNeeded = refuse('WITHDRAWAL_IDENTITY_NEEDED')
export const transferOutFrozen = (until: Date) =>
  refuse('TRANSFER_OUT_FROZEN', { params: { until: until.toISOString() } })
export const otcSaleFrozen = (until: Date) => refuse('OTC_SALE_FROZEN', { params: { until: until.toISOString() } })
