import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { verificationResendTooSoon, verificationTooManySends } from './refusals.ts'

/**
 * Decision G8: a code has six digits and is valid for five tries and five minutes. The next code to one target is sent
 * after 90 seconds at the earliest.
 */
export const CODE_TRIES = 5
export const CODE_SECONDS = 300
export const RESEND_SECONDS = 90
/** Lifetime of the single-use token for a proven code. */
export const VERIFY_TOKEN_SECONDS = 300
/**
 * Limits per email: codes per hour and per day, and wrong tries. Beyond a limit no code is sent (threats AUT-06,
 * AUT-10).
 */
const SENDS_PER_HOUR = 5
const SENDS_PER_DAY = 10
const WRONG_PER_DAY = 20
/** A network (IPv4 /24, IPv6 /48) may request this many times the codes of one address. */
export const NETWORK_TIMES = 10

/**
 * Codes that were requested but not proven, counted per scene. A person who proves a code owns the email, so those
 * codes are not spam.
 */
export type Sends = {
  readonly now: Date
  /** The earliest time for another code after the latest valid one. */
  readonly resendAt: Date | undefined
  readonly targetInHour: number
  readonly targetInDay: number
  readonly wrongInDay: number
  readonly addressInDay: number
  readonly networkInDay: number
  /** Maximum number of codes that one network address may request in a day, over all targets. */
  readonly addressLimit: number
}

/** Checks whether another code may be sent. Refusals: VERIFICATION_RESEND_TOO_SOON, VERIFICATION_TOO_MANY_SENDS. */
export function maySend(
  sends: Sends,
): Outcome<undefined, 'VERIFICATION_RESEND_TOO_SOON' | 'VERIFICATION_TOO_MANY_SENDS'> {
  const waitMs = sends.resendAt === undefined ? 0 : sends.resendAt.getTime() - sends.now.getTime()
  if (waitMs > 0) return verificationResendTooSoon(Math.ceil(waitMs / 1000))
  const isTooManyADay =
    sends.targetInDay >= SENDS_PER_DAY ||
    sends.wrongInDay >= WRONG_PER_DAY ||
    sends.addressInDay >= sends.addressLimit ||
    sends.networkInDay >= sends.addressLimit * NETWORK_TIMES
  if (isTooManyADay) return verificationTooManySends(24)
  return sends.targetInHour >= SENDS_PER_HOUR ? verificationTooManySends(1) : ok(undefined)
}
