import { feeds, heldReasons } from '@tessera/domain/books/rates/agree.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Accepts a rate that was held back. */
export const rateHeldKind = {
  name: 'rate_held',
  permission: 'rates.decide',
  dueHours: 1,
  isRefusable: false,
  isExplained: true,
  refusals: [],
  auditActions: [],
  about: { heldReason: heldReasons, heldRate: 'text' },
  fields: {
    coin: 'text',
    heldReason: heldReasons,
    heldRate: 'text',
    agreedRate: 'text',
    agreedAt: 'time',
    rateFeed: feeds,
    rateSource: 'text',
    since: 'time',
  },
} as const satisfies DecisionKind
