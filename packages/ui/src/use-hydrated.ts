import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** False while React hydrates a page that the server rendered, so that both render the same; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
