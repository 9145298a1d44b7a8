import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type InvestorClassState = ReplyOf<typeof investorClasses.current>
export type Application = NonNullable<InvestorClassState['held']>

/** Polled every 30 s, because an operator may decide while the page is open. */
export const investorClassState = () =>
  queryOptions({
    queryKey: ['investorClasses', 'current'],
    queryFn: () => api.investorClasses.current({}),
    refetchInterval: 30_000,
  })
