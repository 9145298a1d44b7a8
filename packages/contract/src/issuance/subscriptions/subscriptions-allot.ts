import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { productMachine } from '@tessera/domain/issuance/products/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Units } from '#issuance/products/units.ts'
import { ProductSymbol, AmountText, Coin, Id, note, KeysetRequest, keysetOf, Time } from '#platform/http/shared.ts'
import { Subscription, SubscriptionStatus } from './subscriptions.ts'

/** The result of an allotment of the pending subscriptions. */
export const AllotmentPreview = z
  .object({
    productId: Id,
    symbol: ProductSymbol,
    supply: Units,
    requested: Units,
    allotted: Units,
    /** True if requests are below the soft cap, so that everything is refunded. */
    belowSoftCap: z.boolean(),
    subscribers: z.number().int(),
    /** Number of subscriptions that would get no units. */
    empty: z.number().int(),
    /** Per coin that pays: the sum of allotted × price, the fees, and the refunds to subscribers. */
    money: z.array(z.object({ currency: Coin, proceeds: AmountText, fees: AmountText, refunds: AmountText })),
    /** The hash of the whole result, which the second operator approves. */
    resultHash: z.string(),
    rows: z.array(z.object({ subscriptionId: Id, number: z.string(), requested: Units, allotted: Units })),
  })
  .meta({ id: 'AllotmentPreview' })

export const AllotmentQueueRow = z
  .object({
    productId: Id,
    symbol: ProductSymbol,
    name: z.string(),
    status: z.enum(statusesOf(productMachine)),
    supply: Units,
    requested: Units,
    subscribers: z.number().int(),
    closedAt: Time,
    /** True if a proposal waits for a second operator. */
    proposed: z.boolean(),
    failed: z.number().int(),
  })
  .meta({ id: 'AllotmentQueueRow' })

export const SubscriptionOfCustomer = Subscription.extend({
  customer: z.object({ id: Id, number: z.string(), email: z.string(), name: z.string().nullable() }),
  /** The reason why tokens could not be delivered. */
  failure: z.string().nullable(),
}).meta({ id: 'SubscriptionOfCustomer' })

export const subscriptionsAllot = endpoints({
  queue: {
    method: 'POST',
    path: 'console/api/v1/subscriptions/queue',
    summary: 'Products whose subscription ended and that await allotment or delivery',
    who: 'operator',
    permission: 'subscriptions.read',
    input: z.object({}),
    reply: z.object({ rows: z.array(AllotmentQueueRow) }),
    refusals: [],
  },
  list: {
    method: 'POST',
    path: 'console/api/v1/subscriptions/list',
    summary: 'Subscriptions of a product or of a status, oldest first',
    who: 'operator',
    permission: 'subscriptions.read',
    input: z.object({ ...KeysetRequest, symbol: ProductSymbol.optional(), status: SubscriptionStatus.optional() }),
    reply: keysetOf(SubscriptionOfCustomer),
    refusals: [],
  },
  preview: {
    method: 'POST',
    path: 'console/api/v1/subscriptions/preview_allotment',
    summary: 'Result of the allotment of a closed product for each subscription',
    who: 'operator',
    permission: 'subscriptions.read',
    input: z.object({ symbol: ProductSymbol }),
    reply: AllotmentPreview,
    refusals: ['NOT_FOUND', 'ALLOTMENT_NOT_DUE'],
  },
  retry: {
    method: 'POST',
    path: 'console/api/v1/subscriptions/retry_disbursement',
    summary: 'Retries a failed delivery of tokens',
    who: 'operator',
    permission: 'subscriptions.allot',
    idempotent: 'tx',
    input: z.object({ id: Id, reason: note(500) }),
    reply: z.object({ id: Id, status: SubscriptionStatus }),
    refusals: ['NOT_FOUND', 'DISBURSEMENT_WRONG_STATUS'],
  },
})
