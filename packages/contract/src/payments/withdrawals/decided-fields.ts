import type { DecisionKind } from '#services/approvals/kind.ts'

/** What both people read of a withdrawal. */
export const withdrawalFields = {
  'customer.name': 'text',
  'customer.number': 'text',
  amount: 'figure',
  fee: 'figure',
  receives: 'figure',
  coin: 'text',
  chain: 'code',
  address: 'text',
  tag: 'text',
  'beneficiary.identification': 'code',
  'beneficiary.person': 'text',
  'beneficiary.country': 'country',
  'beneficiary.provider': 'text',
  'beneficiary.providerCountry': 'country',
  requestedAt: 'time',
  status: 'code',
  signerRefusal: 'code',
} as const satisfies DecisionKind['fields']
