import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcDealsReview } from '@tessera/contract/desk/otc-deals/otc-deals-review.ts'
import { api } from '#parts/api.ts'

export type DealCase = ReplyOf<typeof otcDealsReview.get>
export type DealRow = ReplyOf<typeof otcDealsReview.list>['rows'][number]

/** Each view of a deal is an entry of the audit log, so it is never refetched automatically. */
export const dealCase = (id: string) =>
  queryOptions({
    queryKey: ['otc deals', 'case', id],
    queryFn: () => api.otcDealsReview.get({ id }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
