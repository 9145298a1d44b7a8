import { en_US as limits } from './limit-area-words.en_US.ts'
import { en_US as operating } from './operating-area-words.en_US.ts'
import { en_US as csv } from './csv-profile-words.en_US.ts'
import { en_US as fees } from './fee-area-words.en_US.ts'
import { en_US as payments } from './payment-area-words.en_US.ts'
import { en_US as reasons } from './reason-area-words.en_US.ts'
import { en_US as roles } from './role-area-words.en_US.ts'
import { en_US as hours } from './trading-hours-words.en_US.ts'
import type { AreaWords } from './area-words.ts'

/** English words of each area of the settings. */
export const en_US = {
  exchange: {
    name: 'Exchange details',
    text: 'Sent to the receiving provider as the originator of each withdrawal (travel rule).',
    fields: {
      legalName: 'Legal name',
      country: 'Country of registration',
      referenceCurrency: 'Reference currency of limits and volumes',
    },
    effects: {
      open_withdrawals:
        '{count, plural, =0 {No withdrawals are open.} one {# withdrawal is open.} other {# withdrawals are open.}}',
      reference_figures:
        '{count, plural, one {# limit or tier is} other {# limits and tiers are}} in the reference currency. If you change the currency, the numbers are not converted. Propose new numbers that take effect at the same time.',
    },
  },
  waits: {
    name: 'Waiting periods',
    text: 'How long new addresses, bank accounts, API keys and signers must wait, and how long withdrawals pause after a security change. Large balance adjustments wait for the second person.',
    fields: {
      newAddressHours: 'Waiting period for a new address',
      newBankAccountHours: 'Waiting period for a new bank account',
      newApiKeyHours: 'Waiting period for a new API key',
      newSignerHours: 'Waiting period for a new signer',
      securityPauseHours: 'Withdrawal pause after a security change',
      adjustmentHours: 'Waiting period for a large balance adjustment or write-off',
      adjustmentFrom: 'An adjustment or write-off is large from',
    },
    effects: {
      addresses_waiting:
        '{count, plural, =0 {No addresses are in a waiting period now.} one {# address is in its waiting period now. Its end date does not change.} other {# addresses are in their waiting period now. Their end dates do not change.}}',
      bank_accounts_waiting:
        '{count, plural, =0 {No bank accounts are in a waiting period now.} one {# bank account is in its waiting period now. Its end date does not change.} other {# bank accounts are in their waiting period now. Their end dates do not change.}}',
      api_keys_waiting:
        '{count, plural, =0 {No API keys are in a waiting period now.} one {# API key is in its waiting period now. Its end date does not change.} other {# API keys are in their waiting period now. Their end dates do not change.}}',
      paused_customers:
        '{count, plural, =0 {No withdrawals are paused now.} one {Withdrawals of # customer are paused now. The end of the pause does not change.} other {Withdrawals of # customers are paused now. The ends of the pauses do not change.}}',
    },
  },
  registration: {
    name: 'Registration',
    text: 'Who can open an account, and how invitation codes work.',
    fields: {
      isOpen: 'Registration open',
      invitationRequired: 'Invitation code required',
      invitationCodeUses: 'Uses of each invitation code',
      invitationCodeDays: 'Invitation codes are valid for',
      codesPerAddressADay: 'Unused verification codes per IP address per day',
    },
    effects: {
      invitation_applications:
        '{count, plural, =0 {No invitation applications are waiting.} one {# invitation application is waiting. If approved, its code gets the new values.} other {# invitation applications are waiting. If approved, their codes get the new values.}}',
    },
  },
  rewards: {
    name: 'Invitations and agents',
    text: 'Shares of fees for customers who invite others, and for agents.',
    fields: {
      invitationPpm: 'Share of fees for the inviter',
      agentCapPpm: 'Maximum share for an agent and all its uplines',
      barredClasses: 'Investor classes whose fees are not shared',
      barredCountries: 'Countries where fees are not shared',
    },
    effects: {
      active_agents:
        '{count, plural, =0 {No agents are active.} one {# agent is active.} other {# agents are active.}}',
      invited_customers:
        '{count, plural, =0 {No customers were invited by others.} one {# customer was invited by another customer.} other {# customers were invited by others.}}',
    },
  },
  financing: {
    name: 'Financing applications',
    text: 'Whether issuers can apply to raise money, and the fee.',
    fields: { isOpen: 'Applications open', feePpm: 'Fee on the amount raised' },
    effects: {
      open_applications:
        '{count, plural, =0 {No applications are open.} one {# application is open.} other {# applications are open.}}',
    },
  },
  travelRule: {
    name: 'Travel rule',
    text: 'Withdrawals above this total in 24 hours need beneficiary details.',
    fields: { unidentifiedDollars: 'Limit for addresses without beneficiary details, per 24 hours' },
    effects: {
      unidentified_addresses:
        '{count, plural, =0 {All saved addresses have beneficiary details.} one {# saved address has no beneficiary details.} other {# saved addresses have no beneficiary details.}}',
    },
  },
  withdrawalLimits: {
    name: 'Withdrawal limits',
    text: 'The most that a customer can withdraw, by investor class. Withdrawals to a chain or bank, transfers to customers and OTC sales count together.',
    fields: {
      retailDay: 'Retail, in 24 hours',
      retailCalendarDay: 'Retail, per calendar day (UTC)',
      retailMonth: 'Retail, per calendar month',
      accreditedDay: 'Accredited, in 24 hours',
      accreditedCalendarDay: 'Accredited, per calendar day (UTC)',
      accreditedMonth: 'Accredited, per calendar month',
      expertDay: 'Expert, in 24 hours',
      expertCalendarDay: 'Expert, per calendar day (UTC)',
      expertMonth: 'Expert, per calendar month',
      corporateDay: 'Companies, in 24 hours',
      corporateCalendarDay: 'Companies, per calendar day (UTC)',
      corporateMonth: 'Companies, per calendar month',
    },
    effects: {
      customers_with_use:
        '{count, plural, =0 {No customers have used their limit this month.} one {# customer has used part of the limit this month.} other {# customers have used part of their limit this month.}}',
    },
  },
  maintenance: {
    name: 'Maintenance',
    text: 'Announced to all visitors one day ahead.',
    fields: { planned: 'Planned maintenance' },
    effects: {
      signed_in:
        '{count, plural, =0 {No customers are logged in now.} one {# customer is logged in now.} other {# customers are logged in now.}}',
    },
  },
  coin: {
    name: 'Coins',
    text: 'Fiat currencies, cryptocurrencies and security tokens.',
    add: 'Add a coin',
    subject: 'Code',
    subjectHelp: '2 to 12 letters and digits. A currency has the 3 capital letters of ISO 4217.',
    fields: { kind: 'Type', decimals: 'Decimals', names: 'Name', logo: 'Logo' },
    choices: { kind: { fiat: 'Fiat currency', crypto: 'Cryptocurrency', token: 'Security token' } },
    effects: {
      accounts:
        '{count, plural, =0 {No accounts hold this coin.} one {# account holds this coin.} other {# accounts hold this coin.}}',
    },
  },
  market: {
    name: 'Pairs',
    text: 'Steps, fees and limits of each pair. A new pair stays closed until two operators open it in Markets.',
    add: 'Add a pair',
    subject: 'Pair',
    subjectHelp: 'Base and quote coin with a hyphen, such as AURB-tUSD.',
    fields: {
      tick: 'Tick (price step)',
      lot: 'Lot (quantity step)',
      minValue: 'Minimum order value',
      maxValue: 'Maximum order value',
      makerFee: 'Maker fee',
      takerFee: 'Taker fee',
      band: 'Price band around the reference price',
      dynamicBand: 'Price band around recent trades',
      listingPrice: 'Listing price, the first reference price',
      isDelisted: 'Delisted: trading ends and all orders are cancelled',
    },
    effects: {
      open_orders:
        '{count, plural, =0 {No orders are open.} one {# order is open. Its fees do not change.} other {# orders are open. Their fees do not change.}}',
      cancelled_orders:
        '{count, plural, =0 {No open orders will be cancelled.} one {# order does not meet the new rules and will be cancelled.} other {# orders do not meet the new rules and will be cancelled.}}',
      customers_losing_orders:
        '{count, plural, =0 {No customer loses an order.} one {The cancelled orders belong to # customer, who is notified.} other {The cancelled orders belong to # customers, who are notified.}}',
    },
  },
  ...operating,
  ...fees,
  ...hours,
  ...payments,
  ...csv,
  ...limits,
  ...roles,
  ...reasons,
} as const satisfies AreaWords
