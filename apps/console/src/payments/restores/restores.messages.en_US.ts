export const en_US = {
  decisions: {
    kinds: {
      lost_payment: 'Payment with no withdrawal',
      lost_payout: 'Fiat payment in a lost file',
      restore_end: 'End of a restore',
    },
    effects: {
      lost_payment:
        'The hot wallet made this payment, but no withdrawal matches it: the withdrawal was lost or paid twice. Withdrawals and payment files stay stopped until this is resolved. If approved, it is booked as a paid withdrawal, without a fee, for the customer whose address book contains the recipient. If rejected, the exchange bears the loss: its fee income pays it, and the company owes the part above that. If that debt is above the exchange’s own money, the ledger check stops payments until the company pays in. If several customers use this address, find out whose payment it is, or reject.',
      lost_payout:
        'The bank may have paid this fiat withdrawal or payment instruction, but this database does not know it, or not as approved. If approved, you confirm that you’re aware of it. When the bank’s debit arrives, it is listed as a payment from our account, and two people resolve it.',
      restore_end:
        'If approved, payments resume, and the audit copy continues from the entry where this log was restored. First check what was lost: requests that customers made in the lost period are not in this database.',
    },
    fields: {
      restoredAt: 'Restored at',
      logEnd: 'Last entry of our log',
      copyEnd: 'Last entry of the copy',
      lostEntries: 'Lost entries',
      lostFiles: 'Lost payment files',
      unreadFiles: 'Lost payment files without payment details',
      paymentsFound: 'Withdrawals found paid',
      paymentsUnsure: 'Withdrawals in doubt',
      chainReadAt: 'Chain searched at',
      bankReadAt: 'Bank read at',
      historyReaches: 'Nodes have all blocks since the backup',
      lostPayments: 'Lost withdrawal payments to resolve',
      lostPayouts: 'Lost fiat payments to resolve',
      lostDebits: 'Unresolved bank debits with an unknown reference',
      memo: 'Withdrawal ID in the payment',
      mint: 'Mint address',
      paidAt: 'Paid at',
      explorer: 'Block explorer',
      confirmedBy: 'Nodes that have it',
      notConfirmedBy: 'Nodes that do not have it',
      settledWithdrawal: 'Withdrawal already resolved',
      owners: 'Accounts with this address',
      payoutId: 'Payment ID',
      batchId: 'Payment file',
      exportedAt: 'Exported at',
      madeBy: 'Exported by',
    },
  },
} as const
