import { refuse } from '#platform/outcome/outcome.ts'

export const verificationResendTooSoon = (seconds: number) =>
  refuse('VERIFICATION_RESEND_TOO_SOON', { params: { seconds } })
/** The refusal of another code for this many hours. */
export const verificationTooManySends = (hours: 1 | 24) => refuse('VERIFICATION_TOO_MANY_SENDS', { params: { hours } })
export const smsNotAvailable = refuse('SMS_NOT_AVAILABLE')
