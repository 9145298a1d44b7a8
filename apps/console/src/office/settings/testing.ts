import type { ExchangeArea, Settings } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { SettingRow, Version } from './settings.queries.ts'

const values: Settings = {
  exchange: { legalName: 'Tessera Exchange', country: 'SG' },
  waits: {
    newAddressHours: 24,
    newBankAccountHours: 48,
    newApiKeyHours: 24,
    newSignerHours: 24,
    securityPauseHours: 48,
  },
  registration: {
    isOpen: true,
    invitationRequired: false,
    invitationCodeUses: 10,
    invitationCodeDays: 90,
    codesPerAddressADay: 20,
  },
  rewards: { invitationPpm: 0, agentCapPpm: 500_000, barredClasses: ['ri'], barredCountries: ['KP', 'US'] },
  financing: { isOpen: false, feePpm: 20_000 },
  travelRule: { unidentifiedDollars: 1500 },
  withdrawalLimits: {
    retailDay: 5_000,
    retailMonth: 50_000,
    accreditedDay: 100_000,
    accreditedMonth: 1_000_000,
    expertDay: 100_000,
    expertMonth: 1_000_000,
    corporateDay: 500_000,
    corporateMonth: 5_000_000,
  },
  tradingFees: {
    tiers: [{ volume: 100_000, maker: 800, taker: 1_200 }],
    classes: [],
    products: [],
    pairs: [{ class: 'ai', pair: 'AURB-tUSD', maker: 500, taker: 900 }],
  },
  subscriptionFees: { classes: [], products: [] },
  otcFees: { usual: 0, coins: [] },
  transferFees: { usual: 0, coins: [] },
  feeCoin: { coins: [] },
  maintenance: { planned: [{ startsAt: '2026-12-05T18:00:00.000Z', endsAt: '2026-12-05T20:00:00.000Z' }] },
  duties: { pairs: [{ first: 'auditor', second: 'finance' }] },
}

/** A version of the settings, for tests. */
export const versionWith = (of: Partial<Version> & Pick<Version, 'values'>): Version => ({
  version: 1,
  effectiveFrom: '2026-11-01T00:00:00.000Z',
  state: 'in_force',
  proposedBy: null,
  confirmedBy: null,
  reason: null,
  ...of,
})

const rowOf = (area: ExchangeArea): SettingRow => ({
  area,
  subject: '',
  current: versionWith({ values: { ...values[area] }, effectiveFrom: null }),
  next: null,
})

export const plannedFee = versionWith({
  version: 3,
  values: { isOpen: true, feePpm: 30_000 },
  effectiveFrom: '2027-01-01T00:00:00.000Z',
  state: 'planned',
  proposedBy: 'Priya',
  confirmedBy: 'Wei',
  reason: 'The new price list.',
})
export const feeInForce = versionWith({
  version: 2,
  values: { ...values.financing },
  proposedBy: 'Ana',
  confirmedBy: 'Wei',
  reason: 'The first price list.',
})

/** All settings: financing has a planned version, and there is one coin. */
export const sampleSettings: readonly SettingRow[] = [
  rowOf('exchange'),
  rowOf('waits'),
  rowOf('registration'),
  rowOf('rewards'),
  { area: 'financing', subject: '', current: feeInForce, next: plannedFee },
  rowOf('travelRule'),
  rowOf('maintenance'),
  rowOf('tradingFees'),
  rowOf('otcFees'),
  {
    area: 'coin',
    subject: 'SGD',
    current: versionWith({
      values: { kind: 'fiat', decimals: 2, names: { en_US: 'Singapore dollar', zh_CN: '新加坡元' } },
      proposedBy: 'Ana',
      confirmedBy: 'Wei',
    }),
    next: null,
  },
]
