import { investorGrounds } from '@tessera/domain/identity/investor-classes/evidence.ts'
import { investorClasses } from '@tessera/domain/identity/investor-classes/classes.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Grants or rejects an investor class. */
export const investorClassKind = {
  name: 'investor_class',
  permission: 'kyc.review',
  dueHours: 72,
  isRefusable: true,
  isExplained: false,
  reasons: 'investorClass',
  refusals: [],
  auditActions: ['investor_classes.grant', 'investor_classes.reject', 'investor_classes.view'],
  about: { investorClass: investorClasses, investorGround: investorGrounds },
  fields: { number: 'text', name: 'text' },
} as const satisfies DecisionKind
