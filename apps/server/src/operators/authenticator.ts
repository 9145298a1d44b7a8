import { type Cipher, cipherFor } from '../platform/cipher.ts'
import type { Config } from '../platform/config.ts'
import { otpauthUri } from '../platform/totp.ts'

/** Authenticator secrets at rest. */
export const authenticatorCipher = (config: Pick<Config, 'SECRET_KEY'>): Cipher =>
  cipherFor(config, 'operator authenticator')

/** What an operator's authenticator app scans. */
export const operatorUri = (secret: string, email: string): string =>
  otpauthUri(secret, { issuer: 'Tessera console', label: email })
