/** Roles that an administrator gives to a person of a company. Every person may also view the account. */
export const memberRoles = ['trade', 'pay', 'administer'] as const
export type MemberRole = (typeof memberRoles)[number]

/**
 * The right that an endpoint requires of a person of a company. `own` acts on the person's own login. `view` changes
 * nothing. `owner` is reserved for the first person of the account, who cannot be removed.
 */
export type MemberRight = 'own' | 'view' | MemberRole | 'owner'

/** True if a person with these roles has the right. The owner has every right; no role includes another. */
export const mayAct = (roles: readonly MemberRole[] | 'owner', right: MemberRight): boolean =>
  roles === 'owner' || right === 'own' || right === 'view' || (right !== 'owner' && roles.includes(right))

/** True if the new roles include one that the person does not have yet. */
export const isRaised = (before: readonly MemberRole[], after: readonly MemberRole[]): boolean =>
  after.some((role) => !before.includes(role))

/** Maximum number of people of one company besides its owner, including invitations. */
export const MAX_MEMBERS = 30
/** Hours within which an invitation must be accepted. */
export const INVITATION_HOURS = 72
