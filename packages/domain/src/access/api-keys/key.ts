import { DAY_MS } from '#platform/clock/durations.ts'
import { machine, type StatusOf } from '#platform/machine/machine.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { covers } from './ips.ts'
import { apiKeyWaiting, apiKeyWithdrawNeedsIps, apiScopeMissing } from './refusals.ts'

/**
 * Rights of a key, the weakest first. They are independent of each other: a key that may trade need not be able to
 * read.
 */
export const apiScopes = ['read', 'trade', 'withdraw'] as const
export type ApiScope = (typeof apiScopes)[number]

/**
 * An API key. It is stopped after several uses with the right secret from unlisted addresses. Only its owner restarts
 * it.
 */
export const apiKeyMachine = machine('active', {
  active: { stop: 'stopped', delete: 'deleted' },
  stopped: { restart: 'active', delete: 'deleted' },
  deleted: {},
})
export type ApiKeyStatus = StatusOf<typeof apiKeyMachine>

/** Maximum number of keys of one customer (specification §9). */
export const MAX_KEYS = 5
/**
 * Number of correctly signed requests from unlisted addresses that shows a stolen secret, each within a day of the one
 * before (threat API-06).
 */
export const MAX_FOREIGN_USES = 5
/** Lifetime in days of a key without addresses (threat API-03, decision G51). */
const DAYS_WITHOUT_IPS = { read: 90, trade: 30 } as const

export type KeyRights = { readonly scopes: readonly ApiScope[]; readonly ips: readonly string[] }

/**
 * Returns when a key with these rights expires, or null if it is bound to addresses. Refuses the right to withdraw to a
 * key without addresses.
 */
export function lifeOf({ scopes, ips }: KeyRights, now: Date): Outcome<Date | null, 'API_KEY_WITHDRAW_NEEDS_IPS'> {
  if (ips.length > 0) return ok(null)
  if (scopes.includes('withdraw')) return apiKeyWithdrawNeedsIps
  const days = scopes.includes('trade') ? DAYS_WITHOUT_IPS.trade : DAYS_WITHOUT_IPS.read
  return ok(new Date(now.getTime() + days * DAY_MS))
}

/** True if a change adds a right or an address to a key. Its waiting period then restarts. */
export const widens = (before: KeyRights, after: KeyRights): boolean =>
  after.scopes.some((scope) => !before.scopes.includes(scope)) ||
  after.ips.some((ip) => before.ips.length > 0 && !before.ips.some((network) => covers(network, ip))) ||
  (before.ips.length > 0 && after.ips.length === 0)

/** Allows a new key to read at once, and to trade and withdraw from `actsFrom` on (threat API-06). */
export const mayUse = (
  scope: ApiScope,
  key: { readonly scopes: readonly ApiScope[]; readonly actsFrom: Date },
  now: Date,
): Outcome<void, 'API_SCOPE_MISSING' | 'API_KEY_WAITING'> => {
  if (!key.scopes.includes(scope)) return apiScopeMissing(scope)
  return scope === 'read' || key.actsFrom <= now ? ok(undefined) : apiKeyWaiting(key.actsFrom)
}
