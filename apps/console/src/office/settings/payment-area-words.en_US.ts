/** English words of the areas of payments: coins on chains, and bank accounts of the exchange. */
export const en_US = {
  network: {
    name: 'Networks',
    text: 'Coins on a chain: deposits, withdrawals, limits and fees.',
    add: 'Add a network',
    subject: 'Coin and chain',
    subjectHelp: 'The code of the coin, a slash and the chain, such as tUSD/solana_devnet.',
    fields: {
      mint: 'Mint address',
      depositOpen: 'Deposits open',
      depositMinimum: 'Minimum deposit',
      confirmations: 'Confirmations before a deposit is credited',
      withdrawOpen: 'Withdrawals open',
      withdrawMinimum: 'Minimum withdrawal, excluding the fee',
      withdrawMaximum: 'Maximum withdrawal, excluding the fee',
      feeMode: 'Withdrawal fee',
      withdrawFee: 'Fixed fee, or the maximum fee',
      feeMinimum: 'Minimum fee if it follows the network cost',
      feeMargin: 'Margin on the network cost',
      memo: 'Tag (memo)',
    },
    choices: {
      memo: { none: 'Not accepted', optional: 'Optional', required: 'Required' },
      feeMode: { fixed: 'Fixed', chain: 'Follows the network cost' },
    },
    effects: {
      open_deposits:
        '{count, plural, =0 {No deposits are in progress.} one {# deposit is in progress.} other {# deposits are in progress.}}',
      open_withdrawals:
        '{count, plural, =0 {No withdrawals are open.} one {# withdrawal is open. It keeps its fee.} other {# withdrawals are open. They keep their fee.}}',
      saved_addresses:
        '{count, plural, =0 {No address books contain an address of this network.} one {# saved address belongs to this network.} other {# saved addresses belong to this network.}}',
    },
  },
  bankAccount: {
    name: 'Bank accounts',
    text: 'Accounts that receive customers’ deposits and pay fiat withdrawals. If several open accounts have the same currency, each customer gets the most specific one.',
    add: 'Add a bank account',
    subject: 'Short name',
    subjectHelp: '2 to 24 letters, digits and hyphens, such as SGD-main. Customers do not see it.',
    fields: {
      coin: 'Currency',
      bank: 'Bank',
      bic: 'SWIFT code (BIC)',
      payee: 'Account holder',
      accountNumber: 'Account number or IBAN',
      country: 'Country',
      isOpen: 'Open to customers',
      customerCountries: 'Limit to customers who live in these countries (leave empty for all)',
      customerClasses: 'Limit to these investor classes (select none for all)',
      orderMinimum: 'Minimum deposit order',
      orderMaximum: 'Maximum deposit order',
      payoutOpen: 'Fiat withdrawals open',
      payoutFee: 'Fiat withdrawal fee',
      payoutMinimum: 'Minimum fiat withdrawal, excluding the fee',
      payoutMaximum: 'Maximum fiat withdrawal, excluding the fee',
      cutOff: 'Cut-off time for fiat withdrawals (24:00 means no cut-off)',
      timeZone: 'Time zone of the bank',
      bankHolidays: 'Bank holidays, besides Saturdays and Sundays',
    },
    effects: {
      open_orders:
        '{count, plural, =0 {No open deposit orders use this account.} one {# open deposit order uses this account. The customer may still pay to it.} other {# open deposit orders use this account. The customers may still pay to it.}}',
      open_payouts:
        '{count, plural, =0 {No open fiat withdrawals use this account.} one {# open fiat withdrawal uses this account.} other {# open fiat withdrawals use this account.}}',
      open_instructions:
        '{count, plural, =0 {No open payment instructions use this account.} one {# open payment instruction uses this account. If you close it, recall or reject the instruction and prepare a new one.} other {# open payment instructions use this account. If you close it, recall or reject the instructions and prepare new ones.}}',
    },
  },
} as const
