import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

const PAGE_SIZE = 10
export type MessageFilter = 'all' | 'unread'

/**
 * The unread count. It arrives live (frame/message-bell.tsx); in case that connection is down, it is polled every 30 s
 * while the page is visible.
 */
export const messageCount = () =>
  queryOptions({
    queryKey: ['messages', 'count'],
    queryFn: () => api.messages.count({}),
    refetchInterval: 30_000,
  })

/**
 * Newest first, ten per page. Each page begins after the last message of the previous one, so new messages shift
 * nothing.
 */
export const messagePages = (which: MessageFilter, thread?: string) =>
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

/** Messages that need an acknowledgement, newest first. */
export const unackedMessages = () =>
  queryOptions({
    queryKey: ['messages', 'unacked'],
    queryFn: () => api.messages.list({ unacked: true, pageSize: 20 }),
    staleTime: 30_000,
  })
