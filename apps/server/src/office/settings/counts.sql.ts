import { type ExchangeArea, exchangeAreas } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { EffectOf } from '@tessera/contract/platform/settings/setting-effects.ts'
import { REFERENCE, type SettingField } from '@tessera/contract/platform/settings/setting-fields.ts'
import { type RawBuilder, sql } from 'kysely'
import { one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type Count = (now: Date) => RawBuilder<unknown>

/** Returns the number of limits and review tiers in the reference currency. */
const referenceFigures = Object.values(exchangeAreas)
  .flatMap((fields): SettingField[] => Object.values(fields))
  .filter(({ currency }) => currency === REFERENCE).length

/** The rows that a change of an area affects, each kind as a count. */
const touched = {
  exchange: {
    open_withdrawals: () =>
      sql`select count(*) from withdrawal where status in ('email_confirm', 'review', 'approved', 'signed', 'broadcast')`,
    reference_figures: (now) =>
      sql`select ${referenceFigures}::int
            + (select jsonb_array_length(content->'tiers') from setting_version
                where area = 'tradingFees' and withdrawn_at is null and effective_from <= ${now} order by effective_from desc limit 1)
            + (select count(decision_limit) + count(day_limit) from operator where status <> 'closed')`,
  },
  waits: {
    addresses_waiting: (now) => sql`select count(*) from address_book where removed_at is null and usable_at > ${now}`,
    bank_accounts_waiting: (now) =>
      sql`select count(*) from customer_bank_account where removed_at is null and usable_at > ${now}`,
    api_keys_waiting: (now) => sql`select count(*) from api_key where status <> 'deleted' and acts_from > ${now}`,
    paused_customers: (now) => sql`select count(distinct customer_id) from account_freeze where until_at > ${now}`,
  },
  registration: {
    invitation_applications: () => sql`select count(*) from invitation_application where status = 'pending'`,
  },
  rewards: {
    active_agents: () => sql`select count(*) from agent where programme = 'agent' and status = 'active'`,
    invited_customers: () => sql`select count(*) from customer where invited_by is not null and status <> 'closed'`,
  },
  financing: {
    open_applications: () =>
      sql`select count(*) from financing_application where status not in ('accepted', 'declined', 'withdrawn')`,
  },
  travelRule: {
    unidentified_addresses: () =>
      sql`select count(*) from address_book where removed_at is null and beneficiary is null`,
  },
  withdrawalLimits: {
    customers_with_use: (now) =>
      sql`select count(distinct customer_id) from limit_use where used > 0 and win_start >= date_trunc('month', ${now}::timestamptz, 'UTC')`,
  },
  reviewTiers: {
    waiting_withdrawals: () =>
      sql`select (select count(*) from withdrawal where status = 'review') + (select count(*) from payout where status = 'review')`,
  },
  referencePrice: {
    open_pairs: () => sql`select count(*) from market where delisted_at is null and status <> 'closed'`,
  },
  maintenance: {
    signed_in: (now) =>
      sql`select count(distinct customer_id) from session where ended_at is null and expires_at > ${now}`,
  },
  chain: {
    coins_held: () => sql`select count(*) from coin_network`,
  },
  rates: {
    held_rates: () => sql`select count(distinct coin) from rate_held`,
  },
  captcha: {
    signed_in: (now) =>
      sql`select count(distinct customer_id) from session where ended_at is null and expires_at > ${now}`,
  },
  deadlines: {
    open_cases: () => sql`select count(*) from approval_request where status = 'requested'`,
  },
  tradingFees: {
    customers_with_volume: () => sql`select count(*) from trading_volume where volume > 0`,
    open_orders: () => sql`select count(*) from trading_order where status in (0, 1)`,
  },
  subscriptionFees: {
    open_subscriptions: () => sql`select count(*) from subscription where status = 'pending'`,
  },
  otcFees: {
    open_deals: () => sql`select count(*) from otc_deal where status in ('created', 'paid', 'appeal')`,
  },
  transferFees: {
    recent_senders: (now) =>
      sql`select count(distinct customer_id) from internal_transfer where sent_at > ${now}::timestamptz - interval '30 days'`,
  },
  feeCoin: {
    coin_payers: () => sql`select count(*) from customer where fee_coin_open and status <> 'closed'`,
    orders_with_coin: () => sql`select count(*) from trading_order where status in (0, 1) and fee_coin is not null`,
  },
  duties: {
    operators_with_roles: () => sql`select count(*) from operator where status = 'active' and cardinality(roles) > 1`,
  },
} as const satisfies { readonly [Area in ExchangeArea]: Readonly<Record<EffectOf<Area>, Count>> }

/** Counts the rows that a change of this area would affect now, by a name of the console's messages. */
export async function countsOf(tx: Tx, area: ExchangeArea): Promise<Readonly<Record<string, number>>> {
  const counts: Readonly<Record<string, Count>> = touched[area]
  const found: Record<string, number> = {}
  for (const [name, count] of Object.entries(counts))
    found[name] = (await one(tx, sql<{ count: number }>`select (${count(tx.now)})::int as count`)).count
  return found
}
