import type { companies } from '@tessera/contract/identity/companies/companies.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type CompanyVerification = ReplyOf<typeof companies.current>
export type Application = NonNullable<CompanyVerification['application']>
export type Person = Application['persons'][number]

/**
 * Polled every 30 s, because an operator may decide while the page is open. Without an id, it returns the newest
 * application.
 */
export const companyVerification = (id?: string) =>
  queryOptions({
    queryKey: ['companies', 'current', id ?? 'newest'],
    queryFn: () => api.companies.current(id === undefined ? {} : { id }),
    refetchInterval: 30_000,
  })

/** The parameters of Corppass's return address. */
export type ReturnParameters = {
  readonly code: string | undefined
  readonly state: string | undefined
  readonly iss: string | undefined
  readonly error: string | undefined
}

/** Returns whether Myinfo Business is available here. */
export const corppassConfig = () =>
  queryOptions({
    queryKey: ['corppass', 'look'],
    queryFn: () => api.corppass.enterpriseConfig({ action: 'look' }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Ends an attempt once: opening the return address again sends nothing. */
export const corppassReturn = (parameters: ReturnParameters) =>
  queryOptions({
    queryKey: ['corppass', 'return', parameters.state ?? ''],
    queryFn: () => api.corppass.enterpriseConfig(parameters),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
