import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { markets } from '@tessera/contract/trading/markets/markets.ts'
import type { products } from '@tessera/contract/issuance/products/products.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'
import { forEverybody } from '#parts/query-client.ts'

export type Market = ReplyOf<typeof markets.list>['rows'][number]

/** Every pair with its rules. The live ticker brings the prices; this brings a halt. */
export const marketList = () =>
  queryOptions({
    queryKey: ['markets', 'list'],
    queryFn: async () => (await api.markets.list({})).rows,
    refetchInterval: 15_000,
    meta: forEverybody,
  })

/** What the auctions of a pair came to. While its state is the same there is no other one. */
export const tradedAuctions = ({ symbol, state }: Pick<Market, 'symbol' | 'state'>) =>
  queryOptions({
    queryKey: ['markets', 'auctions', symbol, state],
    queryFn: async () => (await api.markets.auctions({ symbol })).rows,
    meta: forEverybody,
  })
/** What valuers found a unit of the pair's base to be worth; nothing of a coin that is no product. */
export const valuationsOf = (base: string) =>
  queryOptions({
    queryKey: ['products', 'valuations', base],
    queryFn: async () => (await api.products.valuations({ symbol: base })).rows,
    staleTime: 300_000,
    meta: forEverybody,
  })
export type Valuation = ReplyOf<typeof products.valuations>['rows'][number]
export type TradedAuction = ReplyOf<typeof markets.auctions>['rows'][number]
