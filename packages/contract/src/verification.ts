import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Language } from './public-config.ts'
import { AmountText, Chain, Code6, Coin, Email, Id, Time } from './shared.ts'

/** Printable ASCII: it is shown in a mail. Whether it is an address is asked where it is used. */
const Address = z
  .string()
  .max(64)
  .regex(/^[!-~]+$/)

/** Text of one line that may be empty: shown in a mail. */
const Line = z.string().regex(/^[^\p{Cc}\p{Cs}]{0,100}$/u)
const keyRights = { label: Line, scopes: Line, ips: Line }

export const SignedInScene = z.enum([
  'withdraw',
  'add_address',
  'trust_address',
  'change_password',
  'create_api_key',
  'update_api_key',
])
export type SignedInScene = z.output<typeof SignedInScene>

/** What each scene authorises: shown in the mail beside the code, bound to it by hash, and asked again where it is used. */
export const verifyPayloads = {
  withdraw: z.strictObject({
    coin: Coin,
    chain: Chain,
    address: Address,
    amount: AmountText,
    fee: AmountText,
  }),
  add_address: z.strictObject({ coin: Coin, chain: Chain, address: Address }),
  trust_address: z.strictObject({ coin: Coin, chain: Chain, address: Address }),
  change_password: z.strictObject({}),
  create_api_key: z.strictObject({ ...keyRights, publicKey: Line }),
  update_api_key: z.strictObject({ id: Id, ...keyRights }),
} as const satisfies Record<SignedInScene, z.ZodObject>
export type VerifyPayload<S extends SignedInScene> = z.output<(typeof verifyPayloads)[S]>

/** A code is on its way, or so it looks to who asked for somebody else's address. */
export const Challenge = z
  .object({
    challengeId: Id,
    /** No further code before this time. */
    resendAt: Time,
    expiresAt: Time,
  })
  .meta({ id: 'Challenge' })

export const VerifyToken = z.string().min(16).max(200)

export const verification = endpoints({
  /** Visitors: proves that an address is theirs before they register. */
  sendEmail: {
    method: 'POST',
    path: 'ex/api/v0/public/email',
    summary: 'Mails a code to an address that wants to register',
    who: 'visitor',
    rate: { points: 400, seconds: 3600 },
    input: z.object({ account: Email, scene: z.literal('register'), lang: Language.optional() }),
    reply: Challenge,
    refusals: [
      'REGISTRATION_FORBIDDEN',
      'REGION_NOT_SERVED',
      'VERIFICATION_RESEND_TOO_SOON',
      'VERIFICATION_TOO_MANY_SENDS',
    ],
  },
  sendCode: {
    method: 'POST',
    path: 'ex/api/v1/verification/send_code',
    summary: 'Mails a code that authorises exactly this payload',
    who: 'customer',
    rate: { points: 60, seconds: 3600 },
    input: z.object({
      scene: SignedInScene,
      /** As `verifyPayloads` says for the scene. */
      payload: z.record(z.string().max(20), z.string().max(100)),
    }),
    reply: Challenge,
    refusals: ['PARAM_INVALID', 'VERIFICATION_RESEND_TOO_SOON', 'VERIFICATION_TOO_MANY_SENDS'],
  },
  prove: {
    method: 'POST',
    path: 'ex/api/v1/verification/prove',
    summary: 'Turns a right code into a token for one use within five minutes',
    who: 'visitor',
    rate: { points: 600, seconds: 3600 },
    input: z.object({ challengeId: Id, code: Code6 }),
    reply: z.object({ verifyToken: z.string(), expiresAt: Time }),
    refusals: ['VERIFICATION_CODE_WRONG', 'VERIFICATION_CODE_EXPIRED'],
  },
})
