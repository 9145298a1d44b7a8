import { queryOptions } from '@tanstack/react-query'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { api } from './api.ts'
import { sameForAllUsers } from './query-client.ts'

/** The public info, available without login: flags, policy versions, the duration of a freeze. */
export const publicInfo = () =>
  queryOptions({
    queryKey: ['publicConfig', 'info'],
    queryFn: () => api.publicConfig.info({}),
    staleTime: 300_000,
    meta: sameForAllUsers,
  })

/** Coins by code, and the chains on which they exist. */
export const market = () =>
  queryOptions({
    queryKey: ['publicConfig', 'market'],
    queryFn: async () => (await api.publicConfig.market({})).market,
    staleTime: 300_000,
    meta: sameForAllUsers,
  })

/** Every country with its calling code, its names and whether its residents are served. */
export const areaList = () =>
  queryOptions({
    queryKey: ['publicConfig', 'areas'],
    queryFn: () => api.publicConfig.areas({}),
    staleTime: HOUR_MS,
    meta: sameForAllUsers,
  })

/** The fee table. */
export const fees = () =>
  queryOptions({
    queryKey: ['fees', 'list'],
    queryFn: () => api.fees.list({}),
    staleTime: 300_000,
    meta: sameForAllUsers,
  })
