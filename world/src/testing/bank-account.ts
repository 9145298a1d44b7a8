import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'

/** The settings of a bank account of the exchange that every customer uses. */
export const bankAccountOf = (about: Partial<Setting<'bankAccount'>> = {}): Setting<'bankAccount'> => ({
  coin: 'SGD',
  bank: 'Merlion Bank',
  bic: 'MERLSGSG',
  payee: 'Tessera Client Monies Trust',
  accountNumber: '003-918204-7',
  country: 'SG',
  isOpen: true,
  customerCountries: [],
  customerClasses: [],
  orderMinimum: '100',
  orderMaximum: '1000000',
  payoutOpen: true,
  payoutFee: '2',
  payoutMinimum: '10',
  payoutMaximum: '100000',
  cutOff: '24:00',
  timeZone: 'UTC',
  bankHolidays: [],
  ...about,
})
