/** English words of the limits of single customers and coins. */
export const en_US = {
  reviewTiers: {
    name: 'Review of withdrawals',
    text: 'How many people review a withdrawal to a chain or bank, by the customer’s total in 24 hours. Enter 0 to skip a tier. Above both tiers, two people review.',
    fields: { automaticUpTo: 'No person reviews, up to', onePersonUpTo: 'One person reviews, up to' },
    effects: {
      waiting_withdrawals:
        '{count, plural, =0 {No withdrawals are in review.} one {# withdrawal is in review. If the new tiers require no review, one person still decides on it.} other {# withdrawals are in review. If the new tiers require no review, one person still decides on each.}}',
    },
  },
  customerLimit: {
    name: 'Limits by customer',
    text: 'Withdrawal limits for one customer. They replace the limits of the investor class until they end.',
    add: 'Set limits for a customer',
    subject: 'Account ID',
    subjectHelp: 'The account ID of a customer, such as 10000023. A sub-account has no limits of its own.',
    fields: {
      isInForce: 'Replace the limits of the class',
      last24Hours: 'In 24 hours',
      calendarDay: 'Per calendar day (UTC)',
      month: 'Per calendar month',
      validDays: 'Valid for',
    },
    effects: {
      open_withdrawals:
        '{count, plural, =0 {No withdrawals of this customer are open.} one {# withdrawal of this customer is open and stays reserved.} other {# withdrawals of this customer are open and stay reserved.}}',
    },
  },
  coinLimit: {
    name: 'Limits by coin',
    text: 'The most that each customer can withdraw in one coin, as a quantity of that coin. All other limits apply too.',
    add: 'Set limits for a coin',
    subject: 'Coin',
    subjectHelp: 'The code of a coin, such as tUSD.',
    fields: {
      last24Hours: 'In 24 hours',
      calendarDay: 'Per calendar day (UTC)',
      month: 'Per calendar month',
    },
    effects: {
      customers_with_use:
        '{count, plural, =0 {No customers have withdrawn this coin this month.} one {# customer has withdrawn this coin this month.} other {# customers have withdrawn this coin this month.}}',
    },
  },
} as const
