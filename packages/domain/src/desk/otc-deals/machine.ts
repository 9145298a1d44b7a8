import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * A deal between two customers, while the seller's coins are reserved. Only an unpaid deal expires. After an appeal the
 * coins remain reserved until two operators decide; until then the seller may release and the buyer may cancel. Source:
 * decision G48.
 */
export const dealMachine = machine('created', {
  created: { pay: 'paid', cancel: 'cancelled', expire: 'cancelled' },
  paid: { release: 'released', cancel: 'cancelled', appeal: 'appeal' },
  appeal: { release: 'released', cancel: 'cancelled', resolve: 'resolved' },
  released: {},
  cancelled: {},
  resolved: {},
})
export type DealStatus = StatusOf<typeof dealMachine>
export type DealEvent = EventOf<typeof dealMachine>
/** Statuses in which the seller's coins are reserved for the buyer. */
export const openDeals = ['created', 'paid', 'appeal'] as const satisfies readonly DealStatus[]
export const isOpen = (status: DealStatus): boolean => (openDeals as readonly DealStatus[]).includes(status)

/** An appeal that operators decide. It becomes settled if the two customers end the deal themselves. */
export const appealMachine = machine('open', {
  open: { settle: 'settled', resolve: 'resolved' },
  settled: {},
  resolved: {},
})
export type AppealStatus = StatusOf<typeof appealMachine>

/** Decisions of two operators. `none` keeps the result of a deal that ended before the decision. */
export const outcomes = ['release', 'return', 'none'] as const
export type DealOutcome = (typeof outcomes)[number]
/** Returns the possible decisions: an open deal is released or returned, an ended one remains unchanged. */
export const outcomesOf = (status: DealStatus): readonly DealOutcome[] =>
  status === 'appeal' ? ['release', 'return'] : ['none']
