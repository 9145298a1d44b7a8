import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * An ad from its publication to its end, in the words of the specification (§4). `trading` has deals that are not over;
 * `overdue` cannot be taken until its owner edits it: a way to be paid is gone, the owner may not trade, or it is too old.
 * Of a closed ad the coin that no deal holds is free again.
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
/** Why an ad is overdue: how it is paid, who it is of, how old it is. */
export type LapseReason = (typeof lapseReasons)[number]
/** Days after which its owner has to look at an ad again. */
export const AD_DAYS = 90

/** Why an ad cannot stand as it is; undefined while it can. */
export function lapseOf(ad: {
  readonly methodsUsable: boolean
  readonly ownerMay: boolean
  readonly lookedAt: Date
  readonly now: Date
}): LapseReason | undefined {
  if (!ad.ownerMay) return 'owner'
  if (!ad.methodsUsable) return 'method'
  return ad.now.getTime() - ad.lookedAt.getTime() >= AD_DAYS * 86_400_000 ? 'age' : undefined
}
