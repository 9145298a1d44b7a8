import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Permission } from '@tessera/contract/permissions.ts'
import { api } from '../lib/api.ts'

export const me = queryOptions({ queryKey: ['me'], queryFn: () => api.operators.me({}), staleTime: 60_000 })

/** Counts of open work beside the rail, asked again every half minute. */
export const workCounts = queryOptions({
  queryKey: ['queue', 'counts'],
  queryFn: () => api.approvals.queue({ pageSize: 1 }),
  refetchInterval: 30_000,
})

/** True when the signed-in operator holds the permission; false until that is known. */
export function useMay(permission: Permission): boolean {
  const { data } = useQuery(me)
  return data?.permissions.includes(permission) ?? false
}
