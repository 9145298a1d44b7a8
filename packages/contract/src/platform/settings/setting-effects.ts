import type { SettingArea } from './setting-areas.ts'

/**
 * The counts in the preview of a change: the number of affected rows of each kind. The console has a sentence for each.
 */
export const settingEffects = {
  exchange: ['open_withdrawals', 'reference_figures'],
  waits: ['addresses_waiting', 'bank_accounts_waiting', 'api_keys_waiting', 'paused_customers'],
  registration: ['invitation_applications'],
  rewards: ['active_agents', 'invited_customers'],
  financing: ['open_applications'],
  travelRule: ['unidentified_addresses'],
  withdrawalLimits: ['customers_with_use'],
  reviewTiers: ['waiting_withdrawals'],
  referencePrice: ['open_pairs'],
  maintenance: ['signed_in'],
  chain: ['coins_held'],
  rates: ['held_rates'],
  captcha: ['signed_in'],
  deadlines: ['open_cases'],
  tradingFees: ['customers_with_volume', 'open_orders'],
  subscriptionFees: ['open_subscriptions'],
  otcFees: ['open_deals'],
  transferFees: ['recent_senders'],
  feeCoin: ['coin_payers', 'orders_with_coin'],
  duties: ['operators_with_roles'],
  coin: ['accounts'],
  network: ['open_deposits', 'open_withdrawals', 'saved_addresses'],
  bankAccount: ['open_orders', 'open_payouts', 'open_instructions'],
  csvProfile: ['waiting_files'],
  market: ['open_orders', 'cancelled_orders', 'customers_losing_orders'],
  customerLimit: ['open_withdrawals'],
  coinLimit: ['customers_with_use'],
  rateStep: ['held_rates'],
  role: ['operators', 'gaining', 'losing'],
  reasonCodes: ['open_proposals'],
  tradingHours: ['open_orders', 'orders_before_opening'],
} as const satisfies Readonly<Record<SettingArea, readonly string[]>>

/** The count of open orders that a change cancels. Both people must have seen it (decision 0187). */
export const CANCELLED_ORDERS = 'cancelled_orders'

/** The number of open orders that a change cancels, in its counts. */
export const cancelledIn = (effects: readonly { readonly name: string; readonly count: number }[]): number =>
  effects.reduce((sum, { name, count }) => (name === CANCELLED_ORDERS ? sum + count : sum), 0)

export type EffectOf<Area extends SettingArea> = (typeof settingEffects)[Area][number]
