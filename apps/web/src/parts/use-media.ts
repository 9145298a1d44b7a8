import { useCallback, useSyncExternalStore } from 'react'

/** True while the window matches a media query. For content that is present or absent; use CSS for its appearance. */
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
