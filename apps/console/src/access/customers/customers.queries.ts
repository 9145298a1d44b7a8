import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { securityDesk } from '@tessera/contract/reporting/customer-files/security-desk.ts'
import { api } from '#parts/api.ts'

export type Security = ReplyOf<typeof securityDesk.get>

/** Each view is an entry of the audit log, so it is never refetched automatically. */
export const customerSecurity = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'security', id],
    queryFn: () => api.securityDesk.get({ id }),
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  })
