import { ok, type Outcome, type Refusal, refuse } from '#platform/outcome/outcome.ts'
import { type Demands, type Factor, factors, isSecured, isStrong, type Owned } from './factors.ts'
import { authenticatorRequired, emailRequired, phoneRequired } from './refusals.ts'

/**
 * `money` requires phone, authenticator or passkey, and is refused to an account with none of them (threat AZ-07).
 * `second` requires the same, but accepts email from an account with none of them. `every` requires each factor of the
 * account; an authenticator and a passkey replace each other. `all but mobile` requires the same, except a lost phone.
 */
type Wanted = 'nothing' | 'money' | 'second' | 'every' | 'all but mobile'
type Rule = {
  readonly wants: Wanted
  /** Factors that the account must have. */
  readonly has?: readonly Factor[]
  /** Another address to prove: one in the payload, or the account's own phone. */
  readonly news?: 'email' | 'phone' | 'own phone'
  /** True if the fund password is required too, provided the account has one, because money leaves. */
  readonly fund?: true
  /** True if the login password is required too. */
  readonly password?: true
  /** The cause of the withdrawal pause, which is also the entry in the security history. */
  readonly freezes?: SecurityFreeze
  /** The kind of factor that the action adds. The first one of its kind may pause nothing (`first-factor.ts`). */
  readonly binds?: Factor
  /** The replaced address, which must exist and is notified too, whether or not it proves anything. */
  readonly replaces?: 'email' | 'phone'
}

/** Security changes after which withdrawals pause. */
export const securityFreezes = [
  'login_password_changed',
  'email_bound',
  'email_changed',
  'email_lost',
  'phone_bound',
  'phone_changed',
  'authenticator_bound',
  'authenticator_unbound',
  'backup_codes_renewed',
  'mobile_check_closed',
  'mobile_check_opened',
  'fund_password_changed',
  'passkey_added',
  'passkey_removed',
] as const
export type SecurityFreeze = (typeof securityFreezes)[number]

const change = { wants: 'every', password: true } as const

/**
 * The factors and consequences of each security change: the only table, shared by server, screens and tests. Threats
 * AUT-15, AUT-16, AUT-28: a weak factor never suffices to replace a strong one, and a stolen session alone cannot
 * change anything. Decision 0017.
 */
export const securityRules = {
  withdraw: { wants: 'money', fund: true },
  internal_transfer: { wants: 'money', fund: true },
  payout: { wants: 'money', fund: true },
  add_address: { wants: 'money' },
  trust_address: { wants: 'money', fund: true },
  set_bank_account: { wants: 'money' },
  remove_bank_account: { wants: 'money' },
  set_payment_method: { wants: 'money' },
  remove_payment_method: { wants: 'money' },
  otc_release: { wants: 'money', fund: true },
  decide_terms: { wants: 'money' },
  create_api_key: { wants: 'money' },
  update_api_key: { wants: 'money' },
  create_webhook: { wants: 'money' },
  change_password: { wants: 'second', password: true, freezes: 'login_password_changed' },
  create_sub_account: { wants: 'second' },
  open_sub_account_login: { wants: 'second', news: 'email' },
  set_member: { wants: 'second' },
  remove_member: { wants: 'second' },
  sign_act: { wants: 'money' },
  set_signature_rule: { wants: 'money' },
  set_phishing_phrase: { wants: 'second' },
  check_identity: { wants: 'second' },
  set_fund_password: { wants: 'money', freezes: 'fund_password_changed' },
  bind_email: { ...change, news: 'email', freezes: 'email_bound', binds: 'email' },
  change_email: { ...change, news: 'email', freezes: 'email_changed', replaces: 'email' },
  bind_phone: { ...change, news: 'phone', freezes: 'phone_bound', binds: 'mobile' },
  change_phone: { ...change, news: 'phone', freezes: 'phone_changed', replaces: 'phone' },
  bind_authenticator: { ...change, freezes: 'authenticator_bound', binds: 'google' },
  unbind_authenticator: { ...change, freezes: 'authenticator_unbound', has: ['google', 'mobile'] },
  renew_backup_codes: { ...change, freezes: 'backup_codes_renewed', has: ['google'] },
  close_mobile: { ...change, freezes: 'mobile_check_closed', has: ['mobile', 'email'] },
  close_mobile_by_email: {
    wants: 'all but mobile',
    password: true,
    freezes: 'mobile_check_closed',
    has: ['mobile', 'email', 'google'],
  },
  open_mobile: { ...change, news: 'own phone', freezes: 'mobile_check_opened' },
  add_passkey: { ...change, freezes: 'passkey_added', binds: 'passkey' },
  remove_passkey: { ...change, freezes: 'passkey_removed' },
  close_account: change,
  download_data: { wants: 'every' },
  sign_agent_contract: { wants: 'second' },
  sign_broker_contract: { wants: 'second' },
  grant_broker_power: { wants: 'money' },
  create_broker_key: { wants: 'money' },
  freeze_account: { wants: 'nothing' },
} as const satisfies Readonly<Record<string, Rule>>
export type SecurityAction = keyof typeof securityRules
const isAction = (name: string): name is SecurityAction => Object.hasOwn(securityRules, name)
export const securityActions = Object.keys(securityRules).filter(isAction)
export const ruleOf = (action: SecurityAction): Rule => securityRules[action]

type Lacking = 'SECURITY_FACTOR_REQUIRED' | 'EMAIL_REQUIRED' | 'PHONE_REQUIRED' | 'AUTHENTICATOR_REQUIRED'
const lacking: Readonly<Record<Factor, Refusal<Exclude<Lacking, 'SECURITY_FACTOR_REQUIRED'>>>> = {
  passkey: authenticatorRequired,
  google: authenticatorRequired,
  mobile: phoneRequired,
  email: emailRequired,
}

/**
 * Returns the required proofs for an action by an account with these factors. `enforced` means that an authenticator is
 * required (is_enforce_google_auth), so no other factor is accepted and it cannot be removed. `fundPassword` is true if
 * the account has one.
 */
export function demandsOf(
  action: SecurityAction,
  owned: Owned,
  enforced: boolean,
  fundPassword = false,
): Outcome<Demands, Lacking> {
  const { wants, has = [], news, fund } = ruleOf(action)
  const missing = has.find((factor) => !owned[factor])
  if (missing !== undefined) return lacking[missing]
  const isShort = action === 'unbind_authenticator' || (oneOf.has(wants) && !isStrong(owned))
  if (enforced && isShort) return lacking.google
  if (wants === 'money' && !isSecured(owned)) return refuse('SECURITY_FACTOR_REQUIRED')
  const groups = groupsOf(wants, owned, enforced).filter((group) => group.length > 0)
  const others: Demands = [
    ...(news === undefined ? [] : [['new'] as const]),
    ...(fund && fundPassword ? [['fund'] as const] : []),
  ]
  return ok([...groups, ...others])
}

const oneOf: ReadonlySet<Wanted> = new Set(['money', 'second'])
const strong = ['passkey', 'google'] as const

function groupsOf(wants: Wanted, owned: Owned, enforced: boolean): readonly (readonly Factor[])[] {
  const own = (some: readonly Factor[]): Factor[] => some.filter((factor) => owned[factor])
  if (wants === 'nothing') return []
  if (wants === 'every') return [own(strong), own(['mobile']), own(['email'])]
  if (wants === 'all but mobile') return [own(strong), own(['email'])]
  const second = enforced ? own(strong) : own(factors).filter((factor) => factor !== 'email')
  return [second.length > 0 ? second : own(['email'])]
}

/**
 * Returns the accepted factors for the second step of a login. They are all of the account, or only the strong ones if
 * an authenticator is enforced and the account has one. `afterReset` is true if an email code alone may have reset the
 * password. Then email does not count for an account with a strong factor (threat AUT-13).
 */
export function loginFactors(owned: Owned, enforced: boolean, afterReset = false): Factor[] {
  const has = factors.filter((factor) => owned[factor])
  if (!isStrong(owned)) return has
  if (enforced) return has.filter((factor) => factor === 'google' || factor === 'passkey')
  return afterReset ? has.filter((factor) => factor !== 'email') : has
}
