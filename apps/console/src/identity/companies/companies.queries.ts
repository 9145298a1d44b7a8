import { queryOptions } from '@tanstack/react-query'
import type { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { api } from '#parts/api.ts'

export type CompanyCase = ReplyOf<typeof companiesReview.get>
export type CompanyVersion = CompanyCase['versions'][number]
export type CompanyRow = ReplyOf<typeof companiesReview.list>['rows'][number]

/** Each view of an application is an entry of the audit log, so it is never refetched automatically. */
export const companyCase = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'case', id],
    queryFn: () => api.companiesReview.get({ id }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
