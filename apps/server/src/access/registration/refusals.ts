import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const inviteCodeRequired = refuse('INVITE_CODE_REQUIRED', { field: 'inviteCode' })
export const inviteCodeUnknown = refuse('INVITE_CODE_UNKNOWN', { field: 'inviteCode' })
export const inviteCodeExpired = refuse('INVITE_CODE_EXPIRED', { field: 'inviteCode' })
export const inviteCodeUsedUp = refuse('INVITE_CODE_USED_UP', { field: 'inviteCode' })
export const inviteCodeWithdrawn = refuse('INVITE_CODE_WITHDRAWN', { field: 'inviteCode' })
export const inviteCodeTooManyTries = (minutes: number) =>
  refuse('INVITE_CODE_TOO_MANY_TRIES', { field: 'inviteCode', params: { minutes } })
