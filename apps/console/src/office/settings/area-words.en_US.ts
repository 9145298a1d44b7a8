import { en_US as payments } from './payment-area-words.en_US.ts'
import type { AreaWords } from './area-words.ts'

/** English words of each area of the settings. */
export const en_US = {
  exchange: {
    name: 'Exchange details',
    text: 'Sent to other providers as the originator of a withdrawal (travel rule).',
    fields: { legalName: 'Legal name', country: 'Country of registration' },
    effects: {
      open_withdrawals:
        '{count, plural, =0 {No withdrawals are open.} one {# withdrawal is open.} other {# withdrawals are open.}}',
    },
  },
  waits: {
    name: 'Waiting times',
    text: 'How long money and access wait after a security-relevant change.',
    fields: {
      newAddressHours: 'Wait for a new address',
      newBankAccountHours: 'Wait for a new bank account',
      newApiKeyHours: 'Wait for a new API key',
      newSignerHours: 'Wait for a new signer',
      securityPauseHours: 'Withdrawal pause after a security change',
    },
    effects: {
      addresses_waiting:
        '{count, plural, =0 {No addresses are waiting now.} one {# address is waiting now. It keeps its date.} other {# addresses are waiting now. They keep their date.}}',
      bank_accounts_waiting:
        '{count, plural, =0 {No bank accounts are waiting now.} one {# bank account is waiting now. It keeps its date.} other {# bank accounts are waiting now. They keep their date.}}',
      api_keys_waiting:
        '{count, plural, =0 {No API keys are waiting now.} one {# API key is waiting now. It keeps its date.} other {# API keys are waiting now. They keep their date.}}',
      paused_customers:
        '{count, plural, =0 {No withdrawals are paused now.} one {Withdrawals of # customer are paused now. The pause keeps its end.} other {Withdrawals of # customers are paused now. The pauses keep their end.}}',
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
      codesPerAddressADay: 'Unconfirmed codes per network address and day',
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
        '{count, plural, =0 {No customers were invited by others.} one {# customer was invited by another.} other {# customers were invited by others.}}',
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
    text: 'Above this amount, a withdrawal needs beneficiary details.',
    fields: { unidentifiedDollars: 'Limit to unidentified beneficiaries in 24 hours' },
    effects: {
      unidentified_addresses:
        '{count, plural, =0 {All saved addresses have beneficiary details.} one {# saved address has no beneficiary details.} other {# saved addresses have no beneficiary details.}}',
    },
  },
  withdrawalLimits: {
    name: 'Withdrawal limits',
    text: 'The most that a customer can withdraw, by investor class. Withdrawals, payouts, transfers to customers and OTC sales count together.',
    fields: {
      retailDay: 'Retail, in 24 hours',
      retailMonth: 'Retail, in a month',
      accreditedDay: 'Accredited, in 24 hours',
      accreditedMonth: 'Accredited, in a month',
      expertDay: 'Expert, in 24 hours',
      expertMonth: 'Expert, in a month',
      corporateDay: 'Companies, in 24 hours',
      corporateMonth: 'Companies, in a month',
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
    text: 'Currencies, cryptocurrencies and security tokens.',
    add: 'Add a coin',
    subject: 'Code',
    subjectHelp: '2 to 12 letters and digits. A currency has the 3 capital letters of ISO 4217.',
    fields: { kind: 'Type', decimals: 'Decimals', names: 'Name' },
    choices: { kind: { fiat: 'Currency', crypto: 'Cryptocurrency', token: 'Security token' } },
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
    subjectHelp: 'The traded token or coin and the coin of its prices, with a hyphen, such as AURB-tUSD.',
    fields: {
      tick: 'Tick (price step)',
      lot: 'Lot (quantity step)',
      minValue: 'Minimum order value',
      maxValue: 'Maximum order value',
      makerFee: 'Maker fee',
      takerFee: 'Taker fee',
      band: 'Price band',
      listingPrice: 'Listing price, the first reference price',
      isDelisted: 'Delisted: trading ends and all orders are cancelled',
    },
    effects: {
      open_orders:
        '{count, plural, =0 {No orders are open.} one {# order is open. It keeps the fees with which it was accepted.} other {# orders are open. They keep the fees with which they were accepted.}}',
      cancelled_orders:
        '{count, plural, =0 {No open orders will be cancelled.} one {# order does not fit and will be cancelled.} other {# orders do not fit and will be cancelled.}}',
    },
  },
  ...payments,
} as const satisfies AreaWords
