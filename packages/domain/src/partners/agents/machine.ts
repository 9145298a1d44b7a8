import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * The kind of a row: an agent, or a broker, which places orders for its clients and has the same statuses (decision
 * 0100).
 */
export const programmes = ['agent', 'broker'] as const
export type Programme = (typeof programmes)[number]

/**
 * An agent. One operator checks the licence, the agent signs the contract, and two operators activate it with its
 * terms; later steps need two as well. Declined and ended are final; another try is another application.
 */
export const agentMachine = machine('applied', {
  applied: { check: 'licence_check', decline: 'declined' },
  licence_check: { pass: 'contract', decline: 'declined' },
  contract: { activate: 'active', decline: 'declined' },
  active: { suspend: 'suspended', end: 'ended' },
  suspended: { resume: 'active', end: 'ended' },
  declined: {},
  ended: {},
})
export type AgentStatus = StatusOf<typeof agentMachine>
export type AgentEvent = EventOf<typeof agentMachine>

/** A month's rebates: a job computes them, two people release or return them, and a job pays them. */
export const rebateRunMachine = machine('drawn', {
  drawn: { release: 'released', drop: 'dropped' },
  released: { finish: 'paid' },
  paid: {},
  dropped: {},
})
export type RebateRunStatus = StatusOf<typeof rebateRunMachine>
export type RebateRunEvent = EventOf<typeof rebateRunMachine>

export const licenceTypes = [
  'securities_dealing',
  'fund_management',
  'financial_advice',
  'introducer',
  'other',
] as const
export type LicenceType = (typeof licenceTypes)[number]
