import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Deal = ReplyOf<typeof otcDeals.get>
export type DealPreview = ReplyOf<typeof otcDeals.preview>
export type Message = ReplyOf<typeof otcDeals.messages>['rows'][number]
export type DealRequest = Parameters<typeof api.otcDeals.preview>[0]
export type DealFilter = Pick<Parameters<typeof api.otcDeals.list>[0], 'open' | 'side' | 'page'>

/** The current amounts of taking an ad; prices move. */
export const dealPreview = (dealRequest: DealRequest | undefined) =>
  queryOptions({
    queryKey: ['otc', 'preview', dealRequest],
    queryFn: () => {
      if (dealRequest === undefined) throw new Error('the query is enabled only once an amount is entered')
      return api.otcDeals.preview(dealRequest)
    },
    enabled: dealRequest !== undefined,
    retry: false,
    staleTime: 0,
    refetchInterval: 15_000,
  })

export const deals = (filter: DealFilter) =>
  queryOptions({
    queryKey: ['otc', 'deals', filter],
    queryFn: () => api.otcDeals.list({ ...filter, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })

/** Polled often while the deal is open, because the counterparty acts too. */
export const deal = (id: string) =>
  queryOptions({
    queryKey: ['otc', 'deal', id],
    queryFn: () => api.otcDeals.get({ id }),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.endedAt === null ? 5000 : 30_000),
  })

/** The reasons that one side may give for an appeal now. */
export const appealReasons = (side: Deal['side']) =>
  queryOptions({ queryKey: ['otc', 'appeal-reasons', side], queryFn: () => api.otcDeals.appealReasons({ side }) })

/** Newest first; each page begins after the last row of the previous one. */
export const messages = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['otc', 'messages', id],
    queryFn: ({ pageParam: after }) => api.otcDeals.messages({ id, pageSize: 50, ...(after !== '' && { after }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: 4000,
  })

export const dealPicture = (id: string, upload: string) =>
  queryOptions({
    queryKey: ['otc', 'picture', id, upload],
    queryFn: async () => URL.createObjectURL(await api.otcDeals.file({ id, upload })),
    staleTime: Infinity,
  })
