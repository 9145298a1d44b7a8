import { isSecured, isStrong, type Owned } from './factors.ts'

/** Protections that the exchange asks for, with equal weight: an address for notices, and a factor that opens money. */
export const required = ['email', 'factor'] as const
/** Protections that it only recommends; they do not count. */
export const recommended = ['authenticator', 'fundPassword', 'phishingPhrase'] as const
export type Strength = (typeof required)[number] | (typeof recommended)[number]
type Has = Readonly<Record<Strength, boolean>>

/**
 * The protections of an account. A passkey counts as an authenticator. `enforced`: the exchange requires an
 * authenticator (is_enforce_google_auth), so that a phone alone is not enough.
 */
export const strengthsOf = (
  owned: Owned,
  also: Pick<Has, 'fundPassword' | 'phishingPhrase'> & { readonly enforced: boolean },
): Has => ({
  email: owned.email,
  factor: also.enforced ? isStrong(owned) : isSecured(owned),
  authenticator: isStrong(owned),
  fundPassword: also.fundPassword,
  phishingPhrase: also.phishingPhrase,
})

/** The score out of 100, and the next protection: a required one first, then a recommended one. */
export function scoreOf(has: Has): { readonly points: number; readonly next: Strength | undefined } {
  const there = required.filter((each) => has[each]).length
  return { points: (there * 100) / required.length, next: [...required, ...recommended].find((each) => !has[each]) }
}
