import { licenceTypes } from '@tessera/domain/partners/agents/machine.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Activates an agent or broker with its shares. */
export const agentActivationKind = {
  name: 'agent_activation',
  permission: 'agents.review',
  dueHours: 72,
  isRefusable: false,
  isExplained: true,
  refusals: ['AGENT_TERMS_UNFIT'],
  auditActions: [],
  about: { licenceNumber: 'text', own: 'percent' },
  fields: {
    number: 'text',
    'customer.name': 'text',
    'customer.number': 'text',
    licenceType: licenceTypes,
    licenceNumber: 'text',
    licenceAuthority: 'text',
    licenceCountry: 'country',
    licenceExpiresOn: 'text',
    level: 'text',
    contractVersion: 'text',
    own: 'percent',
    parent: 'percent',
    grand: 'percent',
    contractSha256: 'text',
  },
} as const satisfies DecisionKind
