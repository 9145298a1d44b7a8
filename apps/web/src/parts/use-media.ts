import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window fits a media query now: for content that is there or not, not for how it looks. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  const fits = useCallback(() => matchMedia(query).matches, [query])
  return useSyncExternalStore(subscribe, fits, () => false)
}
