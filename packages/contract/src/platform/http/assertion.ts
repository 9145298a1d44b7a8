import { z } from 'zod'

/** Bytes as base64url of at most `max` characters. */
export const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)
/** The id that a device gave a passkey. */
export const CredentialId = base64url(1400)

/** The response of a device that signed a challenge with a passkey, in the JSON form of WebAuthn level 3. */
export const Assertion = z
  .strictObject({
    id: CredentialId,
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    /** The user handle that the device sends. */
    userHandle: base64url(100).optional(),
  })
  .meta({ id: 'PasskeyAnswer' })
