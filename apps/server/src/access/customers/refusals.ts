import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

/** The refusal is sent only to a caller who has proven the email. */
export const emailExist = refuse('EMAIL_EXIST', { field: 'email' })
export const nicknameRequired = refuse('NICKNAME_REQUIRED')
export const passwordWrong = (field: string) => refuse('PASSWORD_WRONG', { field })
export const phoneExist = refuse('PHONE_EXIST', { field: 'phone' })
export const loginTooManyTries = (minutes: number) => refuse('LOGIN_TOO_MANY_TRIES', { params: { minutes } })
export const receivableOutstanding = refuse('RECEIVABLE_OUTSTANDING')
export const subAccountDepositClosed = refuse('SUB_ACCOUNT_DEPOSIT_CLOSED')
