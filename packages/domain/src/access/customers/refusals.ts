import { refuse } from '#platform/outcome/outcome.ts'

export const nicknameReserved = refuse('NICKNAME_RESERVED', { field: 'nickname' })
export const passwordTooWeak = refuse('PASSWORD_TOO_WEAK')
export const passwordTooCommon = refuse('PASSWORD_TOO_COMMON')
