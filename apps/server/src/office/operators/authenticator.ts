import { type Cipher, cipherFor, OPERATOR_AUTHENTICATOR } from '#platform/secrets/cipher.ts'
import type { Config } from '#platform/config/config.ts'
import { otpauthUri } from '#platform/secrets/totp.ts'

/** Encrypts stored authenticator secrets. */
export const authenticatorCipher = (config: Pick<Config, 'SECRET_KEY'>): Cipher =>
  cipherFor(config, OPERATOR_AUTHENTICATOR)

/** Returns the URI in the QR code for an operator's authenticator app. */
export const operatorUri = (secret: string, email: string): string =>
  otpauthUri(secret, { issuer: 'Tessera console', label: email })
