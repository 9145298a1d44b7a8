import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { orders } from '@tessera/contract/trading/orders/orders.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'
import type { Which } from './order-filters.tsx'

export type Order = ReplyOf<typeof orders.one>
export type OrderSide = Order['side']
export type OrderType = Order['type']
export type OrderRequest = Parameters<typeof api.orders.place>[0]
export type Preview = Awaited<ReturnType<typeof api.orders.preview>>
export type HistoryFilter = Parameters<typeof api.orders.history>[0]

/** The age after which a preview is outdated, because the book is live. */
const PREVIEW_MS = 2_000
export const previewKey = ['orders', 'preview'] as const

/** The server's preview of an order, polled while the form shows the same order. */
export const orderPreview = (orderRequest: OrderRequest | undefined) =>
  queryOptions({
    queryKey: [...previewKey, orderRequest],
    queryFn: () => api.orders.preview(orderRequest ?? { symbol: '', side: 'buy', quantity: '0' }),
    enabled: orderRequest !== undefined,
    staleTime: PREVIEW_MS,
    refetchInterval: PREVIEW_MS,
    gcTime: 10_000,
  })

const PAGE = 100

/** All open orders, newest first, page by page. */
async function readOpen(which: Which, after?: string): Promise<readonly Order[]> {
  const { rows, next } = await api.orders.current({ ...which, pageSize: PAGE, ...(after !== undefined && { after }) })
  return next === null ? rows : [...rows, ...(await readOpen(which, next))]
}

/** Used while the live channel does not send them. */
export const openOrders = (which: Which) =>
  queryOptions({ queryKey: ['orders', 'open', which], queryFn: () => readOpen(which), refetchInterval: 5_000 })

/** `news` is the last live message about any order; when it changes, the history is requested again. */
export const orderHistory = (filter: HistoryFilter, news: string) =>
  queryOptions({
    queryKey: ['orders', 'history', filter, news],
    queryFn: () => api.orders.history(filter),
    placeholderData: keepPreviousData,
  })
