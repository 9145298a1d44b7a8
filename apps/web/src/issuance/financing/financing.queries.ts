import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type FinancingState = ReplyOf<typeof financing.current>
export type Application = NonNullable<FinancingState['application']>

/** Polled every 30 s, because an operator may ask or decide while the page is open. */
export const financingState = () =>
  queryOptions({
    queryKey: ['financing', 'current'],
    queryFn: () => api.financing.current({}),
    refetchInterval: 30_000,
  })
export const ownHolders = (symbol: string) =>
  queryOptions({ queryKey: ['financing', 'holders', symbol], queryFn: () => api.financing.holders({ symbol }) })
