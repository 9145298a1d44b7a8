import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { PasswordText } from '#access/sessions/sessions.ts'
import { Code6, Email, Nothing, Phone, Time } from '#platform/http/shared.ts'
import { VerifyToken } from '#access/verification/verification.ts'

/**
 * A stolen session alone cannot change anything: each change also requires the password, and a token with all proofs in
 * the table of domain/security.
 */
const proven = { password: PasswordText, verifyToken: VerifyToken }
const refused = ['LOGIN_TOO_MANY_TRIES', 'PASSWORD_WRONG', 'VERIFY_TOKEN_INVALID'] as const
const ofOwner = {
  method: 'POST',
  who: 'customer',
  memberRight: 'own',
  rate: { points: 30, seconds: 3600 },
  reply: Nothing,
} as const
const row = { ...ofOwner, subAccounts: true } as const

/** Changes of the factors of an account. After each, withdrawals pause, and old and new addresses are notified. */
export const security = endpoints({
  bindEmail: {
    ...row,
    path: 'ex/api/v0/public/email/binding',
    summary: 'Adds an email to an account without one; needs a token of scene bind_email',
    secret: ['password'],
    input: z.object({ email: Email, ...proven }),
    refusals: [...refused, 'EMAIL_BOUND_ALREADY', 'EMAIL_EXIST'],
  },
  changeEmail: {
    ...row,
    path: 'ex/api/v1/user/change/email',
    summary: 'Changes the email; needs a token of scene change_email',
    secret: ['password'],
    input: z.object({ email: Email, ...proven }),
    refusals: [...refused, 'EMAIL_REQUIRED', 'EMAIL_EXIST'],
  },
  bindPhone: {
    ...row,
    path: 'ex/api/v0/public/mobile/binding',
    summary: 'Adds a phone, whose codes are required from then on; needs a token of scene bind_phone',
    secret: ['password'],
    input: z.object({ phone: Phone, ...proven }),
    refusals: [...refused, 'PHONE_BOUND_ALREADY', 'PHONE_EXIST'],
  },
  changePhone: {
    ...row,
    path: 'ex/api/v1/user/change/sms',
    summary: 'Changes the phone; needs a token of scene change_phone',
    secret: ['password'],
    input: z.object({ phone: Phone, ...proven }),
    refusals: [...refused, 'PHONE_REQUIRED', 'PHONE_EXIST'],
  },
  closeMobile: {
    ...row,
    path: 'ex/user/close_mobile_verify',
    summary: 'Turns off phone codes; needs a token of scene close_mobile',
    secret: ['password'],
    input: z.object(proven),
    refusals: refused,
  },
  closeMobileByEmail: {
    ...row,
    path: 'ex/user/close_mobile_verify_by_email',
    summary:
      'Turns off phone codes without the phone, by email and authenticator; needs a token of scene close_mobile_by_email',
    secret: ['password'],
    input: z.object(proven),
    refusals: refused,
  },
  openMobile: {
    ...row,
    path: 'ex/user/open_mobile_verify',
    summary: 'Turns on phone codes again; needs a token of scene open_mobile',
    secret: ['password'],
    input: z.object(proven),
    refusals: [...refused, 'PHONE_REQUIRED'],
  },
  setUpAuthenticator: {
    ...row,
    path: 'ex/api/v1/user/google/setting',
    summary:
      'Creates an authenticator secret, shown once and valid for ten minutes; the previous secret no longer works',
    input: z.object({}),
    reply: z.object({ secret: z.string(), otpauthUrl: z.string(), expiresAt: Time }).meta({ id: 'AuthenticatorSetup' }),
    refusals: ['AUTHENTICATOR_BOUND_ALREADY'],
  },
  bindAuthenticator: {
    ...row,
    path: 'ex/api/v1/user/google/binding',
    summary:
      'Adds the authenticator after a correct code; needs a token of scene bind_authenticator. Backup codes are shown once',
    secret: ['password'],
    input: z.object({ code: Code6, ...proven }),
    reply: z.object({ backupCodes: z.array(z.string()) }),
    refusals: [...refused, 'AUTHENTICATOR_BOUND_ALREADY', 'AUTHENTICATOR_SETUP_EXPIRED', 'GOOGLE_VERIFY_FAILED'],
  },
  renewBackupCodes: {
    ...ofOwner,
    path: 'ex/api/v1/user/google/renew_backup_codes',
    summary:
      'Creates backup codes, shown once; previous ones no longer work. Needs a token of scene renew_backup_codes',
    secret: ['password'],
    input: z.object(proven),
    reply: z.object({ backupCodes: z.array(z.string()) }),
    refusals: refused,
  },
  unbindAuthenticator: {
    ...row,
    path: 'ex/api/v1/user/google/unbind',
    summary: 'Turns off the authenticator; needs a token of scene unbind_authenticator',
    secret: ['password'],
    input: z.object(proven),
    refusals: refused,
  },
})
