import type { DecisionKind } from '#services/approvals/kind.ts'

/** Shortens or lifts a freeze. */
export const freezeShortenKind = {
  name: 'freeze_shorten',
  permission: 'customers.manage',
  dueHours: 4,
  isRefusable: false,
  isExplained: true,
  refusals: [],
  auditActions: ['customers.shorten_freeze'],
  about: { 'freeze.scope': 'code', 'freeze.until': 'time' },
  fields: {
    'customer.name': 'text',
    'customer.number': 'text',
    'freeze.scope': 'code',
    'freeze.cause': 'code',
    'freeze.until': 'time',
    'freeze.newUntil': 'code',
  },
} as const satisfies DecisionKind
