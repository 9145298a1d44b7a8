import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { orders } from '@tessera/contract/trading/orders/orders.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'
import type { Which } from './order-filters.tsx'

export type Order = ReplyOf<typeof orders.one>
export type OrderSide = Order['side']
export type OrderType = Order['type']
export type Wish = Parameters<typeof api.orders.place>[0]
export type Preview = Awaited<ReturnType<typeof api.orders.preview>>
export type HistoryFilter = Parameters<typeof api.orders.history>[0]

/** How soon the answer to a wish is old: the book beside it is live. */
const PREVIEW_MS = 2_000
export const previewKey = ['orders', 'preview'] as const

/** What the server makes of an order before it is placed, asked again while somebody looks at the same wish. */
export const orderPreview = (wish: Wish | undefined) =>
  queryOptions({
    queryKey: [...previewKey, wish],
    queryFn: () => api.orders.preview(wish ?? { symbol: '', side: 'buy', quantity: '0' }),
    enabled: wish !== undefined,
    staleTime: PREVIEW_MS,
    refetchInterval: PREVIEW_MS,
    gcTime: 10_000,
  })

const PAGE = 100

/** Every open order, newest first, page after page. */
async function readOpen(which: Which, after?: string): Promise<readonly Order[]> {
  const { rows, next } = await api.orders.current({ ...which, pageSize: PAGE, ...(after !== undefined && { after }) })
  return next === null ? rows : [...rows, ...(await readOpen(which, next))]
}

/** For as long as the live channel does not tell them. */
export const openOrders = (which: Which) =>
  queryOptions({ queryKey: ['orders', 'open', which], queryFn: () => readOpen(which), refetchInterval: 5_000 })

/** `news` is what the live channel said last of any order: once it says more, the history is asked anew. */
export const orderHistory = (filter: HistoryFilter, news: string) =>
  queryOptions({
    queryKey: ['orders', 'history', filter, news],
    queryFn: () => api.orders.history(filter),
    placeholderData: keepPreviousData,
  })
