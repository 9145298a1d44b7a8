import { queryOptions } from '@tanstack/react-query'
import type { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { api } from '#parts/api.ts'

export type CompanyCase = ReplyOf<typeof companiesReview.get>
export type CompanyVersion = CompanyCase['versions'][number]
export type CompanyRow = ReplyOf<typeof companiesReview.list>['rows'][number]

/** Each look at an application is kept in the audit log, so it is not asked again by itself. */
export const companyCase = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'case', id],
    queryFn: () => api.companiesReview.get({ id }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
