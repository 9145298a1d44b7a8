import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'

export type Connection = 'there' | 'offline' | 'unreachable'

const isLost = (error: unknown): boolean => error instanceof ApiError && error.code === 'NETWORK'

/** The state of the connection: the browser's network status and the outcome of the last finished query. */
export function useConnection(): Connection {
  const cache = useQueryClient().getQueryCache()
  const [last] = useState({ lost: false })
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = cache.subscribe((event) => {
        if (event.type !== 'updated') return
        const { action } = event
        if (action.type === 'success') last.lost = false
        else if (action.type === 'error') last.lost = isLost(action.error)
        else return
        listener()
      })
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        leave()
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
    [cache, last],
  )
  const now = (): Connection => (!navigator.onLine ? 'offline' : last.lost ? 'unreachable' : 'there')
  return useSyncExternalStore(subscribe, now, () => 'there')
}
