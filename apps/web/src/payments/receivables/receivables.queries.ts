import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { receivables } from '@tessera/contract/payments/receivables/receivables.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Receivable = ReplyOf<typeof receivables.list>['rows'][number]

const REFRESH_MS = 30_000

/** Reversed credits with their outstanding amounts. */
export const ownReceivables = () =>
  queryOptions({
    queryKey: ['receivables', 'list'],
    queryFn: () => api.receivables.list({}),
    refetchInterval: REFRESH_MS,
  })
