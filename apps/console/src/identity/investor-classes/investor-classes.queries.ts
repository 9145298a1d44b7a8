import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { investorClassesReview } from '@tessera/contract/identity/investor-classes/investor-classes-review.ts'
import { api } from '#parts/api.ts'

export type InvestorCase = ReplyOf<typeof investorClassesReview.get>
export type InvestorRow = ReplyOf<typeof investorClassesReview.list>['rows'][number]
export type RulesNow = ReplyOf<typeof investorClassesReview.rules>

/** Each view of an application is an entry of the audit log, so it is never refetched automatically. */
export const investorCase = (id: string) =>
  queryOptions({
    queryKey: ['investorClasses', 'case', id],
    queryFn: () => api.investorClassesReview.get({ id }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
export const investorRules = () =>
  queryOptions({ queryKey: ['investorClasses', 'rules'], queryFn: () => api.investorClassesReview.rules({}) })
