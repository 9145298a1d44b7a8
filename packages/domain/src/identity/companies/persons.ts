export const personRoles = ['general_partner', 'limited_partner', 'authorized_trader', 'director', 'owner'] as const
export type PersonRole = (typeof personRoles)[number]

/** Minimum number of persons (specification §5). */
export const MIN_PERSONS = 1
export const MAX_PERSONS = 10
/** Shares are hundredths of a percent. */
export const WHOLE_SHARE = 10_000
/** Every person with this share must be listed (specification §9). */
export const LISTED_SHARE = 2_500

const signing: ReadonlySet<PersonRole> = new Set(['general_partner', 'director', 'owner'])
/** True if a person with these roles may sign the declaration. An authorized trader alone may not. */
export const maySign = (roles: readonly PersonRole[]): boolean => roles.some((role) => signing.has(role))
