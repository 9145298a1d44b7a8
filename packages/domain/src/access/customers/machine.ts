import { machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * An account. Its owner or an operator freezes it at once; two operators unfreeze it. A closed account has no login and
 * cannot be reopened.
 */
export const customerMachine = machine('active', {
  active: { freeze: 'frozen', close: 'closed' },
  frozen: { thaw: 'active' },
  closed: {},
})
export type CustomerStatus = StatusOf<typeof customerMachine>
