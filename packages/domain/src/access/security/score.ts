import type { Owned } from './factors.ts'

/** Protections of an account, with equal weight. The first missing one is the next step. */
export const strengths = ['email', 'mobile', 'authenticator', 'fundPassword', 'phishingPhrase'] as const
export type Strength = (typeof strengths)[number]
type Has = Readonly<Record<Strength, boolean>>

/** A passkey counts as an authenticator. */
export const strengthsOf = (owned: Owned, also: Pick<Has, 'fundPassword' | 'phishingPhrase'>): Has => ({
  email: owned.email,
  mobile: owned.mobile,
  authenticator: owned.google || owned.passkey,
  ...also,
})

/** The score out of 100, and the next protection that would raise it. */
export function scoreOf(has: Has): { readonly points: number; readonly next: Strength | undefined } {
  const there = strengths.filter((each) => has[each]).length
  return { points: (there * 100) / strengths.length, next: strengths.find((each) => !has[each]) }
}
