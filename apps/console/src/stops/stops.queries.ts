import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import type { stops } from '@tessera/contract/stops.ts'
import { api } from '../lib/api.ts'

export type Stop = ReplyOf<typeof stops.list>['rows'][number]

export const activeStops = queryOptions({
  queryKey: ['stops'],
  queryFn: () => api.stops.list({}),
  refetchInterval: 10_000,
})
