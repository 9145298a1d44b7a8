import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** False while React hydrates a server-rendered page, so that both render the same; true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
