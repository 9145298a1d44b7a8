import { machine, type StatusOf } from '#platform/machine/machine.ts'

/** A person of the house. Active from the first sign-in, when the one-time password is replaced, and never before it. */
export const operatorMachine = machine('invited', {
  invited: { activate: 'active', suspend: 'suspended' },
  active: { suspend: 'suspended' },
  suspended: { reinstate: 'active', invite_again: 'invited', close: 'closed' },
  closed: {},
})
export type OperatorStatus = StatusOf<typeof operatorMachine>
