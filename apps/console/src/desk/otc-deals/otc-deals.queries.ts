import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcDealsReview } from '@tessera/contract/desk/otc-deals/otc-deals-review.ts'
import { api } from '#parts/api.ts'

export type DealCase = ReplyOf<typeof otcDealsReview.get>
export type DealRow = ReplyOf<typeof otcDealsReview.list>['rows'][number]

/** Each look at a deal is kept in the audit log, so it is not asked again by itself. */
export const dealCase = (id: string) =>
  queryOptions({
    queryKey: ['otc deals', 'case', id],
    queryFn: () => api.otcDealsReview.get({ id }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
