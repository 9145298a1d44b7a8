import type { SettingArea } from './setting-areas.ts'

/** The permissions to propose and decide settings. The table below assigns one to each area. */
export const settingPermissionNames = [
  'settings.money',
  'settings.market',
  'settings.rules',
  'settings.access',
] as const
export type SettingPermission = (typeof settingPermissionNames)[number]

/**
 * The permission to propose and decide changes of each area: coins, accounts and rates (`money`), pairs (`market`), rules for
 * customers (`rules`), and rights of operators (`access`). An area without a row does not compile.
 */
export const settingPermissions: Readonly<Record<SettingArea, SettingPermission>> = {
  exchange: 'settings.rules',
  waits: 'settings.rules',
  registration: 'settings.rules',
  rewards: 'settings.rules',
  financing: 'settings.rules',
  travelRule: 'settings.rules',
  withdrawalLimits: 'settings.rules',
  reviewTiers: 'settings.rules',
  customerLimit: 'settings.rules',
  coinLimit: 'settings.rules',
  maintenance: 'settings.rules',
  captcha: 'settings.rules',
  deadlines: 'settings.rules',
  chain: 'settings.money',
  rates: 'settings.money',
  referencePrice: 'settings.market',
  tradingFees: 'settings.money',
  subscriptionFees: 'settings.money',
  otcFees: 'settings.money',
  transferFees: 'settings.money',
  feeCoin: 'settings.money',
  duties: 'settings.access',
  role: 'settings.access',
  reasonCodes: 'settings.rules',
  coin: 'settings.money',
  network: 'settings.money',
  bankAccount: 'settings.money',
  csvProfile: 'settings.money',
  rateStep: 'settings.money',
  market: 'settings.market',
  tradingHours: 'settings.market',
}

/**
 * Returns the permission for a setting from its text, such as `coin:SGD`; that of rules if the text has no known area.
 */
export function settingPermission(id: string): SettingPermission {
  const byArea: Readonly<Record<string, SettingPermission>> = settingPermissions
  const [area = ''] = id.split(':')
  return Object.hasOwn(byArea, area) ? (byArea[area] ?? 'settings.rules') : 'settings.rules'
}
