import { frozenScopes } from '@tessera/domain/access/security/frozen-scopes.ts'
import { factors } from '@tessera/domain/access/security/factors.ts'
import { z } from 'zod'
import { CaptchaProof } from '#services/captcha/captcha.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { AuthenticatorCode, PhoneChannel } from '#platform/http/proofs.ts'
import { Language, Code6, Email, Id, Time } from '#platform/http/shared.ts'
import { PasswordText } from '#access/sessions/sessions.ts'
import { SignedInScene, AnyPayload } from './scenes.ts'

/** Possible proofs: a factor of the account, the new address in the payload, the fund password. */
export const Proof = z.enum([...factors, 'new', 'fund'])
const Demands = z.array(z.array(Proof))

/**
 * Scenes of a sent code. The response does not reveal that the address belongs to another person, to whom nothing is
 * sent.
 */
export const CodeScene = z.enum(['register', ...SignedInScene.options])
export const Challenge = z
  .object({
    challengeId: Id,
    /** The code authorizes only this scene. */
    scene: CodeScene,
    /** `delayed`: codes sent by this channel currently arrive late or not at all. */
    channelStatus: z.enum(['ok', 'delayed']),
    /** Seconds until another code may be sent, and until this one expires. */
    resendIn: z.number().int(),
    expiresIn: z.number().int(),
    /** No further code before this time. */
    resendAt: Time,
    expiresAt: Time,
  })
  .meta({ id: 'Challenge' })

export const VerifyToken = z.string().min(16).max(200)
export const Proven = z
  .object({
    verifyToken: z.string(),
    /** The token authorizes only this scene. */
    scene: CodeScene,
    expiresAt: Time,
    /**
     * Groups of missing proofs; one proof of each must be added to this token. If empty, the token authorizes its
     * payload once.
     */
    missing: Demands,
  })
  .meta({ id: 'Proven' })

/** Codes for a visitor who proves an address before registration, or for a logged-in customer in any other scene. */
const publicCode = {
  scene: CodeScene,
  /**
   * For a logged-in customer. True sends the code to the account's own address and authorizes `payload`. False sends it
   * to the new address in `payload`.
   */
  useBound: z.boolean().optional(),
  payload: AnyPayload.optional(),
  lang: Language.optional(),
  /** A captcha of scene `register`. */
  captcha: CaptchaProof.optional(),
}
const visitorRefusals = [
  'REGISTRATION_FORBIDDEN',
  'REGION_NOT_SERVED',
  'ACCOUNT_REGION_PROHIBITED',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_FAILED',
  'CAPTCHA_UNAVAILABLE',
  'VERIFICATION_RESEND_TOO_SOON',
  'VERIFICATION_TOO_MANY_SENDS',
  'SMS_NOT_AVAILABLE',
  'UNAUTHORIZED',
  'EMAIL_REQUIRED',
  'PHONE_REQUIRED',
  'SECURITY_FACTOR_REQUIRED',
  'AUTHENTICATOR_REQUIRED',
  'PARAM_INVALID',
] as const

export const verification = endpoints({
  sendEmail: {
    method: 'POST',
    path: 'ex/api/v0/public/email',
    summary: 'Emails a code to an address that wants to register, or to a logged-in customer for any scene',
    who: 'visitor',
    memberRight: 'own',
    rate: { points: 400, seconds: 3600 },
    input: z.object({ account: Email.optional(), ...publicCode }),
    reply: Challenge,
    refusals: visitorRefusals,
  },
  sendSms: {
    method: 'POST',
    path: 'ex/api/v0/public/sms',
    summary: 'Sends a code to a phone, by text message or call',
    who: 'visitor',
    memberRight: 'own',
    rate: { points: 400, seconds: 3600 },
    input: z.object({
      /** With its calling code, unless `areaCode` has it. */
      account: z.string().max(40).optional(),
      areaCode: z
        .string()
        .regex(/^\d{1,4}$/)
        .optional(),
      channel: PhoneChannel.default('sms'),
      ...publicCode,
    }),
    reply: Challenge,
    refusals: visitorRefusals,
  },
  demands: {
    method: 'POST',
    path: 'ex/api/v1/verification/demands',
    summary: 'Verification that an action requires: one factor of each group',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    rate: { points: 600, seconds: 3600 },
    input: z.object({ scene: SignedInScene }),
    reply: z
      .object({
        demands: Demands,
        /** The masked addresses for codes. */
        masked: z.object({ email: z.string().nullable(), mobile: z.string().nullable() }),
        /** The scopes that the action pauses if it is done now, and for how many hours; null for none. */
        pause: z.object({ hours: z.number(), scopes: z.array(z.enum(frozenScopes)) }).nullable(),
      })
      .meta({ id: 'VerificationDemands' }),
    refusals: ['SECURITY_FACTOR_REQUIRED', 'EMAIL_REQUIRED', 'PHONE_REQUIRED', 'AUTHENTICATOR_REQUIRED'],
  },
  sendCode: {
    method: 'POST',
    path: 'ex/api/v1/verification/send_code',
    summary: 'Sends a code that authorizes exactly this payload',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    rate: { points: 60, seconds: 3600 },
    input: z.object({
      scene: SignedInScene,
      payload: AnyPayload,
      /** One of the required proofs. If absent, the first one that a sent code can give. */
      proof: z.enum(['email', 'mobile', 'new']).optional(),
      channel: PhoneChannel.default('sms'),
    }),
    reply: Challenge,
    refusals: [
      'PARAM_INVALID',
      'EMAIL_REQUIRED',
      'PHONE_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'AUTHENTICATOR_REQUIRED',
      'VERIFICATION_RESEND_TOO_SOON',
      'VERIFICATION_TOO_MANY_SENDS',
      'SMS_NOT_AVAILABLE',
    ],
  },
  prove: {
    method: 'POST',
    path: 'ex/api/v1/verification/prove',
    summary:
      'Turns a correct code into a token, or adds it to one; a complete token is valid for one use within five minutes',
    who: 'visitor',
    memberRight: 'own',
    rate: { points: 600, seconds: 3600 },
    input: z.object({
      challengeId: Id,
      code: Code6,
      /** The token with the proofs given so far. */
      verifyToken: VerifyToken.optional(),
    }),
    reply: Proven,
    refusals: ['VERIFICATION_CODE_WRONG', 'VERIFICATION_CODE_EXPIRED', 'VERIFY_TOKEN_INVALID'],
  },
  proveAuthenticator: {
    method: 'POST',
    path: 'ex/api/v1/verification/prove_authenticator',
    summary: 'Verifies with a code of the authenticator, or a backup code',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    rate: { points: 60, seconds: 3600 },
    input: z.object({
      scene: SignedInScene,
      payload: AnyPayload,
      code: AuthenticatorCode,
      verifyToken: VerifyToken.optional(),
    }),
    reply: Proven,
    refusals: [
      'PARAM_INVALID',
      'GOOGLE_VERIFY_FAILED',
      'AUTHENTICATOR_TOO_MANY_TRIES',
      'AUTHENTICATOR_LOCKED',
      'VERIFY_TOKEN_INVALID',
    ],
  },
  proveFundPassword: {
    method: 'POST',
    path: 'ex/api/v1/verification/prove_fund_password',
    summary: 'Verifies with the fund password; the fifth wrong one in a day pauses withdrawals',
    who: 'customer',
    reads: true,
    rate: { points: 60, seconds: 3600 },
    secret: ['password'],
    input: z.object({
      scene: SignedInScene,
      payload: AnyPayload,
      password: PasswordText,
      verifyToken: VerifyToken.optional(),
    }),
    reply: Proven,
    refusals: ['PARAM_INVALID', 'FUND_PASSWORD_WRONG', 'FUND_PASSWORD_LOCKED', 'VERIFY_TOKEN_INVALID'],
  },
})
