import { beneficiaryKinds, instructionKinds } from '@tessera/domain/payments/instructions/kinds.ts'
import { heldBackReasons } from '@tessera/domain/payments/payouts/export-policy.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** The fields of a payment instruction that both people read. */
export const instructionFields = {
  number: 'text',
  instructionKind: instructionKinds,
  source: 'text',
  'payee.name': 'text',
  amount: 'figure',
  coin: 'text',
  chargedFee: 'figure',
  recovered: 'figure',
  remaining: 'figure',
  'account.name': 'text',
  'account.bank': 'text',
  'account.country': 'country',
  'account.bankCode': 'text',
  'account.ifsc': 'text',
  'account.address': 'text',
  'account.paymentName': 'text',
  'account.paymentAddress': 'text',
  'account.ending': 'text',
  payingAccount: 'text',
  reference: 'text',
  paymentNote: 'text',
  preparedBy: 'text',
  heldBack: heldBackReasons,
  status: 'code',
} as const satisfies DecisionKind['fields']

/** The fields of a payee account that both people read. */
export const beneficiaryFields = {
  number: 'text',
  beneficiaryKind: beneficiaryKinds,
  'payee.name': 'text',
  'payee.key': 'text',
  coin: 'text',
  'account.name': 'text',
  'account.ending': 'text',
  'account.bank': 'text',
  'account.country': 'country',
  'account.bankCode': 'text',
  'account.ifsc': 'text',
  'account.address': 'text',
  'account.paymentName': 'text',
  'account.paymentAddress': 'text',
} as const satisfies DecisionKind['fields']
