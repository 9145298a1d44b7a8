import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { LoginTicket, PasswordText, Session } from '#access/sessions/sessions.ts'
import { Assertion, base64url, CredentialId } from '#platform/http/assertion.ts'
import { Id, line, Nothing, Time } from '#platform/http/shared.ts'
import { Proven, VerifyToken } from '#access/verification/verification.ts'
import { AnyPayload, SignedInScene } from '#access/verification/scenes.ts'

/** Transports of a device, such as `internal` or `usb`. Browsers may send values that are not standardized yet. */
const Transports = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10)

const Descriptor = z.object({
  id: CredentialId,
  type: z.literal('public-key'),
  transports: Transports,
})

/** The options for `navigator.credentials.create`, in the JSON form of WebAuthn level 3. */
export const CreationOptions = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
    timeout: z.number().int(),
    excludeCredentials: z.array(Descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreationOptions' })

/** The options for `navigator.credentials.get`. Without a list, the device offers its passkeys for this site. */
export const RequestOptions = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.number().int(),
    allowCredentials: z.array(Descriptor),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequestOptions' })

/** A device's response, with its parts in base64url. */
export const NewCredential = z
  .strictObject({
    id: CredentialId,
    clientDataJSON: base64url(4000),
    attestationObject: base64url(12_000),
    transports: Transports,
  })
  .meta({ id: 'PasskeyCreated' })

const name = line(40)
const PasskeyChallenge = z.object({ challengeId: Id, options: RequestOptions })
const proven = { password: PasswordText, verifyToken: VerifyToken }
const changeRefused = ['LOGIN_TOO_MANY_TRIES', 'PASSWORD_WRONG', 'VERIFY_TOKEN_INVALID'] as const
const answerRefused = ['PASSKEY_NOT_AVAILABLE', 'PASSKEY_EXPIRED', 'PASSKEY_FAILED', 'PASSKEY_COPIED'] as const
const loginRefused = ['LOGIN_FORBIDDEN', 'REGION_NOT_SERVED'] as const
const own = {
  method: 'POST',
  who: 'customer',
  memberRight: 'own',
  subAccounts: true,
  rate: { points: 60, seconds: 3600 },
} as const
/** Seven days instead of twelve hours, on this device (decision G2). */
const keep = z.boolean().default(false)
const loginRow = { method: 'POST', who: 'visitor', rate: { points: 600, seconds: 3600 } } as const

export const passkeys = endpoints({
  list: {
    ...own,
    rate: { points: 600, seconds: 3600 },
    path: 'ex/api/v1/passkeys/list',
    summary: 'The caller’s passkeys, newest first',
    input: z.object({}),
    reply: z.object({
      rows: z.array(
        z.object({
          id: Id,
          name: z.string(),
          createdAt: Time,
          usedAt: Time.nullable(),
          /** True if the passkey is synchronized to other devices of its owner. */
          backedUp: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  addOptions: {
    ...own,
    path: 'ex/api/v1/passkeys/add_options',
    summary: 'Options for the device to create a passkey for this account; valid for one response of the same session',
    input: z.object({}),
    reply: z.object({ challengeId: Id, options: CreationOptions }),
    refusals: ['PASSKEY_NOT_AVAILABLE', 'PASSKEY_TOO_MANY'],
  },
  add: {
    ...own,
    path: 'ex/api/v1/passkeys/add',
    summary: 'Adds the passkey that a device created; needs a token of scene add_passkey',
    secret: ['password'],
    input: z.object({ challengeId: Id, name, credential: NewCredential, ...proven }),
    reply: z.object({ id: Id }),
    refusals: [
      ...changeRefused,
      'PASSKEY_NOT_AVAILABLE',
      'PASSKEY_EXPIRED',
      'PASSKEY_FAILED',
      'PASSKEY_EXIST',
      'PASSKEY_TOO_MANY',
    ],
  },
  rename: {
    ...own,
    path: 'ex/api/v1/passkeys/rename',
    summary: 'Renames one of the caller’s passkeys',
    input: z.object({ id: Id, name }),
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
  remove: {
    ...own,
    path: 'ex/api/v1/passkeys/remove',
    summary: 'Removes one of the caller’s passkeys; needs a token of scene remove_passkey',
    secret: ['password'],
    input: z.object({ id: Id, ...proven }),
    reply: Nothing,
    refusals: [...changeRefused, 'NOT_FOUND', 'SECURITY_FACTOR_REQUIRED'],
  },
  proveOptions: {
    ...own,
    path: 'ex/api/v1/passkeys/prove_options',
    summary: 'Options for the device to authorize exactly this payload with a passkey',
    input: z.object({ scene: SignedInScene, payload: AnyPayload }),
    reply: PasskeyChallenge,
    refusals: ['PARAM_INVALID', 'PASSKEY_NOT_AVAILABLE'],
  },
  prove: {
    ...own,
    path: 'ex/api/v1/passkeys/prove',
    summary: 'Turns the device’s response into a verify token, or adds it to one',
    input: z.object({
      scene: SignedInScene,
      payload: AnyPayload,
      challengeId: Id,
      credential: Assertion,
      verifyToken: VerifyToken.optional(),
    }),
    reply: Proven,
    refusals: ['PARAM_INVALID', ...answerRefused, 'VERIFY_TOKEN_INVALID'],
  },
  loginOptions: {
    ...loginRow,
    path: 'ex/user/passkey_options',
    summary: 'Options for the device to log in with a passkey alone',
    input: z.object({}),
    reply: PasskeyChallenge.extend({
      /** Remains in the requesting browser; no other browser can use the response. */
      browserSecret: z.string(),
    }),
    refusals: [...loginRefused, 'PASSKEY_NOT_AVAILABLE'],
  },
  login: {
    ...loginRow,
    path: 'ex/user/passkey_login',
    summary: 'Logs in with a passkey alone; the device has verified its holder',
    input: z.object({ challengeId: Id, browserSecret: z.string().min(16).max(200), credential: Assertion, keep }),
    reply: Session,
    refusals: [...loginRefused, ...answerRefused],
  },
  ticketOptions: {
    ...loginRow,
    path: 'ex/user/passkey_login_options',
    summary: 'Options for the device for the second step of a login that began with a password',
    input: z.object({ ticket: LoginTicket }),
    reply: PasskeyChallenge,
    refusals: ['LOGIN_TICKET_EXPIRED', 'LOGIN_FACTOR_NOT_TAKEN', 'PASSKEY_NOT_AVAILABLE'],
  },
  confirmLogin: {
    ...loginRow,
    path: 'ex/user/passkey_confirm_login',
    summary: 'Second step of a login, by passkey. Opens a session',
    input: z.object({ ticket: LoginTicket, challengeId: Id, credential: Assertion, keep }),
    reply: Session,
    refusals: [...loginRefused, 'LOGIN_TICKET_EXPIRED', 'LOGIN_FACTOR_NOT_TAKEN', ...answerRefused],
  },
})
