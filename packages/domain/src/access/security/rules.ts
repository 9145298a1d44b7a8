import { ok, type Outcome, type Refusal, refuse } from '#platform/outcome/outcome.ts'
import { type Demands, type Factor, factors, isSecured, isStrong, type Owned } from './factors.ts'
import { authenticatorRequired, emailRequired, phoneRequired } from './refusals.ts'

/**
 * `money`: one of phone, authenticator and passkeys; who has none of them cannot (threat AZ-07).
 * `second`: the same; the mailbox while the account has none of them.
 * `every`: each factor of the account, where an authenticator and a passkey stand for each other.
 * `all but mobile`: the same without the phone, for who has lost it.
 */
type Wanted = 'nothing' | 'money' | 'second' | 'every' | 'all but mobile'
type Rule = {
  readonly wants: Wanted
  /** Factors the account must have for this. */
  readonly has?: readonly Factor[]
  /** The address that is proven too: one that the payload names, or the account's own phone. */
  readonly news?: 'email' | 'phone' | 'own phone'
  /** Asks for the fund password as well, of who has set one: money leaves. */
  readonly fund?: true
  /** Asks for the login password as well. */
  readonly password?: true
  /** Pauses withdrawals: the cause, which is also the entry of the safety record. */
  readonly freezes?: SecurityFreeze
  /** An account that never held money has nothing to pause: a newcomer's first phone costs no two days. */
  readonly sparesEmpty?: true
  /** The address whose place is taken, whether or not it proves anything: it must be there, and hears of it too. */
  readonly replaces?: 'email' | 'phone'
}

/** Changes of what protects an account; after each of them withdrawals pause. */
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
 * Who may change what with which factors, and what follows: the one table that server, screens and tests read. Threats AUT-15,
 * AUT-16, AUT-28: nobody swaps a strong factor for a weak one, and a session alone changes nothing. Decision 0017.
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
  new_coin_purchase: { wants: 'money' },
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
  bind_email: { ...change, news: 'email', freezes: 'email_bound', sparesEmpty: true },
  change_email: { ...change, news: 'email', freezes: 'email_changed', replaces: 'email' },
  bind_phone: { ...change, news: 'phone', freezes: 'phone_bound', sparesEmpty: true },
  change_phone: { ...change, news: 'phone', freezes: 'phone_changed', replaces: 'phone' },
  bind_authenticator: { ...change, freezes: 'authenticator_bound' },
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
  add_passkey: { ...change, freezes: 'passkey_added' },
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
 * What must be proven for an action by an account with these factors. `enforced`: the house asks for an authenticator
 * (is_enforce_google_auth), so that what is left to a choice is none, and the authenticator stays. `fundPassword`: one is set.
 */
export function demandsOf(
  action: SecurityAction,
  owned: Owned,
  enforced: boolean,
  fundPassword = false,
): Outcome<Demands, Lacking> {
  const { wants, has = [], news, fund } = ruleOf(action)
  const lacks = has.find((factor) => !owned[factor])
  if (lacks !== undefined) return lacking[lacks]
  const isShort = action === 'unbind_authenticator' || (oneOf.has(wants) && !isStrong(owned))
  if (enforced && isShort) return lacking.google
  if (wants === 'money' && !isSecured(owned)) return refuse('SECURITY_FACTOR_REQUIRED')
  const groups = wanted(wants, owned, enforced).filter((group) => group.length > 0)
  const others: Demands = [
    ...(news === undefined ? [] : [['new'] as const]),
    ...(fund && fundPassword ? [['fund'] as const] : []),
  ]
  return ok([...groups, ...others])
}

const oneOf: ReadonlySet<Wanted> = new Set(['money', 'second'])
const strong = ['passkey', 'google'] as const

function wanted(wants: Wanted, owned: Owned, enforced: boolean): readonly (readonly Factor[])[] {
  const own = (some: readonly Factor[]): Factor[] => some.filter((factor) => owned[factor])
  if (wants === 'nothing') return []
  if (wants === 'every') return [own(strong), own(['mobile']), own(['email'])]
  if (wants === 'all but mobile') return [own(strong), own(['email'])]
  const second = enforced ? own(strong) : own(factors).filter((factor) => factor !== 'email')
  return [second.length > 0 ? second : own(['email'])]
}

/**
 * What the second step of a login may be proven with: any factor of the account, or the strong ones alone while the house
 * asks for an authenticator of who has one. `afterReset`: the mailbox may have set the password by itself, so beside a strong
 * factor it proves nothing more (threat AUT-13).
 */
export function loginFactors(owned: Owned, enforced: boolean, afterReset = false): Factor[] {
  const has = factors.filter((factor) => owned[factor])
  if (!isStrong(owned)) return has
  if (enforced) return has.filter((factor) => factor === 'google' || factor === 'passkey')
  return afterReset ? has.filter((factor) => factor !== 'email') : has
}
