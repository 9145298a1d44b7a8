import { acceptableSteps, TOTP_PERIOD_SECONDS } from '@tessera/domain/access/verification/totp.ts'
import { Secret, TOTP } from 'otpauth'

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

type About = { readonly issuer: string; readonly label: string }

const totp = (secret: string, { issuer, label }: About): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: TOTP_PERIOD_SECONDS })

/** The URI in the QR code for an authenticator app. */
export const otpauthUri = (secret: string, about: About): string => totp(secret, about).toString()

/** The unused time step of a code; undefined for a wrong, late or repeated code. */
export function matchingTimeStep(secret: string, code: string, at: Date, lastUsed: bigint): number | undefined {
  const generator = totp(secret, { issuer: '', label: '' })
  return acceptableSteps(at, lastUsed).find(
    (step) => generator.generate({ timestamp: step * TOTP_PERIOD_SECONDS * 1000 }) === code,
  )
}
