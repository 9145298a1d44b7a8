import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

const PAGE_SIZE = 10

/** Asked again each half minute while the page is in sight. */
export const messageCount = () =>
  queryOptions({
    queryKey: ['messages', 'count'],
    queryFn: () => api.messages.count({}),
    refetchInterval: 30_000,
  })

export const newestMessages = () =>
  queryOptions({
    queryKey: ['messages', 'newest'],
    queryFn: () => api.messages.list({ page: 1, pageSize: PAGE_SIZE }),
  })
