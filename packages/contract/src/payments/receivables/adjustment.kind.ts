import { adjustmentMovements } from '@tessera/domain/payments/receivables/adjustment.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Credits a customer from the exchange's own money, or debits the customer in its favour. */
export const balanceAdjustmentKind = {
  name: 'balance_adjustment',
  permission: 'adjustments.decide',
  dueHours: 24,
  isRefusable: false,
  isExplained: true,
  refusals: [
    'ADJUSTMENT_COIN_UNFIT',
    'ADJUSTMENT_AMOUNT_UNFIT',
    'ADJUSTMENT_BALANCE_TOO_LOW',
    'OWN_FUNDS_TOO_LOW',
    'ADJUSTMENT_VALUE_CHANGED',
    'ADJUSTMENT_TOO_EARLY',
  ],
  auditActions: ['adjustments.book'],
  about: { movement: adjustmentMovements, amount: 'figure' },
  fields: {
    'customer.name': 'text',
    'customer.number': 'text',
    movement: adjustmentMovements,
    coin: 'text',
    amount: 'figure',
    'worth.value': 'figure',
    'customerReason.en': 'text',
    'customerReason.zh': 'text',
    'customerNote.en': 'text',
    'customerNote.zh': 'text',
  },
} as const satisfies DecisionKind
