import type { MemberRight } from '@tessera/domain/profile/members/roles.ts'
import type { ApiScope } from '@tessera/domain/access/api-keys/key.ts'

/**
 * The callers that an endpoint opens to besides the account's owner. Each is closed unless the row says otherwise, so a new row is as
 * strict as a row can be. A row of operators or visitors opens by its `who` alone.
 */
export type RowRights = {
  /** The right that it asks of a person of a company who is not the owner (decision 0086). Absent: the owner alone may call. */
  readonly memberRight?: Exclude<MemberRight, 'owner'>
  /** Sub-accounts may call it (decision 0021). Absent: identity, subscriptions, API keys and payments out are the owner's. */
  readonly subAccounts?: true
  /** The right of an API key that opens it. Absent: no key does. */
  readonly keyScope?: ApiScope
  /** It changes nothing for the company, or only prepares an act, so the history of the company's account leaves it out. */
  readonly reads?: true
}

/** The right that a row asks of a person of a company. */
export const memberRightOf = ({ memberRight }: RowRights): MemberRight => memberRight ?? 'owner'

/** True if a broker's key opens the row: a power of attorney covers orders and reading, and moves no money. */
export const opensToBroker = ({ keyScope, path }: RowRights & { readonly path: string }): boolean =>
  keyScope === 'read' || (keyScope !== undefined && path.startsWith('ex/api/v1/orders/'))
