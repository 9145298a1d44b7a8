/** English words of the limits of single customers and coins. */
export const en_US = {
  reviewTiers: {
    name: 'Review of withdrawals',
    text: 'How many people review a withdrawal to a chain or bank, by the value that a customer withdraws in 24 hours. 0 means no such tier; above both tiers, two people review.',
    fields: { automaticUpTo: 'No person reviews, up to', onePersonUpTo: 'One person reviews, up to' },
    effects: {
      waiting_withdrawals:
        '{count, plural, =0 {No withdrawals are in review.} one {# withdrawal is in review. One that nobody would review still needs one person.} other {# withdrawals are in review. Those that nobody would review still need one person each.}}',
    },
  },
  customerLimit: {
    name: 'Limits of single customers',
    text: 'Withdrawal limits of one customer, in place of those of the class. When they end, the limits of the class apply again.',
    add: 'Set limits of a customer',
    subject: 'Account ID',
    subjectHelp: 'The account ID of a customer, such as 10000023. A sub-account has no limits of its own.',
    fields: {
      isInForce: 'These limits apply in place of those of the class',
      last24Hours: 'In 24 hours',
      month: 'Per calendar month',
      validDays: 'Valid for',
    },
    effects: {
      open_withdrawals:
        '{count, plural, =0 {No withdrawals of this customer are open.} one {# withdrawal of this customer is open and stays reserved.} other {# withdrawals of this customer are open and stay reserved.}}',
    },
  },
  coinLimit: {
    name: 'Limits of single coins',
    text: 'The most of one coin that each customer can withdraw, in units of the coin, besides all other limits.',
    add: 'Set limits of a coin',
    subject: 'Coin',
    subjectHelp: 'The code of a coin, such as tUSD.',
    fields: { last24Hours: 'In 24 hours', month: 'Per calendar month' },
    effects: {
      customers_with_use:
        '{count, plural, =0 {No customers have withdrawn this coin this month.} one {# customer has withdrawn this coin this month.} other {# customers have withdrawn this coin this month.}}',
    },
  },
} as const
