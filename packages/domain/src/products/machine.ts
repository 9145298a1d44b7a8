import { machine, type EventOf, type StatusOf } from '../machine/machine.ts'

/** An investment product. Two operators publish it and two release its allotment; the database's clock opens and closes it. */
export const productMachine = machine('draft', {
  draft: { publish: 'published' },
  published: { open: 'in_subscription' },
  in_subscription: { close: 'subscription_ended' },
  subscription_ended: { allot: 'allotted' },
  allotted: { list: 'trading' },
  trading: {},
})
export type ProductStatus = StatusOf<typeof productMachine>
export type ProductEvent = EventOf<typeof productMachine>

/** What visitors may see: everything but drafts. */
export const publicProductStatuses = [
  'published',
  'in_subscription',
  'subscription_ended',
  'allotted',
  'trading',
] as const satisfies ProductStatus[]
export type PublicProductStatus = (typeof publicProductStatuses)[number]
