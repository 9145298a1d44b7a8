import { machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * An account. Its owner or one operator can freeze it at once; only two operators can unfreeze it. A closed account
 * cannot log in and cannot be reopened.
 */
export const customerMachine = machine('active', {
  active: { freeze: 'frozen', close: 'closed' },
  frozen: { thaw: 'active' },
  closed: {},
})
export type CustomerStatus = StatusOf<typeof customerMachine>
