import type { DecisionKind } from '#services/approvals/kind.ts'

/** The fields of an identity file that both people read. */
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
