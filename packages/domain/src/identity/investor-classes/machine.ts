import { machine, type EventOf, type StatusOf } from '#platform/machine/machine.ts'

/**
 * One application for an investor class. A granted one is the customer's class until it expires or a newer one replaces
 * it. It also ends if the customer withdraws the consent or the identity is no longer approved. Source: decisions G24
 * and 0080.
 */
export const investorMachine = machine('submitted', {
  submitted: { approve: 'granted', reject: 'rejected', cancel: 'cancelled' },
  granted: { lapse: 'lapsed', withdraw: 'withdrawn', replace: 'replaced' },
  rejected: {},
  cancelled: {},
  lapsed: {},
  withdrawn: {},
  replaced: {},
})
export type InvestorStatus = StatusOf<typeof investorMachine>
export type InvestorEvent = EventOf<typeof investorMachine>
