/** Seconds for which an authenticator code is valid (RFC 6238). */
export const TOTP_PERIOD_SECONDS = 30
/** Time steps by which a phone's clock may be ahead or behind. */
export const TOTP_WINDOW_STEPS = 1
/** Time steps up to which a wrong code is compared with a wrong clock: 12 hours to each side. */
export const CLOCK_STEPS = (12 * 3600) / TOTP_PERIOD_SECONDS
/** A code from up to two minutes ago was typed slowly, which says nothing about the clock. */
const SLOW_STEPS = 4

/** Returns the time step that contains a moment. */
export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / TOTP_PERIOD_SECONDS)

/** The used steps of an authenticator: the last one, and later ones whose codes were refused. */
export type UsedSteps = { readonly last: bigint; readonly refused: readonly bigint[] }

/** The acceptable steps: within the window, after the last used one, and never refused. */
export const acceptableSteps = (at: Date, { last, refused }: UsedSteps): number[] => {
  const middle = totpStep(at)
  const steps: number[] = []
  for (let step = middle - TOTP_WINDOW_STEPS; step <= middle + TOTP_WINDOW_STEPS; step += 1)
    if (BigInt(step) > last && !refused.includes(BigInt(step))) steps.push(step)
  return steps
}

/** The steps outside the window whose codes show a wrong clock, the nearest first. */
export function* distantSteps(at: Date): Generator<number> {
  const middle = totpStep(at)
  for (let by = TOTP_WINDOW_STEPS + 1; by <= CLOCK_STEPS; by += 1) {
    yield middle - by
    yield middle + by
  }
}

/** How a phone's clock differs, in a text: whole hours, or minutes below 45 minutes. */
export type PhoneClock = {
  readonly clock: 'right' | 'behind' | 'ahead'
  readonly hours: number
  readonly minutes: number
}
export const rightClock: PhoneClock = { clock: 'right', hours: 0, minutes: 0 }

/** The clock of a phone that showed the code of this step. */
export function phoneClock(step: number, at: Date): PhoneClock {
  const steps = step - totpStep(at)
  if (steps >= -SLOW_STEPS && steps <= TOTP_WINDOW_STEPS) return rightClock
  const minutes = Math.max(1, Math.round((Math.abs(steps) * TOTP_PERIOD_SECONDS) / 60))
  return { clock: steps < 0 ? 'behind' : 'ahead', hours: minutes < 45 ? 0 : Math.round(minutes / 60), minutes }
}
