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
      depositMinimum: 'Smallest deposit',
      confirmations: 'Confirmations before a deposit is credited',
      withdrawOpen: 'Withdrawals open',
      withdrawMinimum: 'Smallest withdrawal, without the fee',
      withdrawMaximum: 'Largest withdrawal, without the fee',
      withdrawFee: 'Withdrawal fee',
      memo: 'Memo',
    },
    choices: { memo: { none: 'Not accepted', optional: 'Optional', required: 'Required' } },
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
    text: 'Accounts of the exchange that customers pay to, and that payouts are paid from.',
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
      isOpen: 'Open for customers',
      orderMinimum: 'Smallest deposit order',
      orderMaximum: 'Largest deposit order',
      payoutOpen: 'Payouts open',
      payoutFee: 'Payout fee',
      payoutMinimum: 'Smallest payout, without the fee',
      payoutMaximum: 'Largest payout, without the fee',
    },
    effects: {
      open_orders:
        '{count, plural, =0 {No open deposit orders use this account.} one {# open deposit order uses this account. The customer may still pay to it.} other {# open deposit orders use this account. The customers may still pay to it.}}',
      open_payouts:
        '{count, plural, =0 {No open payouts use this account.} one {# open payout uses this account.} other {# open payouts use this account.}}',
    },
  },
} as const
