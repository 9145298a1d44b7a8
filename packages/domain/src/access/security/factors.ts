/** What proves who somebody is besides a password, the strongest first. */
export const factors = ['passkey', 'google', 'mobile', 'email'] as const
export type Factor = (typeof factors)[number]
/** Which of them an account has and uses. */
export type Owned = Readonly<Record<Factor, boolean>>
export const isStrong = (owned: Pick<Owned, 'google' | 'passkey'>): boolean => owned.google || owned.passkey
/** Has something besides password and mailbox: trading, deposits and withdrawals are open (specification §4). */
export const isSecured = (owned: Owned): boolean => isStrong(owned) || owned.mobile
/** `new`: the address that an action names, proven by a code to it. `fund`: the fund password, where one is set. */
export type Proof = Factor | 'new' | 'fund'

/** Of each group one is to be proven. */
export type Demands = readonly (readonly Proof[])[]

/** The groups of which nothing is proven yet. */
export const missingOf = (demands: Demands, proven: readonly string[]): Demands =>
  demands.filter((group) => !group.some((proof) => proven.includes(proof)))

/** Six digits of an authenticator, or one of its backup codes. */
export const authenticatorCode = /^(\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$/
