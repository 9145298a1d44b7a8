import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import type { markets } from '@tessera/contract/markets.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { forEverybody } from '../lib/query-client.ts'

export type Market = ReplyOf<typeof markets.list>['rows'][number]

/** What the call of an auction would come to; the server makes it anew every ten seconds. */
export const auctionCall = (symbol: string) =>
  queryOptions({
    queryKey: ['markets', 'auction', symbol],
    queryFn: () => api.markets.auction({ symbol }),
    refetchInterval: 10_000,
    meta: forEverybody,
  })

/** Every pair with its rules. The live ticker brings the prices; this brings a halt. */
export const marketList = () =>
  queryOptions({
    queryKey: ['markets', 'list'],
    queryFn: async () => (await api.markets.list({})).rows,
    refetchInterval: 15_000,
    meta: forEverybody,
  })
