import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type FiatOrder = ReplyOf<typeof fiatOrders.get>
export type FiatOrderStatus = FiatOrder['status']
export type FiatTerms = ReplyOf<typeof fiatOrders.terms>['rows'][number]
type ListInput = Parameters<typeof api.fiatOrders.list>[0]

export const fiatTerms = () =>
  queryOptions({ queryKey: ['fiatOrders', 'terms'], queryFn: () => api.fiatOrders.terms({}), staleTime: 300_000 })

export const fiatOrderList = (filter: ListInput) =>
  queryOptions({
    queryKey: ['fiatOrders', 'list', filter],
    queryFn: () => api.fiatOrders.list(filter),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })

export const fiatOrder = (id: string) =>
  queryOptions({
    queryKey: ['fiatOrders', 'get', id],
    queryFn: () => api.fiatOrders.get({ id }),
    refetchInterval: 10_000,
  })
