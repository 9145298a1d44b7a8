import { suspectCauses } from '@tessera/domain/trading/orders/kinds.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Ends an order that the trading core set aside as abnormal, or leaves it set aside. */
export const abnormalOrderKind = {
  name: 'abnormal_order',
  permission: 'orders.end_abnormal',
  dueHours: 4,
  isRefusable: true,
  isExplained: true,
  refusals: [],
  auditActions: [],
  about: { symbol: 'text', held: 'figure', suspectCause: suspectCauses },
  fields: {
    number: 'text',
    symbol: 'text',
    'customer.name': 'text',
    'customer.number': 'text',
    coin: 'text',
    side: ['buy', 'sell'],
    price: 'figure',
    quantity: 'figure',
    filled: 'figure',
    held: 'figure',
    suspectCause: suspectCauses,
  },
} as const satisfies DecisionKind
