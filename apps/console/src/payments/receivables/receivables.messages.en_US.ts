export const en_US = {
  decisions: {
    kinds: {
      credit_reversal: 'Credit reversal',
      receivable_lift: 'Lift withdrawal block',
    },
    effects: {
      credit_reversal:
        'If approved, unsent withdrawals in this currency are cancelled, and the customer’s available balance on all accounts is taken back at once. Nothing is converted. Any remainder becomes a receivable: open orders in the currency are cancelled, and the funds they reserved and later credits repay it. Until repaid, withdrawals and account closing are blocked. First check the line with the bank yourself.',
      receivable_lift:
        'If approved, the customer can withdraw and close the account although the receivable is unpaid. The receivable remains, and credits in its currency still repay it first.',
    },
    fields: {
      credited: 'Credited to the customer',
      reversalCause: 'Reason for the reversal',
      customerMessage: 'Additional note to the customer',
    },
  },
} as const
