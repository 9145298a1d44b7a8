import type { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Deposit = ReplyOf<typeof deposits.list>['rows'][number]

export const depositAddress = (coin: string, chain: string) =>
  queryOptions({
    queryKey: ['deposits', 'address', coin, chain],
    queryFn: () => api.deposits.address({ coin, chain }),
    staleTime: 600_000,
  })

/** Polled, because confirmations increase while the page is open. */
export const depositList = (page: number) =>
  queryOptions({
    queryKey: ['deposits', 'list', page],
    queryFn: () => api.deposits.list({ page, pageSize: 10 }),
    placeholderData: keepPreviousData,
    refetchInterval: 5_000,
  })
