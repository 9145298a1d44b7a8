import { DAY_MS } from '#platform/clock/durations.ts'
import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * The life of an ad, with the status names of the specification (§4). A `trading` ad has open deals. An `overdue` ad
 * cannot be taken until its owner edits it. The cause is a removed payment method, an owner who may not trade, or the
 * age of the ad. Closing an ad releases the coins that no deal has reserved.
 */
export const adMachine = machine('published', {
  published: { take: 'trading', lapse: 'overdue', close: 'closed' },
  trading: { settle: 'published', lapse: 'overdue', close: 'closed' },
  overdue: { renew: 'published', renew_trading: 'trading', close: 'closed' },
  closed: {},
})
export type AdStatus = StatusOf<typeof adMachine>
export type AdEvent = EventOf<typeof adMachine>

export const lapseReasons = ['method', 'owner', 'age'] as const
/** The reason why an ad is overdue: payment methods, owner, or age. */
export type LapseReason = (typeof lapseReasons)[number]
/** Days after which the owner must renew an ad. */
export const AD_DAYS = 90

/** Returns the reason why an ad is overdue; undefined if it is valid. */
export function lapseOf(ad: {
  readonly methodsUsable: boolean
  readonly ownerMay: boolean
  readonly lookedAt: Date
  readonly now: Date
}): LapseReason | undefined {
  if (!ad.ownerMay) return 'owner'
  if (!ad.methodsUsable) return 'method'
  return ad.now.getTime() - ad.lookedAt.getTime() >= AD_DAYS * DAY_MS ? 'age' : undefined
}
