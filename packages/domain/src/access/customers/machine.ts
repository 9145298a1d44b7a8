import { machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * An account. Whoever may act for its owner freezes it at once; it is thawed by two operators. Nobody signs in to a closed
 * one, and it comes back by nobody.
 */
export const customerMachine = machine('active', {
  active: { freeze: 'frozen', close: 'closed' },
  frozen: { thaw: 'active' },
  closed: {},
})
export type CustomerStatus = StatusOf<typeof customerMachine>
