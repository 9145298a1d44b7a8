import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Payout = ReplyOf<typeof payouts.get>
export type Terms = ReplyOf<typeof payouts.terms>
export type FiatTerms = Terms['rows'][number]

export const payoutTerms = () =>
  queryOptions({ queryKey: ['payouts', 'terms'], queryFn: () => api.payouts.terms({}), refetchInterval: 30_000 })

export const payoutList = (page: number, pageSize: number) =>
  queryOptions({
    queryKey: ['payouts', 'list', page, pageSize],
    queryFn: () => api.payouts.list({ page, pageSize }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })
