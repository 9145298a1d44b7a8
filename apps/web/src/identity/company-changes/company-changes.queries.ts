import type { companyChanges } from '@tessera/contract/identity/company-changes/company-changes.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Change = ReplyOf<typeof companyChanges.list>['changes'][number]

/** Polled every 30 s, because operators may decide while the page is open. */
export const changeList = () =>
  queryOptions({
    queryKey: ['companyChanges', 'list'],
    queryFn: () => api.companyChanges.list({}),
    refetchInterval: 30_000,
  })
