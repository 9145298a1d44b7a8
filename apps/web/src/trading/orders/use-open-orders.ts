import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { fits, type Which } from './order-filters.tsx'
import { type Order, openOrders } from './orders.queries.ts'
import type { UserStore } from './user-store.ts'

/** The time after which open orders are requested by HTTP if the live channel is silent. */
const SILENT_MS = 5_000

type OpenOrders = { orders: readonly Order[] | undefined; isError: boolean; refetch: () => unknown }

/** The user's open orders from the live channel; requested by HTTP if the channel has been silent for some seconds. */
export function useOpenOrders(store: UserStore, which: Which): OpenOrders {
  const own = useSyncExternalStore(store.subscribe, store.get)
  const silent = useSustained(own === undefined)
  const { data, isError, refetch } = useQuery({ ...openOrders(which), enabled: silent })
  const live = useMemo(() => own?.orders.filter((order) => fits(order, which)), [own, which])
  const orders = live ?? data
  return { orders, isError: isError && orders === undefined, refetch }
}

/** True once the condition has been true for some seconds. */
function useSustained(condition: boolean): boolean {
  const [isSustained, setSustained] = useState(false)
  useEffect(() => {
    if (!condition) return undefined
    const timer = setTimeout(() => setSustained(true), SILENT_MS)
    return () => {
      clearTimeout(timer)
      setSustained(false)
    }
  }, [condition])
  return condition && isSustained
}
