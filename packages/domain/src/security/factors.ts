/** What proves who somebody is besides a password, the strongest first. */
export const factors = ['passkey', 'google', 'mobile', 'email'] as const
export type Factor = (typeof factors)[number]
/** Which of them an account has and uses. */
export type Owned = Readonly<Record<Factor, boolean>>
/** `new`: the address that an action names, proven by a code to it. */
export type Proof = Factor | 'new'

/** Of each group one is to be proven. */
export type Demands = readonly (readonly Proof[])[]

/** The groups of which nothing is proven yet. */
export const missingOf = (demands: Demands, proven: readonly string[]): Demands =>
  demands.filter((group) => !group.some((proof) => proven.includes(proof)))
