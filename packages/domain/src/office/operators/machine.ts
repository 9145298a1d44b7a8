import { machine, type StatusOf } from '#platform/machine/machine.ts'

/** An operator. Active from the first sign-in, which replaces the one-time password, and never before. */
export const operatorMachine = machine('invited', {
  invited: { activate: 'active', suspend: 'suspended' },
  active: { suspend: 'suspended' },
  suspended: { reinstate: 'active', invite_again: 'invited', close: 'closed' },
  closed: {},
})
export type OperatorStatus = StatusOf<typeof operatorMachine>
