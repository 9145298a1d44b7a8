import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { trades } from '@tessera/contract/trading/trades/trades.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type OwnTrade = ReplyOf<typeof trades.mine>['rows'][number]

export const ownTrades = (page: number) =>
  queryOptions({
    queryKey: ['trades', 'mine', page],
    queryFn: () => api.trades.mine({ page }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
