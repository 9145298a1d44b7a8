import type { customers } from '@tessera/contract/access/customers/customers.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

/** The logged-in user. Requested only while there is a token. */
export const userInfo = (token: string | undefined) =>
  queryOptions({
    queryKey: ['customers', 'info', token],
    queryFn: () => api.customers.info({}),
    enabled: token !== undefined,
    staleTime: 30_000,
  })

export type User = ReplyOf<typeof customers.info>
