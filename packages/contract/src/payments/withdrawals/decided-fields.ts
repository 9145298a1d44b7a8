import { signerRefusals } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import { identifications } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Marks an amount over the limit, which the customer sent to review. */
export const limitStates = ['over_limit'] as const

/** Marks an amount that one person may approve alone. */
export const reviewTiers = ['one_person'] as const

/** The fields of a withdrawal that both people read. */
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
  'beneficiary.identification': identifications,
  'beneficiary.person': 'text',
  'beneficiary.country': 'country',
  'beneficiary.provider': 'text',
  'beneficiary.providerCountry': 'country',
  overLimit: 'text',
  reviewTier: reviewTiers,
  requestedAt: 'time',
  status: 'code',
  signerRefusal: signerRefusals,
} as const satisfies DecisionKind['fields']
