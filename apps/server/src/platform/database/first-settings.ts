import { byKind } from '@tessera/contract/platform/settings/operating-areas.ts'
import type { Setting, SettingArea, Settings } from '@tessera/contract/platform/settings/setting-areas.ts'

/** Version 1 of every area. Only the command that migrates reads this file; two operators change the values later. */
export const firstSettings: Settings = {
  exchange: { legalName: 'Tessera Exchange', country: 'SG', referenceCurrency: 'SGD' },
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
  rewards: { invitationPpm: 0, agentCapPpm: 500_000, barredClasses: ['ri'], barredCountries: [] },
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
  referencePrice: { leastValue: 1_000, leastPairs: 3, auctionHours: 24, valuationDays: 90, auctionMove: 200_000 },
  maintenance: { planned: [] },
  chain: {
    transactionLink: 'https://explorer.solana.com/tx/{transaction}?cluster={cluster}',
    addressLink: 'https://explorer.solana.com/address/{address}?cluster={cluster}',
    hotSharePpm: 100_000,
  },
  rates: { hourStepPpm: 20_000, dayStepPpm: 50_000, tolerancePpm: 10_000, agreedHours: 24 },
  captcha: { provider: 'vendor' },
  deadlines: byKind(({ dueHours }) => dueHours),
  tradingFees: { tiers: [], classes: [], products: [], pairs: [] },
  subscriptionFees: { classes: [], products: [] },
  otcFees: { usual: 0, coins: [] },
  transferFees: { usual: 0, coins: [] },
  feeCoin: { coins: [] },
  duties: {
    pairs: [
      { first: 'auditor', second: 'compliance' },
      { first: 'auditor', second: 'finance' },
      { first: 'auditor', second: 'listing' },
      { first: 'auditor', second: 'superadmin' },
      { first: 'finance', second: 'superadmin' },
    ],
  },
}

/**
 * Values of fields that a later release added, for versions that were stored before. They keep the meaning that those
 * versions had.
 */
export const addedFields: { readonly [Area in SettingArea]?: Partial<Setting<Area>> } = {
  // Limits counted in US dollars.
  exchange: { referenceCurrency: 'USD' },
  // Earlier releases had no adjustments.
  waits: { adjustmentHours: 24, adjustmentFrom: 10_000 },
  withdrawalLimits: {
    retailCalendarDay: null,
    accreditedCalendarDay: null,
    expertCalendarDay: null,
    corporateCalendarDay: null,
  },
  customerLimit: { calendarDay: null },
  coinLimit: { calendarDay: null },
  market: { dynamicBand: 100_000 },
  coin: { logo: null },
  network: { feeMode: 'fixed', feeMinimum: '0', feeMargin: 0 },
  bankAccount: { customerCountries: [], customerClasses: [], cutOff: '24:00', timeZone: 'UTC', bankHolidays: [] },
}
