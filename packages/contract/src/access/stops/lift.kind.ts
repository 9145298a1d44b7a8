import { stopScopes } from '@tessera/domain/access/stops/stop.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Lifts a stop before its end. */
export const stopLiftKind = {
  name: 'stop_lift',
  permission: 'stops.lift',
  dueHours: 4,
  isRefusable: false,
  isExplained: false,
  refusals: [],
  auditActions: ['stops.lift'],
  about: { 'stop.scope': stopScopes },
  fields: {
    number: 'text',
    'stop.scope': stopScopes,
    'stop.subject': 'text',
    'stop.reason': 'text',
    'stop.by': 'text',
    'stop.from': 'time',
    'stop.until': 'time',
  },
} as const satisfies DecisionKind
