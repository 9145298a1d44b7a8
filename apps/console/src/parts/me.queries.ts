import { queryOptions, useQuery } from '@tanstack/react-query'
import { mayDo, type Permission } from '@tessera/contract/permissions.ts'
import { secondsToNextRequest } from '@tessera/domain/access/sessions/life.ts'
import { api } from './api.ts'
import { useLocale } from './use-locale.ts'

export const me = queryOptions({ queryKey: ['me'], queryFn: () => api.operators.me({}), staleTime: 60_000 })

/** The names of all roles in both languages. */
export const roleNames = queryOptions({
  queryKey: ['role_names'],
  queryFn: () => api.operators.roleNames({}),
  staleTime: 60_000,
})

/** Returns the name of a role by its code; the code itself while the names are unknown. */
export function useRoleName(): (code: string) => string {
  const locale = useLocale()
  const { data } = useQuery(roleNames)
  return (code) => data?.rows.find((role) => role.code === code)?.names[locale] ?? code
}

/** The remaining time of the session; requested again when the warning is due. */
export const sessionLife = (token: string) =>
  queryOptions({
    queryKey: ['session', 'life', token],
    queryFn: () => api.operators.life({}),
    refetchInterval: ({ state }) => secondsToNextRequest(state.data?.endsInSeconds) * 1000,
    refetchIntervalInBackground: true,
  })

/** The numbers of open cases in the rail, polled every 30 s. */
export const workCounts = queryOptions({
  queryKey: ['queue', 'counts'],
  queryFn: () => api.approvals.queue({ pageSize: 1 }),
  refetchInterval: 30_000,
})

/** The permissions of the logged-in operator; none until they are known. */
export function usePermissions(): readonly Permission[] {
  const { data } = useQuery(me)
  return data?.permissions ?? []
}

/** True if the logged-in operator has the permission; false until that is known. */
export const useMay = (permission: Permission): boolean => mayDo(usePermissions(), permission)

/** True if the logged-in operator has at least one of the permissions; false until that is known. */
export function useMayAny(permissions: readonly Permission[]): boolean {
  const held = usePermissions()
  return permissions.some((permission) => mayDo(held, permission))
}
