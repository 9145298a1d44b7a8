import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AdStatus, OwnAd } from './otc-ads.ts'
import { ReasonCode } from '#platform/settings/reason-areas.ts'
import { Id, keysetOf, note, TimeKeysetRequest } from '#platform/http/shared.ts'

export const ReviewedAd = OwnAd.omit({ methods: true })
  .extend({
    methods: z.array(z.string()),
    owner: z.object({ id: Id, number: z.string(), name: z.string().nullable(), nickname: z.string().nullable() }),
    closedFor: ReasonCode.nullable(),
  })
  .meta({ id: 'ReviewedOtcAd' })

/** Ads for operators, who close misleading ones with a reason that the owner reads. Closing moves no money. */
export const otcAdsReview = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/otc_ads/list',
    summary: 'Ads of all customers by status, newest first',
    who: 'operator',
    permission: 'otc_deals.read',
    input: z.object({ ...TimeKeysetRequest, status: AdStatus.optional() }),
    reply: keysetOf(ReviewedAd),
    refusals: [],
  },
  close: {
    method: 'POST',
    path: 'console/api/v1/otc_ads/close',
    summary: 'Closes an ad: the amount not in deals returns to its owner, and open deals continue',
    who: 'operator',
    permission: 'otc_ads.close',
    idempotent: 'tx',
    input: z.object({
      id: Id,
      /** Visible to the owner. */
      reason: ReasonCode,
      customerMessage: note(500).optional(),
      /** For operators and the audit log. */
      note: note(1000),
    }),
    reply: ReviewedAd,
    refusals: ['NOT_FOUND', 'OTC_AD_WRONG_STATUS', 'REASON_CODE_ENDED'],
  },
})
