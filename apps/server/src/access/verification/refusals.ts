import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { FUND_PAUSE_HOURS } from '@tessera/domain/access/security/fund-password.ts'
import { type PhoneClock, rightClock } from '@tessera/domain/access/verification/totp.ts'
import { WRONG_MINUTES } from '@tessera/domain/access/security/authenticator-tries.ts'

export const fundPasswordWrong = (remaining: number) =>
  refuse('FUND_PASSWORD_WRONG', { field: 'password', params: { remaining } })
export const fundPasswordLocked = refuse('FUND_PASSWORD_LOCKED', { params: { hours: FUND_PAUSE_HOURS } })
export const verificationCodeWrong = (remaining: number) =>
  refuse('VERIFICATION_CODE_WRONG', { field: 'code', params: { remaining } })
export const verificationCodeExpired = refuse('VERIFICATION_CODE_EXPIRED', { field: 'code' })
/** A wrong code. `clock` tells the owner that the phone's clock is wrong, if the code fits another time. */
export const wrongAuthenticatorCode = (clock: PhoneClock) =>
  refuse('GOOGLE_VERIFY_FAILED', { field: 'code', params: clock })
export const googleVerifyFailed = wrongAuthenticatorCode(rightClock)
export const authenticatorTooManyTries = refuse('AUTHENTICATOR_TOO_MANY_TRIES', { params: { minutes: WRONG_MINUTES } })
export const authenticatorLocked = (hours: number) => refuse('AUTHENTICATOR_LOCKED', { params: { hours } })
/**
 * The one refusal for every invalid token, so that a caller cannot distinguish an unknown token from a used or expired
 * one.
 */
export const verifyTokenInvalid = refuse('VERIFY_TOKEN_INVALID', { field: 'verifyToken' })
