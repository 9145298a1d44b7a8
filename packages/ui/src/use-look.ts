import { useCallback, useSyncExternalStore } from 'react'
import { appliedLook, type Look, type LookName, looks, saveLook } from './theme.ts'

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-updown'] })
  return () => observer.disconnect()
}

/** The look that the page has now, whoever changed it, and a way to choose another one. A server knows only the first. */
export function useLook<N extends LookName>(name: N): readonly [look: Look<N>, choose: (look: Look<N>) => void] {
  const applied = useCallback(() => appliedLook(name), [name])
  const first = useCallback((): Look<N> => looks[name][0], [name])
  const look = useSyncExternalStore(subscribe, applied, first)
  return [look, useCallback((next: Look<N>) => saveLook(name, next), [name])]
}
