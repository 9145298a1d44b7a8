/** Factors besides the password, the strongest first. */
export const factors = ['passkey', 'google', 'mobile', 'email'] as const
export type Factor = (typeof factors)[number]
/** The factors that an account has and uses. */
export type Owned = Readonly<Record<Factor, boolean>>
export const isStrong = (owned: Pick<Owned, 'google' | 'passkey'>): boolean => owned.google || owned.passkey
/** True with a factor besides password and email, which opens trading, deposits and withdrawals (specification §4). */
export const isSecured = (owned: Owned): boolean => isStrong(owned) || owned.mobile
/** `new`: an address in the payload, proven by a code to it. `fund`: the fund password, if one is set. */
export type Proof = Factor | 'new' | 'fund'

/** Groups of proofs; one of each group is required. */
export type Demands = readonly (readonly Proof[])[]

/** The groups without a proof yet. */
export const missingOf = (demands: Demands, proven: readonly string[]): Demands =>
  demands.filter((group) => !group.some((proof) => proven.includes(proof)))

/** Six digits of an authenticator, or a backup code. */
export const authenticatorCode = /^(\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$/
