import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * A distribution. Two people announce what one declared; a job records who holds what; two others release it once the issuer's
 * money is here, and a job pays it. Until it is released it may be cancelled.
 */
export const distributionMachine = machine('declared', {
  declared: { announce: 'announced', cancel: 'cancelled' },
  announced: { record: 'recorded', cancel: 'cancelled' },
  recorded: { release: 'released', cancel: 'cancelled' },
  released: { finish: 'paid' },
  paid: {},
  cancelled: {},
})
export type DistributionStatus = StatusOf<typeof distributionMachine>
export type DistributionEvent = EventOf<typeof distributionMachine>

/** What one holder is due. Kept as unclaimed while the account cannot be credited; it is theirs all the same. */
export const holderMachine = machine('recorded', {
  recorded: { pay: 'paid', keep: 'unclaimed' },
  unclaimed: { claim: 'paid' },
  paid: {},
})
export type HolderStatus = StatusOf<typeof holderMachine>

export const distributionTypes = ['dividend', 'coupon', 'return_of_capital'] as const
export type DistributionType = (typeof distributionTypes)[number]
