import { acceptableSteps, TOTP_PERIOD_SECONDS } from '@tessera/domain/operators/totp.ts'
import { Secret, TOTP } from 'otpauth'
import { type Cipher, cipherFor } from '../platform/cipher.ts'
import type { Config } from '../platform/config.ts'

/** Authenticator secrets at rest. */
export const authenticatorCipher = (config: Pick<Config, 'SECRET_KEY'>): Cipher =>
  cipherFor(config, 'operator authenticator')

export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32

const totp = (secret: string, email: string): TOTP =>
  new TOTP({
    issuer: 'Tessera console',
    label: email,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: TOTP_PERIOD_SECONDS,
  })

/** What an authenticator app scans. */
export const otpauthUri = (secret: string, email: string): string => totp(secret, email).toString()

/** The unused step that this code belongs to at this moment; undefined for a wrong, late or repeated code. */
export function stepOfCode(secret: string, code: string, at: Date, lastUsed: bigint): number | undefined {
  const generator = totp(secret, 'operator')
  return acceptableSteps(at, lastUsed).find(
    (step) => generator.generate({ timestamp: step * TOTP_PERIOD_SECONDS * 1000 }) === code,
  )
}
