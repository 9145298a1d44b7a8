import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userInfo } from '#access/customers/customers.queries.ts'
import { areaList, fees, publicInfo } from '#parts/public-info.queries.ts'
import { sessionToken } from '#parts/session.ts'
import { useStoredColors } from '#access/customers/settings/use-stored-colors.ts'

/** Requests the data that all screens need, in parallel, after the first screen has rendered (specification §7). */
export function useStartup(): void {
  const client = useQueryClient()
  useStoredColors()
  useEffect(() => {
    void client.prefetchQuery(publicInfo())
    void client.prefetchQuery(areaList())
    void client.prefetchQuery(fees())
    const token = sessionToken()
    if (token !== undefined) void client.prefetchQuery(userInfo(token))
  }, [client])
}
