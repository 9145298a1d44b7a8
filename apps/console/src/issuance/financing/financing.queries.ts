import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { financingReview } from '@tessera/contract/issuance/financing/financing-review.ts'
import { api } from '#parts/api.ts'

export type FinancingCase = ReplyOf<typeof financingReview.get>
export type FinancingRow = ReplyOf<typeof financingReview.list>['rows'][number]

/** Each view of an application is an entry of the audit log, so it is never refetched automatically. */
export const financingCase = (id: string) =>
  queryOptions({
    queryKey: ['financing', 'case', id],
    queryFn: () => api.financingReview.get({ id }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
