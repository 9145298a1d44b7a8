import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { markets } from '@tessera/contract/trading/markets/markets.ts'
import type { products } from '@tessera/contract/issuance/products/products.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'
import { sameForAllUsers } from '#parts/query-client.ts'

export type Market = ReplyOf<typeof markets.list>['rows'][number]

/** All pairs with their rules. Prices come from the live ticker; this query brings a halt. */
export const marketList = () =>
  queryOptions({
    queryKey: ['markets', 'list'],
    queryFn: async () => (await api.markets.list({})).rows,
    refetchInterval: 15_000,
    meta: sameForAllUsers,
  })

/** The results of a pair's auctions. They change only with the state of the pair. */
export const tradedAuctions = ({ symbol, state }: Pick<Market, 'symbol' | 'state'>) =>
  queryOptions({
    queryKey: ['markets', 'auctions', symbol, state],
    queryFn: async () => (await api.markets.auctions({ symbol })).rows,
    meta: sameForAllUsers,
  })
/** The valuations of the product that is the pair's base; empty for other coins. */
export const valuationsOf = (base: string) =>
  queryOptions({
    queryKey: ['products', 'valuations', base],
    queryFn: async () => (await api.products.valuations({ symbol: base })).rows,
    staleTime: 300_000,
    meta: sameForAllUsers,
  })
export type Valuation = ReplyOf<typeof products.valuations>['rows'][number]
export type TradedAuction = ReplyOf<typeof markets.auctions>['rows'][number]
