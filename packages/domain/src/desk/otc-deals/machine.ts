import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * What two people agreed on, while the seller's coin is held. Time ends only what nobody says is paid. Whoever appeals keeps
 * the coin where it is until two people of the house decide; until then the seller may still release and the buyer give up.
 * Source: decision G48.
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
/** The statuses in which the seller's coin is held for the buyer. */
export const openDeals = ['created', 'paid', 'appeal'] as const satisfies readonly DealStatus[]
export const isOpen = (status: DealStatus): boolean => (openDeals as readonly DealStatus[]).includes(status)

/** An appeal: what the house is asked to decide. It settles when the two end the deal themselves. */
export const appealMachine = machine('open', {
  open: { settle: 'settled', resolve: 'resolved' },
  settled: {},
  resolved: {},
})
export type AppealStatus = StatusOf<typeof appealMachine>

/** What two people of the house decide. `none`: the coin stays where it went, for an appeal after the end. */
export const outcomes = ['release', 'return', 'none'] as const
export type DealOutcome = (typeof outcomes)[number]
/** Of an open deal the coin goes one way or the other; after its end nothing is taken back. */
export const outcomesOf = (status: DealStatus): readonly DealOutcome[] =>
  status === 'appeal' ? ['release', 'return'] : ['none']
