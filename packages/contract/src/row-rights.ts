import type { MemberRight } from '@tessera/domain/profile/members/roles.ts'
import type { ApiScope } from '@tessera/domain/access/api-keys/key.ts'

/**
 * The callers of an endpoint besides the account's owner. All are refused unless the row allows them, so a new row is
 * as strict as possible. For operators and visitors, only `who` counts.
 */
export type RowRights = {
  /**
   * The right that a member of a company needs who is not the owner (decision 0086). Absent: only the owner may call.
   */
  readonly memberRight?: Exclude<MemberRight, 'owner'>
  /**
   * Sub-accounts may call it (decision 0021). Absent: only the owner may, as for identity, subscriptions, API keys and
   * withdrawals.
   */
  readonly subAccounts?: true
  /** The scope that an API key needs. Absent: no key may call it. */
  readonly keyScope?: ApiScope
  /**
   * The row changes nothing for the company or only prepares an act, so the company's account history leaves it out.
   */
  readonly reads?: true
}

/** Returns the right that a row requires of a member of a company. */
export const memberRightOf = ({ memberRight }: RowRights): MemberRight => memberRight ?? 'owner'

/** True if a broker's key may call the row: a power of attorney covers orders and reading, and moves no money. */
export const opensToBroker = ({ keyScope, path }: RowRights & { readonly path: string }): boolean =>
  keyScope === 'read' || (keyScope !== undefined && path.startsWith('ex/api/v1/orders/'))
