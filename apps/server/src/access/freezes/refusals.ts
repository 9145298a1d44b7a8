import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const accountFrozenAlready = refuse('ACCOUNT_FROZEN_ALREADY')
export const freezeLinkExpired = refuse('FREEZE_LINK_EXPIRED')
export const freezeEndNotLater = (until: Date) =>
  refuse('FREEZE_END_NOT_LATER', { field: 'until', params: { until: until.toISOString() } })
