import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** Currencies and cryptocurrencies, and the chains with their coins. */
export const coinsAndChains = queryOptions({
  queryKey: ['market'],
  queryFn: () => api.publicConfig.market({}),
  staleTime: 300_000,
})
