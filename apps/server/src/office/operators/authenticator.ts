import { type Cipher, cipherFor, OPERATOR_AUTHENTICATOR } from '#platform/secrets/cipher.ts'
import type { Config } from '#platform/config/config.ts'
import { otpauthUri } from '#platform/secrets/totp.ts'

/** Authenticator secrets at rest. */
export const authenticatorCipher = (config: Pick<Config, 'SECRET_KEY'>): Cipher =>
  cipherFor(config, OPERATOR_AUTHENTICATOR)

/** What an operator's authenticator app scans. */
export const operatorUri = (secret: string, email: string): string =>
  otpauthUri(secret, { issuer: 'Tessera console', label: email })
