import type { ExchangeArea, Settings } from '@tessera/contract/platform/settings/setting-areas.ts'
import { byKind } from '@tessera/contract/platform/settings/operating-areas.ts'
import type { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { SettingRow, Version } from './settings.queries.ts'

const values: Settings = {
  exchange: { legalName: 'Tessera Exchange', country: 'SG', referenceCurrency: 'USD' },
  waits: {
    newAddressHours: 24,
    newBankAccountHours: 48,
    newApiKeyHours: 24,
    newSignerHours: 24,
    securityPauseHours: 48,
    adjustmentHours: 24,
    adjustmentFrom: 10_000,
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
    retailCalendarDay: null,
    retailMonth: 50_000,
    accreditedDay: 100_000,
    accreditedCalendarDay: null,
    accreditedMonth: 1_000_000,
    expertDay: 100_000,
    expertCalendarDay: null,
    expertMonth: 1_000_000,
    corporateDay: 500_000,
    corporateCalendarDay: null,
    corporateMonth: 5_000_000,
  },
  reviewTiers: { automaticUpTo: 0, onePersonUpTo: 0 },
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
  referencePrice: { leastValue: 1_000, leastPairs: 3, auctionHours: 24, valuationDays: 90, auctionMove: 200_000 },
  maintenance: { planned: [{ startsAt: '2026-12-05T18:00:00.000Z', endsAt: '2026-12-05T20:00:00.000Z' }] },
  chain: {
    transactionLink: 'https://explorer.example/tx/{transaction}',
    addressLink: 'https://explorer.example/address/{address}',
    hotSharePpm: 100_000,
  },
  rates: { hourStepPpm: 20_000, dayStepPpm: 50_000, tolerancePpm: 10_000, agreedHours: 24 },
  captcha: { provider: 'own' },
  deadlines: byKind(({ dueHours }) => dueHours),
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
      values: { kind: 'fiat', decimals: 2, names: { en_US: 'Singapore dollar', zh_CN: '新加坡元' }, logo: null },
      proposedBy: 'Ana',
      confirmedBy: 'Wei',
    }),
    next: null,
  },
]

const seo = { title: 'Tessera', keywords: '', description: '', favicon: '', logo: '', logoAlt: '', routes: {} }

/** The public info of a site at this address, where passkeys work. */
export const passkeySite = (): ReplyOf<typeof publicConfig.info> => ({
  defaultLanguage: { lang: 'en_US' },
  languageList: [],
  seoMap: { en_US: seo, zh_CN: seo },
  siteKey: 'local',
  voice_sms_open: 0,
  is_enforce_google_auth: 0,
  loginHide: false,
  registerHide: false,
  inviteRequired: false,
  loginForbidden: false,
  registerForbidden: false,
  restrictionType: 0,
  limitCountryList: [],
  allowCountryList: [],
  policyVersions: { terms: '2026-11' },
  features: {
    sms: false,
    passkeys: true,
    singpass: false,
    corppass: false,
    sumsub: false,
    financing: false,
    invitationRewards: false,
  },
  maintenance: [],
  database: 'writable',
  region: { country: null, served: true },
  freezeHours: 48,
  fieldKey: { kid: '1', kty: 'EC', crv: 'P-256', x: 'AQ', y: 'AQ', at: '2026-11-20T00:00:00.000Z' },
  passkeyOrigin: window.location.origin,
  transactionLink: 'https://explorer.example/tx/{transaction}',
})
