import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { reconciliation } from '@tessera/contract/books/reconciliation/reconciliation.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { api } from '#parts/api.ts'

export type DayRow = ReplyOf<typeof reconciliation.days>['rows'][number]
export type DayRecord = ReplyOf<typeof reconciliation.day>

export const dayRecord = (day: string) =>
  queryOptions({
    queryKey: ['reconciliation', 'day', day],
    queryFn: () => api.reconciliation.day({ day }),
    placeholderData: keepPreviousData,
  })
