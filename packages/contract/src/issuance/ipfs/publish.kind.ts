import type { DecisionKind } from '#services/approvals/kind.ts'

/** Publishes a document of a product to IPFS. */
export const documentPublishKind = {
  name: 'document_publish',
  permission: 'products.manage',
  dueHours: 48,
  isRefusable: false,
  isExplained: true,
  refusals: ['IPFS_ALREADY_PUBLISHED', 'IPFS_SUPERSEDES_UNFIT', 'IPFS_WITHDRAWN'],
  auditActions: [],
  about: { document: 'text', form: 'code' },
  fields: {
    symbol: 'text',
    name: 'text',
    version: 'text',
    'document.titles': 'text',
    'document.kind': 'code',
    'document.datedOn': 'text',
    'document.languages': 'code',
    form: 'code',
    cid: 'text',
    sha256: 'text',
    'supersedes.titles': 'text',
    'supersedes.cid': 'text',
  },
} as const satisfies DecisionKind
