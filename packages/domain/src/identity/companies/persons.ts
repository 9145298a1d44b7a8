export const personRoles = ['general_partner', 'limited_partner', 'authorized_trader', 'director', 'owner'] as const
export type PersonRole = (typeof personRoles)[number]

/** Specification §5. */
export const MIN_PERSONS = 1
export const MAX_PERSONS = 10
/** Shares are hundredths of a percent. */
export const WHOLE_SHARE = 10_000
/** Whoever holds as much is listed (specification §9). */
export const LISTED_SHARE = 2_500

const signing: ReadonlySet<PersonRole> = new Set(['general_partner', 'director', 'owner'])
/** Whether somebody may sign the declaration: who trades for a company does not bind it by that. */
export const maySign = (roles: readonly PersonRole[]): boolean => roles.some((role) => signing.has(role))
