import { queueReasons } from '@tessera/domain/payments/fiat-orders/match.ts'
import { instructionKinds } from '@tessera/domain/payments/instructions/kinds.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Explains an outgoing payment on our bank account. */
export const bankLineOutKind = {
  name: 'bank_line_out',
  permission: 'fiat_orders.match',
  dueHours: 1,
  isRefusable: false,
  isExplained: true,
  refusals: ['BANK_LINE_RETURN_UNFIT', 'BANK_LINE_PAYOUT_UNFIT', 'BANK_LINE_INSTRUCTION_UNFIT', 'OWN_FUNDS_TOO_LOW'],
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
    explains: ['return', 'payout', 'instruction', 'by_hand', 'cost'],
    'returned.lineId': 'text',
    'returned.payerName': 'text',
    'payout.number': 'text',
    'payout.amount': 'figure',
    'payout.fiat': 'text',
    'payout.name': 'text',
    'instruction.number': 'text',
    'instruction.name': 'text',
    'settles.kind': instructionKinds,
    'settles.label': 'text',
    'settles.payee': 'text',
    'settles.owed': 'figure',
    'settles.fee': 'figure',
    'settles.overpaid': 'figure',
  },
} as const satisfies DecisionKind
