import { factors } from '@tessera/domain/access/security/factors.ts'
import { z } from 'zod'
import { CaptchaProof } from '#services/captcha/captcha.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { AuthenticatorCode, PhoneChannel } from '#platform/http/proofs.ts'
import { securityActions } from './security-actions.ts'
import { AccountName, Id, Nothing, keysetOf, TimeKeysetRequest, Time } from '#platform/http/shared.ts'

/** Only the length is checked here, before any hashing. The other rules are in domain/customers/password.ts. */
export const PasswordText = z.string().min(1).max(128)

/** The header `token` of further requests. Each login and each password change makes a new one. */
export const Session = z.object({ token: z.string(), expiresAt: Time }).meta({ id: 'Session' })

export const LoginTicket = z.string().min(16).max(200)
const CodeSent = z.object({ resendAt: Time, expiresAt: Time })

/** Specification §7: these two lists name the page size `size`; others name it `pageSize`. */
const { pageSize: size, ...HistoryKeyset } = TimeKeysetRequest
const HistoryRequest = { ...HistoryKeyset, size }

/** The city from the proxy in front of the server or from the local database of addresses; null if unknown. */
const City = z.string().nullable()

export const LoginRecord = z
  .object({
    id: Id,
    time: Time,
    type: z.enum(['password', 'code', 'register', 'qr', 'passkey']),
    ip: z.string(),
    device: z.string().nullable(),
    city: City,
    status: z.enum(['success', 'failure']),
    note: z.enum(['new_device']).nullable(),
  })
  .meta({ id: 'LoginRecord' })

export const SettingRecord = z
  .object({
    id: Id,
    time: Time,
    action: z.enum(securityActions),
    /** The kind of a first factor; null for every other action. */
    factor: z.enum(factors).nullable(),
    ip: z.string(),
    device: z.string().nullable(),
    city: City,
    /** `withdrawals_paused`: this change paused withdrawals. */
    note: z.enum(['withdrawals_paused']).nullable(),
  })
  .meta({ id: 'SettingRecord' })

export const SessionLife = z
  .object({
    endsInSeconds: z.number().int(),
    /** `idle`: the session ends without activity, which extends it. `age`: it ends in any case. */
    cause: z.enum(['idle', 'age']),
  })
  .meta({ id: 'SessionLife' })

export const sessions = endpoints({
  login: {
    method: 'POST',
    path: 'ex/user/login_in',
    summary:
      'First step of a login, by password. Without an authenticator, a code is sent at once; the ticket is valid only for the second step',
    who: 'visitor',
    rate: { points: 600, seconds: 3600 },
    secret: ['password'],
    input: z.object({
      account: AccountName,
      password: PasswordText,
      /** A captcha of scene `login`, required after three tries. */
      captcha: CaptchaProof.optional(),
    }),
    reply: z.object({
      ticket: z.string(),
      /** The factors for the second step, the strongest first. */
      factors: z.array(z.enum(factors)),
      /** The masked addresses for codes. */
      masked: z.object({ email: z.string().nullable(), mobile: z.string().nullable() }),
      /** The code that was already sent; null if the authenticator comes first. */
      challenge: CodeSent.extend({ factor: z.enum(['email', 'mobile']) }).nullable(),
    }),
    refusals: [
      'LOGIN_FORBIDDEN',
      'REGION_NOT_SERVED',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_FAILED',
      'CAPTCHA_UNAVAILABLE',
      'LOGIN_TOO_MANY_TRIES',
      'LOGIN_FAILED',
      'VERIFICATION_RESEND_TOO_SOON',
      'VERIFICATION_TOO_MANY_SENDS',
      'SMS_NOT_AVAILABLE',
    ],
  },
  confirm: {
    method: 'POST',
    path: 'ex/user/confirm_login',
    summary: 'Second step of a login, by code. Opens a session',
    who: 'visitor',
    rate: { points: 600, seconds: 3600 },
    input: z.object({
      ticket: LoginTicket,
      /** If absent, the factor of the sent code; without a sent code, the authenticator. */
      factor: z.enum(['google', 'mobile', 'email']).optional(),
      code: AuthenticatorCode,
    }),
    reply: Session,
    refusals: [
      'LOGIN_FORBIDDEN',
      'REGION_NOT_SERVED',
      'LOGIN_TICKET_EXPIRED',
      'LOGIN_FACTOR_NOT_TAKEN',
      'VERIFICATION_CODE_WRONG',
      'VERIFICATION_CODE_EXPIRED',
      'GOOGLE_VERIFY_FAILED',
      'AUTHENTICATOR_TOO_MANY_TRIES',
      'AUTHENTICATOR_LOCKED',
    ],
  },
  resend: {
    method: 'POST',
    path: 'ex/user/resend_login_code',
    summary:
      'Sends another code for a login in progress, or a code to another factor; the previous code no longer works',
    who: 'visitor',
    rate: { points: 100, seconds: 3600 },
    input: z.object({
      ticket: LoginTicket,
      factor: z.enum(['email', 'mobile']).optional(),
      channel: PhoneChannel.default('sms'),
    }),
    reply: CodeSent,
    refusals: [
      'PARAM_INVALID',
      'LOGIN_TICKET_EXPIRED',
      'VERIFICATION_RESEND_TOO_SOON',
      'VERIFICATION_TOO_MANY_SENDS',
      'SMS_NOT_AVAILABLE',
    ],
  },
  logout: {
    method: 'GET',
    path: 'ex/api/v0/public/logout',
    summary: 'Ends only the session of the token header',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({}),
    reply: Nothing,
    refusals: [],
  },
  life: {
    method: 'GET',
    path: 'ex/api/v1/sessions/life',
    summary:
      'Remaining time of the session without further calls; a call with the header `unattended` does not extend it',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: Nothing,
    reply: SessionLife,
    refusals: [],
  },
  list: {
    method: 'POST',
    path: 'ex/api/v1/sessions/list',
    summary: 'Sessions of the account, most recently used first',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({}),
    reply: z.object({
      rows: z.array(
        z.object({
          id: Id,
          createdAt: Time,
          seenAt: Time,
          expiresAt: Time,
          ip: z.string(),
          device: z.string(),
          /** The device's clock minus ours at the login; null if it sent no time. */
          clockDriftSeconds: z.number().int().nullable(),
          current: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  revoke: {
    method: 'POST',
    path: 'ex/api/v1/sessions/revoke',
    summary: 'Ends one of the caller’s sessions',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({ id: Id }),
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
  loginHistory: {
    method: 'POST',
    path: 'ex/api/v1/user/login/history',
    summary: 'The caller’s logins and login attempts, newest first',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object(HistoryRequest),
    reply: keysetOf(LoginRecord),
    refusals: [],
  },
  loginHistoryCsv: {
    method: 'GET',
    path: 'ex/api/v1/sessions/login_history_csv',
    summary: 'The newest 10,000 logins as a file; its header is in the language of the request',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    rate: { points: 20, seconds: 600 },
    input: z.object({}),
    reply: z.string(),
    produces: 'text/csv',
    refusals: [],
  },
  settingHistoryCsv: {
    method: 'GET',
    path: 'ex/api/v1/sessions/setting_history_csv',
    summary: 'The newest 10,000 security changes as a file',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    rate: { points: 20, seconds: 600 },
    input: z.object({}),
    reply: z.string(),
    produces: 'text/csv',
    refusals: [],
  },
  settingHistory: {
    method: 'POST',
    path: 'ex/api/v1/user/setting/history',
    summary: 'Changes of the caller’s security settings, newest first',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object(HistoryRequest),
    reply: keysetOf(SettingRecord),
    refusals: [],
  },
})
