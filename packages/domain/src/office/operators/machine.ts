import { machine, type StatusOf } from '#platform/machine/machine.ts'

/** An operator. An operator becomes active at the first sign-in, which replaces the one-time password. */
export const operatorMachine = machine('invited', {
  invited: { activate: 'active', suspend: 'suspended' },
  active: { suspend: 'suspended' },
  suspended: { reinstate: 'active', invite_again: 'invited', close: 'closed' },
  closed: {},
})
export type OperatorStatus = StatusOf<typeof operatorMachine>
