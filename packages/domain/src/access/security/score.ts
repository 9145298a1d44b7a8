import type { Owned } from './factors.ts'

/** What makes an account strong, each worth the same; the first that is missing is the next step. */
export const strengths = ['email', 'mobile', 'authenticator', 'fundPassword', 'phishingPhrase'] as const
export type Strength = (typeof strengths)[number]
type Has = Readonly<Record<Strength, boolean>>

/** A passkey stands for an authenticator. */
export const strengthsOf = (owned: Owned, also: Pick<Has, 'fundPassword' | 'phishingPhrase'>): Has => ({
  email: owned.email,
  mobile: owned.mobile,
  authenticator: owned.google || owned.passkey,
  ...also,
})

/** Of 100, and what would raise it next. */
export function scoreOf(has: Has): { readonly points: number; readonly next: Strength | undefined } {
  const there = strengths.filter((each) => has[each]).length
  return { points: (there * 100) / strengths.length, next: strengths.find((each) => !has[each]) }
}
