export const en_US = {
  title: 'Write off {number}?',
  outstanding: 'Still owed:',
  text: 'If a second person approves, Tessera’s fee income pays everything that is still owed. The customer is notified with the reason and the note.',
  fill: 'Choose a reason and write the note in both languages.',
  propose: 'Propose write-off',
  proposed: 'Proposed. Another person must now decide.',
  decisions: {
    kinds: { balance_adjustment: 'Balance adjustment', receivable_write_off: 'Write-off' },
    effects: {
      balance_adjustment:
        'If approved, a credit is paid from Tessera’s fee income. The limit is Tessera’s own money. A debit takes only the available balance, never reserved money. The customer reads the reason and the note. A large amount, or one without a known price, can be approved only after the waiting period in the settings.',
      receivable_write_off:
        'If approved, Tessera’s fee income pays what the customer still owes, and the withdrawal block ends. If a repayment changes the amount before approval, the proposal can no longer be approved. A large amount can be approved only after the waiting period in the settings.',
    },
    acts: {
      adjustments: { book: 'Adjusted a balance', write_off: 'Wrote off a receivable' },
    },
    codes: { movement: { credit: 'Credit', debit: 'Debit' } },
    fields: {
      movement: 'Movement',
      outstanding: 'Still owed',
      worth: { value: 'Value in the reference currency' },
      customerReason: { en: 'Reason for the customer (English)', zh: 'Reason for the customer (Chinese)' },
      customerNote: { en: 'Note to the customer (English)', zh: 'Note to the customer (Chinese)' },
    },
  },
} as const
