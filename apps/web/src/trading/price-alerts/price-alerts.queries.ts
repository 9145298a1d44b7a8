import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type PriceAlert = Awaited<ReturnType<typeof api.priceAlerts.list>>['rows'][number]

/** The alerts of one pair: those that wait, then those that were reached. */
export const priceAlertList = (symbol: string) =>
  queryOptions({
    queryKey: ['price-alerts', symbol],
    queryFn: async () => (await api.priceAlerts.list({ symbol })).rows,
  })
