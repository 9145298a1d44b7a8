import { machine, type StatusOf } from '#platform/machine/machine.ts'

/** A proposal of one operator, which another decides or its author cancels. */
export const approvalMachine = machine('requested', {
  requested: { approve: 'approved', refuse: 'refused', cancel: 'cancelled' },
  approved: {},
  refused: {},
  cancelled: {},
})
export type ApprovalStatus = StatusOf<typeof approvalMachine>
