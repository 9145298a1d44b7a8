import { machine, type EventOf, type StatusOf } from '#platform/machine/machine.ts'

/**
 * A deposit from the chain. A deposit is credited only after `finalised`. A deposit that cannot be credited waits in
 * `manual` for two people, who credit it or keep it in suspense. A dropped deposit continues if the chain reports it
 * again.
 */
export const depositMachine = machine('seen', {
  seen: { confirm: 'confirming', drop: 'dropped' },
  confirming: { finalise: 'finalised', drop: 'dropped' },
  finalised: { credit: 'credited', set_aside: 'manual' },
  credited: { reverse: 'reversed' },
  manual: { credit: 'credited', withhold: 'withheld' },
  dropped: { confirm: 'confirming' },
  withheld: {},
  reversed: {},
})
export type DepositStatus = StatusOf<typeof depositMachine>
export type DepositEvent = EventOf<typeof depositMachine>
