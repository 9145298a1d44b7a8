export const en_US = {
  decisions: {
    kinds: {
      lost_payment: 'Payment without a withdrawal',
      lost_payout: 'Payout of a lost payment file',
      restore_end: 'End of a restore',
    },
    effects: {
      lost_payment:
        'The hot wallet made this payment, and no withdrawal explains it: the withdrawal was lost, or it was paid twice. Withdrawals and payment files stay stopped until it is settled. If approved, the payment is booked as a paid withdrawal, without a fee, of the customer whose address book contains the recipient. If refused, the exchange bears the loss from its fee income. If several customers use this address, find out whose payment it is, or refuse.',
      lost_payout:
        'The bank may have paid this payout, but this database does not know its customer or amount. If approved, you confirm that you know of it. When the bank’s debit arrives, it is listed as a payment out of our account, and two people settle it.',
      restore_end:
        'If approved, payments resume, and the audit copy continues from the entry at which this log was restored. First read what was lost. Requests that customers made in the lost period are not in this database.',
    },
    fields: {
      restoredAt: 'Restored at',
      logEnd: 'Last entry of our log',
      copyEnd: 'Last entry of the copy',
      lostEntries: 'Lost entries',
      lostFiles: 'Lost payment files',
      unreadFiles: 'Lost payment files without a list of payments',
      paymentsFound: 'Withdrawals found paid',
      paymentsUnsure: 'Withdrawals in doubt',
      chainReadAt: 'Chain searched at',
      bankReadAt: 'Bank read at',
      historyReaches: 'Nodes have all blocks since the backup',
      lostPayments: 'Payments of lost withdrawals to settle',
      lostPayouts: 'Lost payouts to settle',
      memo: 'Withdrawal id in the payment',
      mint: 'Mint',
      paidAt: 'Paid at',
      explorer: 'Block explorer',
      shownBy: 'Nodes that show it',
      notShownBy: 'Nodes that do not show it',
      settledWithdrawal: 'Withdrawal already settled',
      owners: 'Accounts with this address',
      payoutId: 'Payout id',
      batchId: 'Payment file',
      exportedAt: 'Exported at',
      madeBy: 'Exported by',
    },
  },
} as const
