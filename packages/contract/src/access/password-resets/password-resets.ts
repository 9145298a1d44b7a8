import { z } from 'zod'
import { CaptchaProof } from '#services/captcha/captcha.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { PasswordText } from '#access/sessions/sessions.ts'
import { AccountName, Nothing, Time } from '#platform/http/shared.ts'
import { AuthenticatorCode, PhoneChannel } from '#platform/http/proofs.ts'

const ResetTicket = z.string().min(16).max(200)

/** The state of a reset: the next proof, or the permission to set the password. */
export const ResetState = z
  .object({
    step: z.enum(['email', 'mobile', 'google', 'password']),
    /** The masked address that received the code of a later step. */
    masked: z.string().nullable(),
    /** When another code may be sent; null if none was sent. */
    resendAt: Time.nullable(),
    expiresAt: Time.nullable(),
  })
  .meta({ id: 'ResetState' })

const sends = ['VERIFICATION_RESEND_TOO_SOON', 'VERIFICATION_TOO_MANY_SENDS', 'SMS_NOT_AVAILABLE'] as const

export const passwordResets = endpoints({
  begin: {
    method: 'POST',
    path: 'ex/api/v1/password_resets/begin',
    summary: 'Starts a password reset by email or phone. The response does not reveal whether an account exists',
    who: 'visitor',
    rate: { points: 100, seconds: 3600 },
    input: z.object({
      account: AccountName,
      channel: PhoneChannel.default('sms'),
      /** A captcha of scene `reset`. */
      captcha: CaptchaProof.optional(),
    }),
    reply: z.object({ ticket: z.string(), state: ResetState }),
    refusals: [
      'LOGIN_FORBIDDEN',
      'REGION_NOT_SERVED',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_FAILED',
      'CAPTCHA_UNAVAILABLE',
      ...sends,
    ],
  },
  resend: {
    method: 'POST',
    path: 'ex/api/v1/password_resets/resend',
    summary: 'Sends another code for the current step of a reset; the previous code no longer works',
    who: 'visitor',
    rate: { points: 100, seconds: 3600 },
    input: z.object({ ticket: ResetTicket, channel: PhoneChannel.default('sms') }),
    reply: ResetState,
    refusals: ['PASSWORD_RESET_EXPIRED', ...sends],
  },
  prove: {
    method: 'POST',
    path: 'ex/api/v1/password_resets/prove',
    summary: 'Verifies the current step of a reset; the next code is sent at once',
    who: 'visitor',
    rate: { points: 300, seconds: 3600 },
    input: z.object({ ticket: ResetTicket, code: AuthenticatorCode }),
    reply: ResetState,
    refusals: [
      'PASSWORD_RESET_EXPIRED',
      'VERIFICATION_CODE_WRONG',
      'VERIFICATION_CODE_EXPIRED',
      'GOOGLE_VERIFY_FAILED',
      'AUTHENTICATOR_TOO_MANY_TRIES',
      'AUTHENTICATOR_LOCKED',
      ...sends,
    ],
  },
  finish: {
    method: 'POST',
    path: 'ex/api/v1/password_resets/finish',
    summary:
      'Sets the new password after all steps. Ends every session, removes the permission to withdraw from API keys and pauses withdrawals',
    who: 'visitor',
    rate: { points: 100, seconds: 3600 },
    secret: ['password'],
    input: z.object({ ticket: ResetTicket, password: PasswordText }),
    reply: Nothing,
    refusals: ['PASSWORD_RESET_EXPIRED', 'PASSWORD_RESET_UNPROVEN', 'PASSWORD_TOO_WEAK', 'PASSWORD_TOO_COMMON'],
  },
})
