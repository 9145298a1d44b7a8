import type { DecisionKind } from '#services/approvals/kind.ts'

/** What both people read of an identity file. */
export const kycFields = {
  number: 'text',
  version: 'text',
  legalName: 'text',
  birthDate: 'text',
  nationality: 'country',
  documentType: 'code',
  documentNumberMasked: 'text',
  documentExpiresOn: 'text',
  fromMyinfoAt: 'text',
} as const satisfies DecisionKind['fields']
