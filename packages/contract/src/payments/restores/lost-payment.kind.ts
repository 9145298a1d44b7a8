import type { DecisionKind } from '#services/approvals/kind.ts'

/** Settles a payment of the hot wallet that no withdrawal explains, after a restore or at any other time. */
export const lostPaymentKind = {
  name: 'lost_payment',
  permission: 'reconciliation.decide',
  dueHours: 4,
  isRefusable: true,
  isExplained: true,
  refusals: ['WITHDRAWAL_PAYMENT_TAKEN', 'PAYMENT_NOT_AGREED', 'INSUFFICIENT_AVAILABLE_BALANCE'],
  auditActions: [],
  about: { amount: 'figure' },
  fields: {
    amount: 'figure',
    coin: 'text',
    chain: 'code',
    address: 'text',
    tag: 'text',
    txId: 'text',
    memo: 'text',
    mint: 'text',
    paidAt: 'time',
    explorer: 'text',
    confirmedBy: 'text',
    notConfirmedBy: 'text',
    settledWithdrawal: 'text',
    owners: 'text',
  },
} as const satisfies DecisionKind
