import { machine, type StatusOf } from '#platform/machine/machine.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { covers } from './ips.ts'
import { apiKeyWaiting, apiKeyWithdrawNeedsIps, apiScopeMissing } from './refusals.ts'

/** What a key may do, least first. Each stands by itself: a key that may trade need not be one that may read. */
export const apiScopes = ['read', 'trade', 'withdraw'] as const
export type ApiScope = (typeof apiScopes)[number]

/** Stopped: used from an address that is not on its list, by somebody who has the secret. Only its owner starts it again. */
export const apiKeyMachine = machine('active', {
  active: { stop: 'stopped', delete: 'deleted' },
  stopped: { restart: 'active', delete: 'deleted' },
  deleted: {},
})
export type ApiKeyStatus = StatusOf<typeof apiKeyMachine>

/** Specification §9: so many keys of one customer. */
export const MOST_KEYS = 5
/** So many rightly signed requests from foreign addresses, none a day after the one before, show that the secret is in other hands (threat API-06). */
export const MOST_FOREIGN_USES = 5
/** Days that a key lives which may be used from anywhere (threat API-03, decision G51). */
const DAYS_WITHOUT_IPS = { read: 90, trade: 30 } as const
const DAY_MS = 86_400_000

export type KeyRights = { readonly scopes: readonly ApiScope[]; readonly ips: readonly string[] }

/** When a key with these rights ends by itself: never, when it is bound to addresses. Only such a key may withdraw. */
export function lifeOf({ scopes, ips }: KeyRights, now: Date): Outcome<Date | null, 'API_KEY_WITHDRAW_NEEDS_IPS'> {
  if (ips.length > 0) return ok(null)
  if (scopes.includes('withdraw')) return apiKeyWithdrawNeedsIps
  const days = scopes.includes('trade') ? DAYS_WITHOUT_IPS.trade : DAYS_WITHOUT_IPS.read
  return ok(new Date(now.getTime() + days * DAY_MS))
}

/** Whether a change gives a key a right or a place that it did not have: then its waiting time begins again. */
export const widens = (before: KeyRights, after: KeyRights): boolean =>
  after.scopes.some((scope) => !before.scopes.includes(scope)) ||
  after.ips.some((ip) => before.ips.length > 0 && !before.ips.some((place) => covers(place, ip))) ||
  (before.ips.length > 0 && after.ips.length === 0)

/** A new key reads at once; it trades and withdraws from `actsFrom` on (threat API-06). */
export const mayUse = (
  scope: ApiScope,
  key: { readonly scopes: readonly ApiScope[]; readonly actsFrom: Date },
  now: Date,
): Outcome<void, 'API_SCOPE_MISSING' | 'API_KEY_WAITING'> => {
  if (!key.scopes.includes(scope)) return apiScopeMissing(scope)
  return scope === 'read' || key.actsFrom <= now ? ok(undefined) : apiKeyWaiting(key.actsFrom)
}
