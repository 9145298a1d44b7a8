import type { distributions } from '@tessera/contract/issuance/distributions/distributions.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Distribution = ReplyOf<typeof distributions.list>['rows'][number]
export type Announced = ReplyOf<typeof distributions.ofProduct>['rows'][number]
export type YearTotal = ReplyOf<typeof distributions.totals>['rows'][number]

export const distributionList = (page: number) =>
  queryOptions({
    queryKey: ['distributions', 'list', page],
    queryFn: () => api.distributions.list({ page }),
    placeholderData: keepPreviousData,
  })

export const distributionTotals = () =>
  queryOptions({ queryKey: ['distributions', 'totals'], queryFn: () => api.distributions.totals({}) })

export const distributionsOf = (symbol: string) =>
  queryOptions({
    queryKey: ['distributions', 'of', symbol],
    queryFn: () => api.distributions.ofProduct({ symbol }),
  })
