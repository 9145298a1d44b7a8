import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { stops } from '@tessera/contract/access/stops/stops.ts'
import { api } from '#parts/api.ts'

/** An emergency stop, not a stop order: one operator blocks a part of the exchange or one customer. */
export type Stop = ReplyOf<typeof stops.list>['rows'][number]

export const activeStops = queryOptions({
  queryKey: ['stops'],
  queryFn: () => api.stops.list({}),
  refetchInterval: 10_000,
})
