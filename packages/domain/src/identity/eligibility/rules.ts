import { isServed, type RegionRule } from '#access/customers/region.ts'
import { admits, type InvestorClass } from '#identity/investor-classes/classes.ts'

/** A customer at the moment of a decision. A sub-account has its owner's class, countries and risk test. */
export type Actor = {
  /** False for a frozen or closed account, and for the sub-accounts of such an owner. */
  readonly active: boolean
  /** True if the identity is approved. */
  readonly approved: boolean
  /** True with a phone, an authenticator or a passkey besides the password. */
  readonly secured: boolean
  /** True with an authenticator or a passkey. */
  readonly strong: boolean
  /** False for a sub-account if its owner disabled trading for it. */
  readonly trades: boolean
  /** False for a sub-account if its owner disabled deposits for it. */
  readonly deposits: boolean
  readonly investorClass: InvestorClass
  /** ISO 3166-1 alpha-2; null without an approved identity that names it. */
  readonly residence: string | null
  readonly nationality: string | null
  /** True after the risk-awareness test was passed (decision G25). */
  readonly tested: boolean
  /** Set while a freeze pauses withdrawals. */
  readonly pausedUntil: Date | null
  /** Set while a freeze pauses transfers to other customers. */
  readonly transfersPausedUntil: Date | null
  /** Set while a freeze pauses OTC sales. */
  readonly salesPausedUntil: Date | null
  /** True while a debt to the exchange blocks outgoing actions. */
  readonly indebted: boolean
  /** Coins of the customer's debts to the exchange. */
  readonly owes: readonly string[]
}

/** The rules of a coin. They are all absent for a coin that is not the token of a product. */
export type Asset = {
  /** The lowest investor class that may acquire it; null if everybody may hold it. */
  readonly category: InvestorClass | null
  /** Residents and nationals of these countries may not acquire it. */
  readonly excluded: readonly string[]
  /** Only residents of these countries may acquire it; empty if every residence is allowed. */
  readonly allowed: readonly string[]
  /** The maximum that one person may own, in minor units; null without a cap. */
  readonly cap: bigint | null
  /** Minor units of one unit; the sentence about the cap counts whole units. */
  readonly unit: bigint
}
/** No action is paused by a freeze. */
export const unpaused = { pausedUntil: null, transfersPausedUntil: null, salesPausedUntil: null } as const
export const freeAsset: Asset = { category: null, excluded: [], allowed: [], cap: null, unit: 1n }

/** The rules of the exchange that apply to every coin. */
export type ExchangeRules = {
  readonly region: RegionRule
  /** True if accounts need an authenticator (`is_enforce_google_auth`). */
  readonly authenticator: boolean
  /**
   * True if retail investors need the risk-awareness test before they acquire the token of a product (decision G25).
   */
  readonly riskTest: boolean
}

/** The subject of an action: a coin with its rules. */
export type Subject = {
  readonly asset: Asset
  readonly exchange: ExchangeRules
  /** The person's holding after the action, orders and subscriptions included, in minor units of a capped asset. */
  readonly total: bigint
  /** The coin that an order or subscription would reserve. */
  readonly spends?: string
}

export const acquiring = ['subscribe', 'buy', 'receive'] as const
/** Outgoing actions: a withdrawal to a chain or a bank, a transfer to another customer, an OTC sale. */
export const outgoingActions = ['withdraw', 'transfer_out', 'p2p_sell'] as const
export const disposing = ['sell', 'redeem', ...outgoingActions, 'be_paid'] as const
/** Actions that neither acquire nor dispose. `spend` reserves a coin for an order or a subscription. */
export const serving = ['place_order', 'show_address', 'spend'] as const
export const actions = [...acquiring, ...disposing, ...serving] as const
export type Action = (typeof actions)[number]

/** The screens where a customer can resolve a reason. */
export const fixRoutes = {
  verify: '/personal/kycEnter',
  secure: '/personal/userManagement',
  authenticator: '/personal/bindGoogle',
  investorClass: '/personal/investorClass',
  riskTest: '/personal/riskTest',
} as const
export type FixRoute = (typeof fixRoutes)[keyof typeof fixRoutes]

export type ReasonCode =
  | 'ACCOUNT_FROZEN'
  | 'KYC_REQUIRED'
  | 'SECURITY_FACTOR_REQUIRED'
  | 'AUTHENTICATOR_REQUIRED'
  | 'SUB_ACCOUNT_TRADING_CLOSED'
  | 'SUB_ACCOUNT_DEPOSIT_CLOSED'
  | 'WITHDRAWAL_FROZEN'
  | 'TRANSFER_OUT_FROZEN'
  | 'OTC_SALE_FROZEN'
  | 'RECEIVABLE_OUTSTANDING'
  | 'RECEIVABLE_IN_COIN'
  | 'COUNTRY_RESTRICTED'
  | 'INVESTOR_CLASS_NOT_ALLOWED'
  | 'SUBSCRIPTION_CLASS_NOT_ALLOWED'
  | 'COUNTRY_NOT_ALLOWED'
  | 'SUBSCRIPTION_COUNTRY_NOT_ALLOWED'
  | 'RISK_TEST_REQUIRED'
  | 'HOLDING_ABOVE_CAP'
  | 'SUBSCRIPTION_ABOVE_MAXIMUM'

export type Rule = {
  /** The actions to which the rule applies. */
  readonly for: readonly Action[]
  readonly met: (actor: Actor, object: Subject, now: Date) => boolean
  readonly code: ReasonCode
  /** The code for a subscription, whose sentence speaks of an offer. */
  readonly offerCode?: ReasonCode
  readonly fix?: FixRoute
  readonly params?: (object: Subject, now: Date, actor: Actor) => Readonly<Record<string, string>>
}
/** Being paid requires no identity, because a distribution or a refund is the customer's own money. */
const chosen = [...acquiring, 'sell', 'redeem', ...outgoingActions, ...serving] as const
const barredByDebt = ['redeem', ...outgoingActions] as const
const isOver = (until: Date | null, now: Date): boolean => until === null || until <= now
const untilOf = (until: Date | null, now: Date) => ({ until: (until ?? now).toISOString() })

/** True if the exchange serves the countries of an approved identity. Source: decision G6. */
export const servesCountries = (
  region: RegionRule,
  { residence, nationality }: Pick<Actor, 'residence' | 'nationality'>,
): boolean => {
  const known = [residence, nationality].filter((country) => country !== null)
  return known.length === 0 ? isServed(region, undefined) : known.every((country) => isServed(region, country))
}

/**
 * True if the countries of a customer allow acquiring a product (decisions G6, G38 and 0082). The block list applies to
 * residence and nationality. The allow list applies only to the residence, because an offer is registered for a place.
 * An unknown residence fails any list. A company has no nationality.
 */
const admitsCountries = (
  { excluded, allowed }: Pick<Asset, 'excluded' | 'allowed'>,
  { residence, nationality }: Pick<Actor, 'residence' | 'nationality'>,
): boolean => {
  if (excluded.length === 0 && allowed.length === 0) return true
  if (residence === null || excluded.includes(residence)) return false
  if (nationality !== null && excluded.includes(nationality)) return false
  return allowed.length === 0 || allowed.includes(residence)
}

/**
 * Every rule of eligibility with its actions, in the order of precedence. Acquiring requires class, country, cap and
 * test; disposing requires only an account without a block. Source: decisions 0057, G6, G24, G25 and G38.
 */
export const rules = {
  active: { code: 'ACCOUNT_FROZEN', for: actions, met: ({ active }) => active },
  identity: { code: 'KYC_REQUIRED', for: chosen, met: ({ approved }) => approved, fix: fixRoutes.verify },
  factor: {
    code: 'SECURITY_FACTOR_REQUIRED',
    for: ['subscribe', 'place_order', 'show_address', ...outgoingActions],
    met: ({ secured }) => secured,
    fix: fixRoutes.secure,
  },
  authenticator: {
    code: 'AUTHENTICATOR_REQUIRED',
    for: ['place_order', 'show_address'],
    met: ({ strong }, { exchange }) => strong || !exchange.authenticator,
    fix: fixRoutes.authenticator,
  },
  trading: { code: 'SUB_ACCOUNT_TRADING_CLOSED', for: ['buy', 'sell', 'place_order'], met: ({ trades }) => trades },
  deposits: { code: 'SUB_ACCOUNT_DEPOSIT_CLOSED', for: ['receive', 'show_address'], met: ({ deposits }) => deposits },
  pause: {
    code: 'WITHDRAWAL_FROZEN',
    for: ['withdraw', 'redeem'],
    met: ({ pausedUntil }, _, now) => isOver(pausedUntil, now),
    params: (_, now, { pausedUntil }) => untilOf(pausedUntil, now),
  },
  transferPause: {
    code: 'TRANSFER_OUT_FROZEN',
    for: ['transfer_out'],
    met: ({ transfersPausedUntil }, _, now) => isOver(transfersPausedUntil, now),
    params: (_, now, { transfersPausedUntil }) => untilOf(transfersPausedUntil, now),
  },
  salePause: {
    code: 'OTC_SALE_FROZEN',
    for: ['p2p_sell'],
    met: ({ salesPausedUntil }, _, now) => isOver(salesPausedUntil, now),
    params: (_, now, { salesPausedUntil }) => untilOf(salesPausedUntil, now),
  },
  receivable: { code: 'RECEIVABLE_OUTSTANDING', for: barredByDebt, met: ({ indebted }) => !indebted },
  owed: {
    code: 'RECEIVABLE_IN_COIN',
    for: ['spend'],
    met: ({ owes }, { spends }) => spends === undefined || !owes.includes(spends),
    params: ({ spends = '' }) => ({ coin: spends }),
  },
  region: {
    code: 'COUNTRY_RESTRICTED',
    for: acquiring,
    met: (actor, { exchange }) => servesCountries(exchange.region, actor),
  },
  class: {
    code: 'INVESTOR_CLASS_NOT_ALLOWED',
    offerCode: 'SUBSCRIPTION_CLASS_NOT_ALLOWED',
    for: acquiring,
    met: ({ investorClass }, { asset }) => asset.category === null || admits(asset.category, investorClass),
    fix: fixRoutes.investorClass,
  },
  country: {
    code: 'COUNTRY_NOT_ALLOWED',
    offerCode: 'SUBSCRIPTION_COUNTRY_NOT_ALLOWED',
    for: acquiring,
    met: (actor, { asset }) => admitsCountries(asset, actor),
  },
  test: {
    code: 'RISK_TEST_REQUIRED',
    for: acquiring,
    met: ({ investorClass, tested }, { asset, exchange }) =>
      tested || !exchange.riskTest || investorClass !== 'ri' || asset.category === null,
    fix: fixRoutes.riskTest,
  },
  cap: {
    code: 'HOLDING_ABOVE_CAP',
    offerCode: 'SUBSCRIPTION_ABOVE_MAXIMUM',
    for: acquiring,
    met: (_, { asset, total }) => asset.cap === null || total <= asset.cap,
    params: ({ asset }) => ({ max: String((asset.cap ?? 0n) / asset.unit) }),
  },
} as const satisfies Readonly<Record<string, Rule>>
export type RuleName = keyof typeof rules

type CodeOfRule<R extends Rule, A extends Action> = A extends 'subscribe'
  ? R extends { readonly offerCode: infer C }
    ? C
    : R['code']
  : R['code']
/** The codes that an action can be refused with. */
export type CodeOf<A extends Action> = {
  [N in RuleName]: A extends (typeof rules)[N]['for'][number] ? CodeOfRule<(typeof rules)[N], A> : never
}[RuleName]
