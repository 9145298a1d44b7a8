import type { SecurityFreeze } from './rules.ts'

/** The scopes of a freeze: withdrawals to a chain or a bank, transfers to another customer, and OTC sales (decision G13). */
export const frozenScopes = ['withdraw', 'transferOut', 'p2pSell'] as const
export type FreezeScope = (typeof frozenScopes)[number]

/** Causes of a freeze other than a change of security settings. */
export const otherFreezes = [
  'login_password_reset',
  'sign_in_reported',
  'deposit_doubted',
  'identity_check_failed',
  'fund_password_failed',
  'authenticator_failed',
] as const
export type FreezeCause = SecurityFreeze | (typeof otherFreezes)[number]

/**
 * The scopes that each cause freezes. Each cause casts doubt on the person or the money, so it freezes all three: a
 * thief would use any open scope. Operators can extend, shorten or lift a single scope.
 */
export const scopesOfCause = {
  login_password_changed: frozenScopes,
  login_password_reset: frozenScopes,
  email_bound: frozenScopes,
  email_changed: frozenScopes,
  email_lost: frozenScopes,
  phone_bound: frozenScopes,
  phone_changed: frozenScopes,
  authenticator_bound: frozenScopes,
  authenticator_unbound: frozenScopes,
  authenticator_failed: frozenScopes,
  backup_codes_renewed: frozenScopes,
  mobile_check_closed: frozenScopes,
  mobile_check_opened: frozenScopes,
  fund_password_changed: frozenScopes,
  fund_password_failed: frozenScopes,
  passkey_added: frozenScopes,
  passkey_removed: frozenScopes,
  sign_in_reported: frozenScopes,
  deposit_doubted: frozenScopes,
  identity_check_failed: frozenScopes,
} as const satisfies Readonly<Record<FreezeCause, readonly FreezeScope[]>>
