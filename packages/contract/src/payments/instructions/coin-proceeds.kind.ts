import type { DecisionKind } from '#services/approvals/kind.ts'

/**
 * The states of an issuer's account at the exchange. Only an open one receives proceeds. `missing` means that the offer
 * has no application and no account was entered, `unfit` that the entered number is not that of a verified company.
 */
export const issuerAccountStates = ['open', 'not_open', 'missing', 'unfit'] as const

/** Pays an issuer all or a part of its proceeds in a coin, to its account at the exchange. */
export const coinProceedsKind = {
  name: 'coin_proceeds',
  permission: 'payment_instructions.decide',
  dueHours: 48,
  isRefusable: false,
  isExplained: true,
  refusals: [
    'OPERATOR_OWN_ACCOUNT',
    'INSTRUCTION_ABOVE_AVAILABLE',
    'INSTRUCTION_AMOUNT_INVALID',
    'ISSUER_ACCOUNT_NEEDED',
    'ISSUER_ACCOUNT_UNFIT',
    'ISSUER_ACCOUNT_NOT_OPEN',
  ],
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
    payable: 'figure',
    amount: 'figure',
  },
} as const satisfies DecisionKind
