import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Appeal, DealFigures, DealStatus, PayTo } from './otc-deal-shapes.ts'
import { FileReply, Id, keysetOf, Time, TimeKeysetRequest } from '#platform/http/shared.ts'

const Person = z.object({ id: Id, number: z.string(), name: z.string().nullable() })
const ReviewedAppeal = Appeal.extend({ id: Id })

export const ReviewedDeal = DealFigures.extend({
  id: Id,
  number: z.string(),
  time: Time,
  status: DealStatus,
  statusAt: Time,
  seller: Person,
  buyer: Person,
  /** The newest appeal. */
  appeal: ReviewedAppeal.nullable(),
}).meta({ id: 'ReviewedOtcDeal' })

/** A case that two operators decide. */
export const DealCase = ReviewedDeal.extend({
  payBy: Time,
  paidAt: Time.nullable(),
  endedAt: Time.nullable(),
  cancelledBy: z.enum(['buyer', 'time']).nullable(),
  payerName: z.string(),
  /** Includes only the ending of the account. */
  payTo: PayTo,
  terms: z.string(),
  proof: Id.nullable(),
  appeals: z.array(ReviewedAppeal),
  history: z.array(z.object({ at: Time, to: DealStatus, actor: z.string() })),
  /** The whole chat, oldest first. */
  chat: z.array(
    z.object({ id: z.string(), at: Time, by: z.enum(['seller', 'buyer']), text: z.string(), image: Id.nullable() }),
  ),
  /** Completed and failed deals of both customers in the 30 days before. */
  sellerFigures: z.object({ finished: z.number().int(), failed: z.number().int() }),
  buyerFigures: z.object({ finished: z.number().int(), failed: z.number().int() }),
}).meta({ id: 'OtcDealCase' })

/** Deals between customers for operators; two people decide appeals through approvals. */
export const otcDealsReview = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/otc_deals/list',
    summary: 'Deals of all customers, newest first; or those with an open appeal',
    who: 'operator',
    permission: 'otc_deals.read',
    input: z.object({ ...TimeKeysetRequest, status: DealStatus.optional(), appealed: z.boolean().optional() }),
    reply: keysetOf(ReviewedDeal),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'console/api/v1/otc_deals/get',
    summary: 'One deal with its chat and history; each view is recorded in the audit log',
    who: 'operator',
    permission: 'otc_deals.read',
    rate: { points: 600, seconds: 3600 },
    input: z.object({ id: Id }),
    reply: DealCase,
    refusals: ['NOT_FOUND'],
  },
  file: {
    method: 'POST',
    path: 'console/api/v1/otc_deals/file',
    summary: 'The proof of payment or an image of the chat; each view is recorded in the audit log',
    who: 'operator',
    permission: 'otc_deals.read',
    rate: { points: 200, seconds: 3600 },
    input: z.object({ id: Id, upload: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
})
