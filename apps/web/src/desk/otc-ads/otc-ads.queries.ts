import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type OtcTerms = ReplyOf<typeof otcAds.terms>
export type Offer = ReplyOf<typeof otcAds.search>['rows'][number]
export type Dealer = Offer['owner']
export type OwnAd = ReplyOf<typeof otcAds.create>

export type OfferFilter = Omit<Parameters<typeof api.otcAds.search>[0], 'after' | 'pageSize'>

const PAGE_SIZE = 20

export const otcTerms = () =>
  queryOptions({ queryKey: ['otc', 'terms'], queryFn: () => api.otcAds.terms({}), refetchInterval: 30_000 })

/** Each page begins after the last row of the previous one. */
export const offers = (filter: OfferFilter) =>
  infiniteQueryOptions({
    queryKey: ['otc', 'offers', filter],
    queryFn: ({ pageParam: after }) =>
      api.otcAds.search({ ...filter, pageSize: PAGE_SIZE, ...(after !== '' && { after }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  })

export const otcTicker = (coin: string, fiat: string) =>
  queryOptions({
    queryKey: ['otc', 'ticker', coin, fiat],
    queryFn: () => api.otcAds.ticker({ coin, fiat }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })

export const myAds = (page: number) =>
  queryOptions({
    queryKey: ['otc', 'ads', page],
    queryFn: () => api.otcAds.myList({ page, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  })

/** One own ad, searched among the newest hundred; null if not found. */
export const ownAd = (id: string) =>
  queryOptions({
    queryKey: ['otc', 'ad', id],
    queryFn: async () => (await api.otcAds.myList({ pageSize: 100 })).rows.find((ad) => ad.id === id) ?? null,
  })
