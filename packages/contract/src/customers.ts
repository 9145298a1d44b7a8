import { securityFreezes } from '@tessera/domain/security/rules.ts'
import { memberRoles } from '@tessera/domain/members/roles.ts'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Language } from './public-config.ts'
import { PasswordText, Session } from './sessions.ts'
import { Id, line, NewAccountName, Nothing, Time } from './shared.ts'
import { VerifyToken } from './verification.ts'

/** Fiats a customer may choose to see worth in (specification §9). */
export const Fiat = z.enum(['USD', 'CNY'])
const freezeCauses = [
  ...securityFreezes,
  'login_password_reset',
  'sign_in_reported',
  'deposit_doubted',
  'stopped_by_us',
  'identity_check_failed',
  'fund_password_failed',
  'authenticator_failed',
] as const

export const Freeze = z
  .object({ scope: z.enum(['withdraw']), cause: z.enum(freezeCauses), from: Time, until: Time })
  .meta({ id: 'Freeze' })

export const UserInfo = z
  .object({
    id: Id,
    /** The account number that screens show. */
    userAccount: z.string().regex(/^\d+$/),
    nickname: z.string().nullable(),
    /** Known once KYC is approved. */
    realName: z.string().nullable(),
    type: z.enum(['individual', 'corporate', 'sub', 'member']),
    /** Masked: `a***@example.com`. */
    email: z.string().nullable(),
    /** Masked: `+65****4567`. */
    phone: z.string().nullable(),
    kyc: z.object({ status: z.enum(['unknown', 'pending', 'approved', 'rejected']) }),
    investorClass: z.object({ code: z.enum(['ri', 'ai', 'ei']) }),
    /** Which factors are on. A phone can be bound without being asked. */
    security: z.object({ email: z.boolean(), mobile: z.boolean(), google: z.boolean(), passkey: z.boolean() }),
    /** Those that run now. */
    freezes: z.array(Freeze),
    /** `frozen`: nothing moves until two operators have thawed it. */
    status: z.enum(['active', 'frozen']),
    features: z.object({ trade: z.boolean(), assets: z.boolean() }),
    /** What others register with to be invited by this account; a sub-account has none. */
    inviteCode: z.string().nullable(),
    lang: Language,
    fiat: Fiat,
    noReadMsgCount: z.number().int(),
    /** Of a person of a company who is not the owner: on whose account this login acts, and with which roles. */
    membership: z
      .object({ company: z.string(), userAccount: z.string(), roles: z.array(z.enum(memberRoles)) })
      .nullable(),
  })
  .meta({ id: 'UserInfo' })

export const customers = endpoints({
  register: {
    method: 'POST',
    path: 'ex/user/register',
    summary: 'Opens an account for a proven address and signs it in',
    who: 'visitor',
    rate: { points: 300, seconds: 3600 },
    secret: ['password'],
    input: z.object({
      /** Of scene `register`, proven for this account. */
      verifyToken: VerifyToken,
      account: NewAccountName,
      password: PasswordText,
      /** `policyVersions.terms` of public info. */
      termsVersion: z.string().min(1).max(20),
      termsAccepted: z.literal(true),
      inviteCode: line(20).optional(),
      lang: Language,
    }),
    reply: Session,
    refusals: [
      'REGISTRATION_FORBIDDEN',
      'REGION_NOT_SERVED',
      'ACCOUNT_REGION_PROHIBITED',
      'REGISTRATION_TERMS_OUTDATED',
      'PASSWORD_TOO_WEAK',
      'PASSWORD_TOO_COMMON',
      'VERIFY_TOKEN_INVALID',
      'EMAIL_EXIST',
      'PHONE_EXIST',
      'INVITE_CODE_REQUIRED',
      'INVITE_CODE_UNKNOWN',
      'INVITE_CODE_TOO_MANY_TRIES',
    ],
  },
  info: {
    method: 'POST',
    path: 'ex/api/v1/user/info',
    summary: 'Who is signed in and what they may do',
    who: 'customer',
    input: z.object({}),
    reply: UserInfo,
    refusals: [],
  },
  updateNickname: {
    method: 'POST',
    path: 'ex/user/nickname_update',
    summary: 'Sets the nickname: not blank, at most 10 characters',
    who: 'customer',
    input: z.object({ nickname: line(10) }),
    reply: Nothing,
    refusals: ['NICKNAME_RESERVED'],
  },
  updatePreferences: {
    method: 'POST',
    path: 'ex/api/v1/customers/update_preferences',
    summary: 'Language of mails, fiat of estimates',
    who: 'customer',
    input: z.object({ lang: Language.optional(), fiat: Fiat.optional() }),
    reply: Nothing,
    refusals: [],
  },
  changeLanguage: {
    method: 'GET',
    path: 'ex/common/change_language',
    summary: 'Stores the language of a signed-in customer',
    who: 'customer',
    input: z.object({ language: Language }),
    reply: z.object({ language: Language }),
    refusals: [],
  },
  changePassword: {
    method: 'POST',
    path: 'ex/api/v1/user/change/password',
    summary: 'Ends every session, answers a new one, and pauses withdrawals',
    who: 'customer',
    rate: { points: 20, seconds: 3600 },
    secret: ['oldPassword', 'newPassword'],
    input: z.object({
      oldPassword: PasswordText,
      newPassword: PasswordText,
      /** Of scene `change_password`, payload {}. */
      verifyToken: VerifyToken,
    }),
    reply: Session,
    refusals: [
      'PASSWORD_TOO_WEAK',
      'PASSWORD_TOO_COMMON',
      'PASSWORD_UNCHANGED',
      'LOGIN_TOO_MANY_TRIES',
      'PASSWORD_WRONG',
      'VERIFY_TOKEN_INVALID',
    ],
  },
})
