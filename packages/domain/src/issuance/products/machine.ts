import { machine, type EventOf, type StatusOf } from '#platform/machine/machine.ts'

/**
 * An investment product. Two operators publish it, and two release its allotment. Until the release two operators can
 * call the offer off, which refunds everybody. The database's clock opens and closes it.
 */
export const productMachine = machine('draft', {
  draft: { publish: 'published' },
  published: { open: 'in_subscription', call_off: 'closed' },
  in_subscription: { close: 'subscription_ended', call_off: 'closed' },
  subscription_ended: { allot: 'allotted', call_off: 'closed' },
  allotted: { list: 'trading' },
  trading: {},
  closed: {},
})
export type ProductStatus = StatusOf<typeof productMachine>
export type ProductEvent = EventOf<typeof productMachine>

/** True if published and not closed, so that customers may subscribe now or later. */
export const isOffered = (status: ProductStatus): boolean => status === 'published' || status === 'in_subscription'

/** True until the allotment, while two people can still call the offer off. */
export const canBeCalledOff = (status: ProductStatus): boolean => isOffered(status) || status === 'subscription_ended'

/** Statuses that are visible to visitors: all except draft. */
export const publicProductStatuses = [
  'published',
  'in_subscription',
  'subscription_ended',
  'allotted',
  'trading',
  'closed',
] as const satisfies ProductStatus[]
export type PublicProductStatus = (typeof publicProductStatuses)[number]
