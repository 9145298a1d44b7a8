import type { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Overview = ReplyOf<typeof accounts.overview>
export type AccountKind = Overview['accounts'][number]['kind']
export type Holding = Overview['accounts'][number]['holdings'][number]
export type HistoryRow = ReplyOf<typeof accounts.flowingWater>['rows'][number]
export type HistoryFilter = Parameters<typeof api.accounts.flowingWater>[0]

export type HistoryPage = ReplyOf<typeof accounts.flowingWater>
/** The largest page that the server sends. */
const ALL_PAGE = 100

/** The maximum age of the data on an account's page. */
export const REFRESH_MS = 30_000

export const overview = (fiat: string | undefined) =>
  queryOptions({
    queryKey: ['accounts', 'overview', fiat],
    queryFn: () => api.accounts.overview(fiat === undefined ? {} : { fiat }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })

/**
 * `held` is the balance of the coin and of its quote currency: every fill changes both, and then the cost is requested
 * again.
 */
export const averageCost = (coin: string, held: string | undefined) =>
  queryOptions({
    queryKey: ['accounts', 'averageCost', coin, held],
    queryFn: () => api.accounts.averageCost({ coin }),
    enabled: held !== undefined,
    placeholderData: (before, query) => (query?.queryKey[2] === coin ? before : undefined),
  })

export const flowingWater = (filter: HistoryFilter) =>
  queryOptions({
    queryKey: ['accounts', 'flowingWater', filter],
    queryFn: () => api.accounts.flowingWater(filter),
    placeholderData: keepPreviousData,
  })

/** The rows of a page with the amounts on hold before them. */
export const withPending = <P extends { rows: readonly HistoryRow[]; pending: readonly HistoryRow[]; total: number }>(
  page: P,
) => ({ ...page, rows: [...page.pending, ...page.rows] })

/** Reads every row that fits the filter, page after page. */
export async function wholeHistory(filter: HistoryFilter): Promise<HistoryPage> {
  const first = await api.accounts.flowingWater({ ...filter, page: 1, pageSize: ALL_PAGE })
  const rows = [...first.rows]
  for (let { next } = first; next !== null;) {
    const more = await api.accounts.flowingWater({ ...filter, pageSize: ALL_PAGE, after: next })
    rows.push(...more.rows)
    next = more.next
  }
  return { ...first, rows }
}

export const fiatCoins = () =>
  queryOptions({ queryKey: ['rates', 'fiatCoins'], queryFn: () => api.rates.fiatCoins({}), staleTime: 600_000 })
