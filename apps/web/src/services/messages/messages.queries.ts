import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

const PAGE_SIZE = 10
export type Which = 'all' | 'unread'

/** Told live (shell/message-bell.tsx); for when that line is down, asked again each half minute while the page is in sight. */
export const messageCount = () =>
  queryOptions({
    queryKey: ['messages', 'count'],
    queryFn: () => api.messages.count({}),
    refetchInterval: 30_000,
  })

/** The newest first, ten at a time, each ten behind the last one shown: what comes in meanwhile shifts none. */
export const messagePages = (which: Which, thread?: string) =>
  infiniteQueryOptions({
    queryKey: ['messages', 'list', which, thread],
    queryFn: ({ pageParam: after }) =>
      api.messages.list({
        pageSize: PAGE_SIZE,
        ...(after !== '' && { after }),
        ...(which === 'unread' && { unread: true }),
        ...(thread !== undefined && { thread }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next, total }, { length }) => (next !== null && length * PAGE_SIZE < total ? next : undefined),
  })

/** Messages that wait for an acknowledgement, the newest first. */
export const unackedMessages = () =>
  queryOptions({
    queryKey: ['messages', 'unacked'],
    queryFn: () => api.messages.list({ unacked: true, pageSize: 20 }),
    staleTime: 30_000,
  })
