import type { KycCase } from './kyc.queries.ts'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'

/** A verified identity, for tests. */
export const kycCase: KycCase = {
  id,
  number: 'KYC-1',
  version: 1,
  status: 'approved',
  customer: { id, number: '1', email: 'wei@tessera.example' },
  legalName: 'Wei Lin',
  nationality: 'SG',
  highRisk: [],
  submittedAt: '2026-01-01T00:00:00.000Z',
  decidedAt: null,
  withdrawnAt: null,
  reason: null,
  customerMessage: null,
  versions: [],
  vendor: null,
  checks: [],
  sameNumber: { total: 0, files: [] },
}
