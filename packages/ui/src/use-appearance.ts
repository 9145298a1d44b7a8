import { useCallback, useSyncExternalStore } from 'react'
import {
  appliedAppearance,
  type Appearance,
  type AppearanceName,
  appearances,
  saveAppearance,
} from '@tessera/ui/theme.ts'

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-updown'] })
  return () => observer.disconnect()
}

/** The current appearance of the page and a function to change it. A server only knows the first value. */
export function useAppearance<N extends AppearanceName>(
  name: N,
): readonly [value: Appearance<N>, choose: (value: Appearance<N>) => void] {
  const applied = useCallback(() => appliedAppearance(name), [name])
  const first = useCallback((): Appearance<N> => appearances[name][0], [name])
  const value = useSyncExternalStore(subscribe, applied, first)
  return [value, useCallback((next: Appearance<N>) => saveAppearance(name, next), [name])]
}
