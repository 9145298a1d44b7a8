import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const fundPasswordIsLogin = refuse('FUND_PASSWORD_IS_LOGIN', { field: 'password' })
export const passwordUnchanged = refuse('PASSWORD_UNCHANGED', { field: 'newPassword' })
export const emailBoundAlready = refuse('EMAIL_BOUND_ALREADY')
export const phoneBoundAlready = refuse('PHONE_BOUND_ALREADY')
