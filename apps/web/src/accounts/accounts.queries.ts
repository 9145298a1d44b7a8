import type { accounts } from '@tessera/contract/accounts.ts'
import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

export type Overview = ReplyOf<typeof accounts.overview>
export type AccountKind = Overview['accounts'][number]['kind']
export type Holding = Overview['accounts'][number]['holdings'][number]
export type HistoryRow = ReplyOf<typeof accounts.flowingWater>['rows'][number]
export type HistoryFilter = Parameters<typeof api.accounts.flowingWater>[0]

export const overview = (fiat: string | undefined) =>
  queryOptions({
    queryKey: ['accounts', 'overview', fiat],
    queryFn: () => api.accounts.overview(fiat === undefined ? {} : { fiat }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })

export const flowingWater = (filter: HistoryFilter) =>
  queryOptions({
    queryKey: ['accounts', 'flowingWater', filter],
    queryFn: () => api.accounts.flowingWater(filter),
    placeholderData: keepPreviousData,
  })

export const fiatCoins = () =>
  queryOptions({ queryKey: ['rates', 'fiatCoins'], queryFn: () => api.rates.fiatCoins({}), staleTime: 600_000 })
