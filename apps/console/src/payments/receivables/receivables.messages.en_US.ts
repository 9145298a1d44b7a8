export const en_US = {
  decisions: {
    kinds: {
      credit_reversal: 'Reversal of a credit',
      receivable_lift: 'Lifting of a withdrawal block',
    },
    effects: {
      credit_reversal:
        'If approved, unsent withdrawals in this currency are cancelled, and the available balance on all accounts of the customer is taken back at once. Nothing is converted. Any rest becomes a receivable: open orders in the currency are cancelled, and the released funds and later credits repay it. Until then, withdrawals and account closing are blocked. First compare the line with the bank yourself.',
      receivable_lift:
        'If approved, the customer may withdraw and close the account although the receivable is not repaid. The receivable stays, and credits in its currency still repay it first.',
    },
    fields: {
      credited: 'Credited to the customer',
      reversalCause: 'Why the credit is reversed',
      customerTold: 'Additional note to the customer',
    },
  },
} as const
