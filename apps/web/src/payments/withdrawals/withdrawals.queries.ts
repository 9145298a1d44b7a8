import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Withdrawal = ReplyOf<typeof withdrawals.get>
export type Terms = ReplyOf<typeof withdrawals.terms>
export type BookEntry = ReplyOf<typeof withdrawals.listAddresses>['rows'][number]

/** The terms; with an address, a fee that follows the cost of the network is quoted for it. */
export const withdrawalTerms = (coin: string, chain: string, addressId?: string) =>
  queryOptions({
    queryKey: ['withdrawals', 'terms', coin, chain, addressId],
    queryFn: () => api.withdrawals.terms({ coin, chain, ...(addressId !== undefined && { addressId }) }),
    refetchInterval: 30_000,
  })

export const addressBook = (coin: string, chain: string) =>
  queryOptions({
    queryKey: ['withdrawals', 'addresses', coin, chain],
    queryFn: async () => (await api.withdrawals.listAddresses({ coin, chain })).rows,
    refetchInterval: 60_000,
  })

export const withdrawalList = (page: number) =>
  queryOptions({
    queryKey: ['withdrawals', 'list', page],
    queryFn: () => api.withdrawals.list({ page, pageSize: 10 }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })
