import { IPS_LENGTH } from '@tessera/domain/api-keys/ips.ts'
import { methodKinds } from '@tessera/domain/payment-methods/method.ts'
import { factors } from '@tessera/domain/security/factors.ts'
import { securityActions } from '@tessera/domain/security/rules.ts'
import { canonicalText, wrongInText } from '@tessera/domain/typed-text.ts'
import { z } from 'zod'
import { CaptchaProof } from './captcha.ts'
import { endpoints } from './endpoint.ts'
import { AuthenticatorCode, PhoneChannel } from './proofs.ts'
import { Language } from './public-config.ts'
import { PasswordText } from './sessions.ts'
import { AmountText, Chain, Code6, Coin, Email, Id, Phone, Time, WalletAddress, WalletTag } from './shared.ts'

/** What a recipient was found by, in its one spelling: shown in a mail. */
const Spelling = z
  .string()
  .max(254)
  .regex(/^[!-~]+$/)

/** Text of one line that may be empty: shown in a mail, and kept in the spelling in which it is asked again. */
const lineOf = (max: number) =>
  z
    .string()
    .overwrite(canonicalText)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u)
    .refine((text) => wrongInText(text) !== 'direction', { params: { rule: 'direction' } })
const Line = lineOf(100)
const Ips = lineOf(IPS_LENGTH)
/** A text that a code signs. */
const signedText = { version: Line, sha256: z.string().regex(/^[0-9a-f]{64}$/) }
const keyRights = { label: Line, scopes: Line, ips: Ips }

/** Actions of a signed-in person that codes authorise: those of the table that demand a proof. */
export const SignedInScene = z.enum(securityActions).exclude(['freeze_account'])
export type SignedInScene = z.output<typeof SignedInScene>

const onChain = { coin: Coin, chain: Chain, address: WalletAddress, tag: WalletTag.exactOptional() }
/** The number by its end: the code's message is a mail. */
const bankAccount = { fiat: Coin, bank: Line, ending: z.string().regex(/^[A-Z0-9]{4}$/) }
/** A way to be paid, by the end of its account. */
const paidBy = { kind: z.enum(methodKinds), ending: z.string().regex(/^[!-~]{1,4}$/) }
const none = z.strictObject({})
/** What each scene authorises: shown in the message beside the code, bound to it by hash, and asked again where it is used. */
export const verifyPayloads = {
  withdraw: z.strictObject({ ...onChain, amount: AmountText, fee: AmountText }),
  internal_transfer: z.strictObject({ recipientId: Id, recipient: Spelling, coin: Coin, amount: AmountText }),
  payout: z.strictObject({ ...bankAccount, bankAccountId: Id, amount: AmountText, fee: AmountText }),
  add_address: z.strictObject(onChain),
  trust_address: z.strictObject(onChain),
  set_bank_account: z.strictObject({ ...bankAccount, content: z.string().regex(/^[0-9a-f]{64}$/) }),
  remove_bank_account: z.strictObject({ ...bankAccount, id: Id }),
  set_payment_method: z.strictObject({ ...paidBy, content: z.string().regex(/^[0-9a-f]{64}$/) }),
  remove_payment_method: z.strictObject({ ...paidBy, id: Id }),
  otc_release: z.strictObject({
    dealId: Id,
    number: Line,
    coin: Coin,
    amount: AmountText,
    fiat: Coin,
    fiatAmount: AmountText,
  }),
  new_coin_purchase: z.strictObject({ sale: Coin, coin: Coin, amount: AmountText, total: AmountText }),
  decide_terms: z.strictObject({
    id: Id,
    application: Line,
    verdict: z.enum(['accept', 'decline']),
    amount: AmountText,
    fiat: Coin,
    hash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  change_password: none,
  create_api_key: z.strictObject({ ...keyRights, publicKey: Line, subAccountId: Id.exactOptional() }),
  update_api_key: z.strictObject({ id: Id, ...keyRights }),
  create_webhook: z.strictObject({ url: lineOf(500), events: lineOf(300) }),
  create_sub_account: z.strictObject({ name: Line }),
  open_sub_account_login: z.strictObject({ id: Id, email: Email }),
  set_member: z.strictObject({ person: Line, address: Email, roles: Line }),
  remove_member: z.strictObject({ person: Line, address: Email }),
  /** The second signature on an act that waits; an act without an amount has `rule` instead. */
  sign_act: z.strictObject({
    id: Id,
    act: lineOf(360), // The longest contains a name of 60 characters, an email address of 254, and roles.
    amount: AmountText.exactOptional(),
    coin: Coin.exactOptional(),
  }),
  /** The amounts in US dollars above which two people sign; empty for none. */
  set_signature_rule: z.strictObject({ orders: Line, money: Line }),
  set_phishing_phrase: none,
  check_identity: none,
  set_fund_password: none,
  bind_email: z.strictObject({ email: Email }),
  change_email: z.strictObject({ email: Email }),
  bind_phone: z.strictObject({ phone: Phone }),
  change_phone: z.strictObject({ phone: Phone }),
  bind_authenticator: none,
  unbind_authenticator: none,
  renew_backup_codes: none,
  close_mobile: none,
  close_mobile_by_email: none,
  open_mobile: none,
  add_passkey: none,
  remove_passkey: z.strictObject({ id: Id }),
  close_account: none,
  download_data: none,
  sign_agent_contract: z.strictObject(signedText),
  sign_broker_contract: z.strictObject(signedText),
  grant_broker_power: z.strictObject({ broker: Line, subAccountId: Id, ...signedText }),
  create_broker_key: z.strictObject({ accountId: Id, label: Line, ips: Line, publicKey: Line }),
} as const satisfies Record<SignedInScene, z.ZodObject>
export type VerifyPayload<S extends SignedInScene> = z.output<(typeof verifyPayloads)[S]>

/** As `verifyPayloads` says for the scene. */
export const AnyPayload = z.record(z.string().max(20), z.string().max(500))
/** What can be proven: a factor of the account, the new address that the payload names, the fund password. */
export const Proof = z.enum([...factors, 'new', 'fund'])
const Demands = z.array(z.array(Proof))

/** A code is on its way, or so it looks to who asked for somebody else's address. */
export const CodeScene = z.enum(['register', ...SignedInScene.options])
export const Challenge = z
  .object({
    challengeId: Id,
    /** The code authorises nothing else. */
    scene: CodeScene,
    /** `delayed`: codes of this channel arrive late at the moment, or not at all. */
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
    /** The token authorises nothing else. */
    scene: CodeScene,
    expiresAt: Time,
    /** Of each group one is still to be proven, with this token; none: the token authorises its payload, once. */
    missing: Demands,
  })
  .meta({ id: 'Proven' })

/** Codes for a visitor who proves an address before registering, or for a signed-in customer in another scene. */
const publicCode = {
  scene: CodeScene,
  /** Signed in: the code goes to the address of the account and authorises `payload`. Without it, to the new one in `payload`. */
  useBound: z.boolean().optional(),
  payload: AnyPayload.optional(),
  lang: Language.optional(),
  /** Of scene `register`. */
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
    summary: 'Mails a code to an address that wants to register, or to a signed-in customer for any scene',
    who: 'visitor',
    rate: { points: 400, seconds: 3600 },
    input: z.object({ account: Email.optional(), ...publicCode }),
    reply: Challenge,
    refusals: visitorRefusals,
  },
  sendSms: {
    method: 'POST',
    path: 'ex/api/v0/public/sms',
    summary: 'The same to a phone, as a text or a call',
    who: 'visitor',
    rate: { points: 400, seconds: 3600 },
    input: z.object({
      /** With its calling code; without it if `areaCode` has it. */
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
    summary: 'What an action asks the account to prove: one factor of each group',
    who: 'customer',
    rate: { points: 600, seconds: 3600 },
    input: z.object({ scene: SignedInScene }),
    reply: z
      .object({
        demands: Demands,
        /** Where codes go, without telling it whole. */
        masked: z.object({ email: z.string().nullable(), mobile: z.string().nullable() }),
      })
      .meta({ id: 'VerificationDemands' }),
    refusals: ['SECURITY_FACTOR_REQUIRED', 'EMAIL_REQUIRED', 'PHONE_REQUIRED', 'AUTHENTICATOR_REQUIRED'],
  },
  sendCode: {
    method: 'POST',
    path: 'ex/api/v1/verification/send_code',
    summary: 'Sends a code that authorises exactly this payload',
    who: 'customer',
    rate: { points: 60, seconds: 3600 },
    input: z.object({
      scene: SignedInScene,
      payload: AnyPayload,
      /** Which of the demanded proofs; without it the first that a code can give. */
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
    summary: 'Turns a right code into a token, or adds it to one; complete, it is good for one use within five minutes',
    who: 'visitor',
    rate: { points: 600, seconds: 3600 },
    input: z.object({
      challengeId: Id,
      code: Code6,
      /** Of the proofs so far. */
      verifyToken: VerifyToken.optional(),
    }),
    reply: Proven,
    refusals: ['VERIFICATION_CODE_WRONG', 'VERIFICATION_CODE_EXPIRED', 'VERIFY_TOKEN_INVALID'],
  },
  proveAuthenticator: {
    method: 'POST',
    path: 'ex/api/v1/verification/prove_authenticator',
    summary: 'The same with a code of the authenticator, or a backup code',
    who: 'customer',
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
    summary: 'The same with the fund password; the fifth wrong one in a day pauses withdrawals',
    who: 'customer',
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
