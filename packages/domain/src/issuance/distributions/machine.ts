import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * A distribution. One operator declares it and two announce it. A job records the holders. Two others release it once
 * the issuer's money has arrived, and a job pays it. It can be cancelled until it is released.
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

/** One holder's share. It is unclaimed while the account cannot be credited, but still belongs to the holder. */
export const holderMachine = machine('recorded', {
  recorded: { pay: 'paid', keep: 'unclaimed' },
  unclaimed: { claim: 'paid' },
  paid: {},
})
export type HolderStatus = StatusOf<typeof holderMachine>

export const distributionTypes = ['dividend', 'coupon', 'return_of_capital'] as const
export type DistributionType = (typeof distributionTypes)[number]
