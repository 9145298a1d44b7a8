import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { forEverybody } from './query-client.ts'

/** What the site knows before anybody signs in: flags, policy versions, how long a freeze lasts. */
export const publicInfo = () =>
  queryOptions({
    queryKey: ['publicConfig', 'info'],
    queryFn: () => api.publicConfig.info({}),
    staleTime: 300_000,
    meta: forEverybody,
  })

/** Coins by code, and the chains that carry them. */
export const market = () =>
  queryOptions({
    queryKey: ['publicConfig', 'market'],
    queryFn: async () => (await api.publicConfig.market({})).market,
    staleTime: 300_000,
    meta: forEverybody,
  })

/** Every country with its calling code, its names and whether people of there are served. */
export const areaList = () =>
  queryOptions({
    queryKey: ['publicConfig', 'areas'],
    queryFn: () => api.publicConfig.areas({}),
    staleTime: 3_600_000,
    meta: forEverybody,
  })

/** What things cost. */
export const fees = () =>
  queryOptions({
    queryKey: ['rates', 'fees'],
    queryFn: () => api.rates.fees({}),
    staleTime: 300_000,
    meta: forEverybody,
  })
