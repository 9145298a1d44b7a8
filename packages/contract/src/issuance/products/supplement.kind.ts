import type { DecisionKind } from '#services/approvals/kind.ts'

/** Changes a published product: a document, its contract address or its completion. */
export const productSupplementKind = {
  name: 'product_supplement',
  permission: 'products.manage',
  dueHours: 48,
  isRefusable: false,
  isExplained: true,
  refusals: ['PRODUCT_SUPPLEMENT_EMPTY', 'PRODUCT_CONTRACT_ADDRESS_WRONG', 'PRODUCT_DOCUMENT_NEEDED'],
  auditActions: [],
  about: { act: 'code', document: 'text' },
  fields: {
    symbol: 'text',
    name: 'text',
    version: 'text',
    act: 'code',
    'contractAddress.after': 'text',
    'contractAddress.before': 'text',
    'completedOn.after': 'text',
    'completedOn.before': 'text',
    'document.titles': 'text',
    'document.kind': 'code',
    'document.datedOn': 'text',
    'document.languages': 'code',
    'document.mustAccept': 'text',
    'document.sha256': 'text',
  },
} as const satisfies DecisionKind
