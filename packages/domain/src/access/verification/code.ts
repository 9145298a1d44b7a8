import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { verificationResendTooSoon, verificationTooManySends } from './refusals.ts'

/** Decision G8: six digits, five tries, five minutes, 90 seconds between two of one target. */
export const CODE_TRIES = 5
export const CODE_SECONDS = 300
export const RESEND_SECONDS = 90
/** A proven code becomes a token for one use within this time. */
export const VERIFY_TOKEN_SECONDS = 300
/** Codes to one mailbox in one hour and in one day, and wrong tries of them: after that no code is sent (threats AUT-06, AUT-10). */
const SENDS_PER_HOUR = 5
const SENDS_PER_DAY = 10
const WRONG_PER_DAY = 20
/** A network (IPv4 /24, IPv6 /48) may ask for so many times what one of its addresses may. */
export const NETWORK_TIMES = 10

/** Codes that were asked and not proven: whoever proves a code owns the mailbox and bombs nobody. Counted per scene. */
export type Sends = {
  readonly now: Date
  /** Of the latest one that can still be used. */
  readonly resendAt: Date | undefined
  readonly targetInHour: number
  readonly targetInDay: number
  readonly wrongInDay: number
  readonly addressInDay: number
  readonly networkInDay: number
  /** How many one network address may ask for in a day, over all targets. */
  readonly addressLimit: number
}

/** Whether another code may be sent. Refused: VERIFICATION_RESEND_TOO_SOON, VERIFICATION_TOO_MANY_SENDS. */
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
