import {
  acceptableSteps,
  distantSteps,
  TOTP_PERIOD_SECONDS,
  type UsedSteps,
} from '@tessera/domain/access/verification/totp.ts'
import { Secret, TOTP } from 'otpauth'

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

type About = { readonly issuer: string; readonly label: string }

const totp = (secret: string, { issuer, label }: About): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: TOTP_PERIOD_SECONDS })

/** Returns the URI in the QR code for an authenticator app. */
export const otpauthUri = (secret: string, about: About): string => totp(secret, about).toString()

/** The unused time step of a code; undefined for a wrong, late or repeated code. */
export function matchingTimeStep(secret: string, code: string, at: Date, used: bigint | UsedSteps): number | undefined {
  return acceptableSteps(at, typeof used === 'bigint' ? { last: used, refused: [] } : used).find(hasCode(secret, code))
}

/** The time step up to 12 hours away whose code this is; undefined if there is none. It never proves anything. */
export function distantTimeStep(secret: string, code: string, at: Date): number | undefined {
  return distantSteps(at).find(hasCode(secret, code))
}

function hasCode(secret: string, code: string): (step: number) => boolean {
  const generator = totp(secret, { issuer: '', label: '' })
  return (step) => generator.generate({ timestamp: step * TOTP_PERIOD_SECONDS * 1000 }) === code
}
