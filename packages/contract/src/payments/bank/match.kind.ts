import { queueReasons } from '@tessera/domain/payments/fiat-orders/match.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Credits a bank line to an order, books it as funding of a distribution, or sends it back. */
export const fiatMatchKind = {
  name: 'fiat_match',
  permission: 'fiat_orders.match',
  dueHours: 24,
  isRefusable: true,
  isExplained: false,
  reasons: 'bankLine',
  refusals: ['BANK_LINE_ORDER_UNFIT', 'BANK_LINE_PAYOUT_NOT_RETURNABLE', 'DISTRIBUTION_FUNDING_UNFIT'],
  auditActions: [],
  about: { 'line.amount': 'figure', 'line.reason': queueReasons },
  fields: {
    'line.amount': 'figure',
    'line.coin': 'text',
    'line.payerName': 'text',
    'line.text': 'text',
    'line.reason': queueReasons,
    'line.sameAs': 'text',
    'line.bank': 'text',
    'line.accountNumber': 'text',
    'line.lineId': 'text',
    'payout.number': 'text',
    'payout.amount': 'figure',
    'payout.fiat': 'text',
    'payout.name': 'text',
    'order.number': 'text',
    'order.amount': 'figure',
    'order.fiat': 'text',
    'order.name': 'text',
    'order.status': 'code',
    'distribution.number': 'text',
    'distribution.symbol': 'text',
    'distribution.period': 'text',
    'distribution.missing': 'figure',
  },
} as const satisfies DecisionKind
