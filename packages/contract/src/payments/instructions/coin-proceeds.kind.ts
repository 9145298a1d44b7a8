import type { DecisionKind } from '#services/approvals/kind.ts'

/** The states of an issuer's account at the exchange: only an open one receives proceeds. */
export const issuerAccountStates = ['open', 'not_open'] as const

/** Pays an issuer what its offer raised in a coin, to its account at the exchange. */
export const coinProceedsKind = {
  name: 'coin_proceeds',
  permission: 'payment_instructions.decide',
  dueHours: 48,
  isRefusable: false,
  isExplained: true,
  refusals: ['OPERATOR_OWN_ACCOUNT'],
  auditActions: [],
  about: { amount: 'figure' },
  fields: {
    symbol: 'text',
    issuer: 'text',
    'customer.name': 'text',
    'customer.number': 'text',
    issuerAccount: issuerAccountStates,
    coin: 'text',
    received: 'figure',
    paidBefore: 'figure',
    undelivered: 'figure',
    chargedFee: 'figure',
    amount: 'figure',
  },
} as const satisfies DecisionKind
