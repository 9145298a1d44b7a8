import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Subscription = ReplyOf<typeof subscriptions.list>['rows'][number]
export type Quote = ReplyOf<typeof subscriptions.quote>
type ListInput = Parameters<typeof api.subscriptions.list>[0]

export const subscriptionList = (filter: ListInput) =>
  queryOptions({
    queryKey: ['subscriptions', 'list', filter],
    queryFn: () => api.subscriptions.list(filter),
    placeholderData: keepPreviousData,
  })

/** The published result of a product's allotment. */
export const allotmentResult = (symbol: string) =>
  queryOptions({
    queryKey: ['subscriptions', 'allotmentResult', symbol],
    queryFn: () => api.subscriptions.allotmentResult({ symbol }),
    retry: false,
  })

/** The server's calculation of a purchase before it is confirmed. */
export const subscriptionQuote = (symbol: string, quantity: string) =>
  queryOptions({
    queryKey: ['subscriptions', 'quote', symbol, quantity],
    queryFn: () => api.subscriptions.quote({ symbol, quantity }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
