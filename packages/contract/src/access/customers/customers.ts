import { frozenScopes, otherFreezes } from '@tessera/domain/access/security/frozen-scopes.ts'
import { isTimeZone } from '@tessera/domain/platform/clock/time-zone.ts'
import { securityFreezes } from '@tessera/domain/access/security/rules.ts'
import { memberRoles } from '@tessera/domain/profile/members/roles.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import {
  Consent,
  Language,
  AmountText,
  ColorMode,
  Id,
  line,
  NewAccountName,
  Nothing,
  Time,
} from '#platform/http/shared.ts'
import { PasswordText, Session } from '#access/sessions/sessions.ts'
import { VerifyToken } from '#access/verification/verification.ts'

/** Fiat currencies in which a customer may see values (specification §9). */
export const Fiat = z.enum(['USD', 'CNY'])
const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { params: { rule: 'timeZone' } })
  .meta({ id: 'TimeZone', example: 'Asia/Singapore' })
const freezeReasons = [...securityFreezes, ...otherFreezes, 'stopped_by_us'] as const

export const Freeze = z
  .object({
    /** The paused action; deposits and trading continue. */
    scope: z.enum(frozenScopes),
    /** The event that caused it. */
    reason: z.enum(freezeReasons),
    from: Time,
    until: Time,
  })
  .meta({ id: 'Freeze' })

const Kyc = z.object({
  status: z.enum(['unknown', 'pending', 'approved', 'rejected']),
  /** 1 once the identity is verified. */
  level: z.union([z.literal(0), z.literal(1)]),
  /** Null before verification has started. */
  type: z.enum(['personal', 'company']).nullable(),
  step: z.enum(['details', 'review', 'resend', 'approved', 'rejected']),
  /** Reasons for a rejection, or for requesting items again; `reasonText` is in the reader's language. */
  rejectReasons: z.array(z.object({ item: z.string().nullable(), reason: z.string(), reasonText: z.string() })),
})
/** `used` is the amount already withdrawn; `ccy` is the currency of both. */
export const Limit = z.object({ limit: AmountText, used: AmountText, ccy: z.string() })

export const UserInfo = z
  .object({
    id: Id,
    /** The account number that screens show. */
    userAccount: z.string().regex(/^\d+$/),
    nickname: z.string().nullable(),
    /** Null until the identity is approved. */
    realName: z.string().nullable(),
    /** Constant per account, and reveals nothing about it. Screens choose the color of the avatar by it. */
    avatarSeed: z.string().regex(/^[0-9a-f]{16}$/),
    type: z.enum(['individual', 'corporate', 'sub', 'member']),
    /** The owner's account; set for a sub-account. */
    parentId: Id.nullable(),
    /** Masked: `a***@example.com`. */
    email: z.string().nullable(),
    /** Masked: `+65****4567`. */
    mobile: z.string().nullable(),
    /** Calling code of the phone, digits only. */
    areaCode: z.string().nullable(),
    kyc: Kyc,
    investorClass: z.object({
      code: z.enum(['ri', 'ai', 'ei']),
      /** The start of the class, its end, and the consent to its notice; null for a retail investor. */
      since: Time.nullable(),
      expires: Time.nullable(),
      consent: Consent.nullable(),
    }),
    /** The active factors. An account can have a phone without using it as a factor. */
    security: z.object({
      email: z.boolean(),
      mobile: z.boolean(),
      google: z.boolean(),
      passkeys: z.boolean(),
      fundPassword: z.boolean(),
      /** True if an anti-phishing phrase for our emails is set. */
      antiPhishing: z.boolean(),
    }),
    /** The active freezes. */
    freezes: z.array(Freeze),
    /** `frozen`: no money moves until two operators unfreeze it. */
    status: z.enum(['active', 'frozen']),
    /** Withdrawal limits in 24 hours and in the calendar month (UTC). */
    limits: z.object({ withdraw24h: Limit, withdrawDay: Limit.nullable(), withdrawMonth: Limit }),
    features: z.object({ trade: z.boolean(), assets: z.boolean(), subAccounts: z.boolean() }),
    /** The invitation code of this account; a sub-account has none. */
    inviteCode: z.string().nullable(),
    lang: Language,
    fiat: Fiat,
    /** An IANA name, such as `Asia/Singapore`; null before the first login by the site, then times are in UTC. */
    timeZone: z.string().nullable(),
    /** Null if not chosen; then the language decides. */
    colourMode: ColorMode.nullable(),
    noReadMsgCount: z.number().int(),
    /** Only for a member of a company: the account on which this login acts, and the roles. */
    membership: z
      .object({ company: z.string(), userAccount: z.string(), roles: z.array(z.enum(memberRoles)) })
      .nullable(),
  })
  .meta({ id: 'UserInfo' })

export const customers = endpoints({
  register: {
    method: 'POST',
    path: 'ex/user/register',
    summary: 'Opens an account for a verified email or phone and logs it in',
    who: 'visitor',
    rate: { points: 300, seconds: 3600 },
    secret: ['password'],
    input: z.object({
      /** A token of scene `register`, proven for this account. */
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
      'INVITE_CODE_EXPIRED',
      'INVITE_CODE_USED_UP',
      'INVITE_CODE_WITHDRAWN',
      'INVITE_CODE_TOO_MANY_TRIES',
    ],
  },
  info: {
    method: 'POST',
    path: 'ex/api/v1/user/info',
    summary: 'The logged-in customer and their permissions',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({}),
    reply: UserInfo,
    refusals: [],
  },
  updateNickname: {
    method: 'POST',
    path: 'ex/user/nickname_update',
    summary: 'Sets the nickname: not blank, at most 10 characters',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({ nickname: line(10) }),
    reply: Nothing,
    refusals: ['NICKNAME_RESERVED'],
  },
  updatePreferences: {
    method: 'POST',
    path: 'ex/api/v1/customers/update_preferences',
    summary:
      'Sets the language of emails, the fiat currency of estimates and the time zone of screens, files and emails',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({ lang: Language.optional(), fiat: Fiat.optional(), timeZone: TimeZone.optional() }),
    reply: Nothing,
    refusals: [],
  },
  changeLanguage: {
    method: 'GET',
    path: 'ex/common/change_language',
    summary: 'Stores the language of a logged-in customer',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({ language: Language }),
    reply: z.object({ language: Language }),
    refusals: [],
  },
  changePassword: {
    method: 'POST',
    path: 'ex/api/v1/user/change/password',
    summary: 'Changes the password, ends every session, returns a new one, and pauses withdrawals',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    rate: { points: 20, seconds: 3600 },
    secret: ['oldPassword', 'newPassword'],
    input: z.object({
      oldPassword: PasswordText,
      newPassword: PasswordText,
      /** A token of scene `change_password`, payload {}. */
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
