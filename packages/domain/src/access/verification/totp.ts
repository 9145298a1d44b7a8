/** Seconds for which an authenticator code is valid (RFC 6238). */
export const TOTP_PERIOD_SECONDS = 30
/** Time steps that a phone's clock may be ahead or behind. */
export const TOTP_WINDOW_STEPS = 1

/** The time step of a moment. */
export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / TOTP_PERIOD_SECONDS)

/** The acceptable steps: within the window, and after the last used one. */
export const acceptableSteps = (at: Date, lastUsed: bigint): number[] => {
  const middle = totpStep(at)
  const steps: number[] = []
  for (let step = middle - TOTP_WINDOW_STEPS; step <= middle + TOTP_WINDOW_STEPS; step += 1)
    if (BigInt(step) > lastUsed) steps.push(step)
  return steps
}
