/** Factors besides the password, the strongest first. */
export const factors = ['passkey', 'google', 'mobile', 'email'] as const
export type Factor = (typeof factors)[number]
/** The factors that an account has set up. */
export type Owned = Readonly<Record<Factor, boolean>>
export const isStrong = (owned: Pick<Owned, 'google' | 'passkey'>): boolean => owned.google || owned.passkey
/**
 * True with a factor besides password and email. It is required for trading, deposits and withdrawals (specification
 * §4).
 */
export const isSecured = (owned: Owned): boolean => isStrong(owned) || owned.mobile
/**
 * `new` is a new address in the payload, proven by a code sent to it. `fund` is the fund password, if the account has
 * one.
 */
export type Proof = Factor | 'new' | 'fund'

/** Groups of proofs; one of each group is required. */
export type Demands = readonly (readonly Proof[])[]

/** Returns the groups of which no proof was given yet. */
export const missingOf = (demands: Demands, proven: readonly string[]): Demands =>
  demands.filter((group) => !group.some((proof) => proven.includes(proof)))

/** Six digits of an authenticator, or a backup code. */
export const authenticatorCode = /^(\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$/
