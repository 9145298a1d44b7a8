import type { InvestorCase } from './investor-classes.queries.ts'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12'
const consent = { version: '2026-11', sha256: 'a'.repeat(64), at: '2026-11-20T10:00:00.000Z' }

/** An application of a person for the accredited class, below the threshold. */
export const investorCase: InvestorCase = {
  id,
  number: 'IC-40001',
  customer: { id, number: '80217734', email: 'lim@example.com', name: 'Lim Jia Wen' },
  type: 'individual',
  class: 'ai',
  ground: 'personal_assets',
  status: 'submitted',
  renewal: false,
  submittedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: null,
  application: {
    id,
    number: 'IC-40001',
    class: 'ai',
    ground: 'personal_assets',
    worth: { income: 0, home: 3_000_000, assets: 900_000, volatileTokens: 0, stablecoins: 0 },
    statement: null,
    counted: 1_900_000,
    status: 'submitted',
    consent,
    files: [{ uploadId: id, name: 'assets.pdf' }],
    submittedAt: '2026-11-20T10:00:00.000Z',
    decidedAt: null,
    expiresAt: null,
    endedAt: null,
    rejected: null,
  },
  code: 'ri',
  threshold: 2_000_000,
  reaches: false,
  files: [{ uploadId: id, name: 'assets.pdf', mediaType: 'application/pdf', sha256: 'a'.repeat(64) }],
}
