import type { Endpoint } from '#platform/http/endpoint.ts'
import { type AnyApprovalKind, approvalKinds } from '#approval-kinds.ts'
import { type SettingPermission, settingPermissionNames } from '#platform/settings/setting-permissions.ts'

/** Acts of an operator that need no decision of two people, verb before noun. */
const withoutDecision = [
  'kyc.read',
  'financing.read',
  'customers.read',
  'withdrawals.read',
  'payouts.export',
  'payment_instructions.read',
  'otc_deals.read',
  'otc_ads.close',
  'fiat_orders.read',
  'deposits.read',
  'reconciliation.read',
  'ledger.read',
  'rates.read',
  'products.read',
  'agents.read',
  'subscriptions.read',
  'markets.read',
  'cms.read',
  'operators.read',
  'site.read',
  'settings.read',
  'sms.read',
  'stops.read',
  'stops.set',
  'audit.read',
  'approvals.read',
] as const
/**
 * A permission of operators. Roles are sets of permissions; a row of the contract or a kind of decision names the one
 * that it needs. `permission-words.ts` has a sentence for each.
 */
export type Permission = (typeof withoutDecision)[number] | AnyApprovalKind['permission'] | SettingPermission
const ofKinds = approvalKinds.map(({ permission }): Permission => permission)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the list begins with permissions, so it is not empty
export const permissions = [...new Set<Permission>([...withoutDecision, ...ofKinds, ...settingPermissionNames])] as [
  Permission,
  ...Permission[],
]

/** The code of a role, such as `finance`. Roles are settings: `platform/settings/role-areas.ts`. */
export type Role = string

/** True if a set of permissions contains this one. */
export const mayDo = (held: readonly Permission[], permission: Permission): boolean => held.includes(permission)

/** True if an operator with these permissions may call an endpoint. */
export const mayCall = (
  { permission, anyPermission }: Pick<Endpoint, 'permission' | 'anyPermission'>,
  held: readonly Permission[],
): boolean =>
  (permission === undefined || mayDo(held, permission)) &&
  (anyPermission === undefined || anyPermission.some((each) => mayDo(held, each)))
