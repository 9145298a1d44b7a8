import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

const PAGE_SIZE = 10
export type Which = 'all' | 'unread'

/** Told live (shell/message-bell.tsx); for when that line is down, asked again each half minute while the page is in sight. */
export const messageCount = () =>
  queryOptions({
    queryKey: ['messages', 'count'],
    queryFn: () => api.messages.count({}),
    refetchInterval: 30_000,
  })

/** The newest first, ten at a time. */
export const messagePages = (which: Which) =>
  infiniteQueryOptions({
    queryKey: ['messages', 'list', which],
    queryFn: ({ pageParam }) =>
      api.messages.list({ page: pageParam, pageSize: PAGE_SIZE, ...(which === 'unread' && { unread: true }) }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * PAGE_SIZE < total ? page + 1 : undefined),
  })
