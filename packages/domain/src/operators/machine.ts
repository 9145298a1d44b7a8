import { machine, type StatusOf } from '../machine/machine.ts'

/** A person of the house. Active from the first sign-in, when the one-time password is replaced. */
export const operatorMachine = machine('invited', {
  invited: { activate: 'active', suspend: 'suspended' },
  active: { suspend: 'suspended' },
  suspended: { reinstate: 'active', close: 'closed' },
  closed: {},
})
export type OperatorStatus = StatusOf<typeof operatorMachine>
