import { useSyncExternalStore } from 'react'

const KEY = 'tessera.hideAmounts'
const listeners = new Set<() => void>()
const read = (): boolean => localStorage.getItem(KEY) === '1'
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The setting that hides amounts behind bullets, stored in this browser (specification §3). */
export function useHideAmounts(): readonly [hidden: boolean, toggle: () => void] {
  const hidden = useSyncExternalStore(subscribe, read, () => false)
  const toggle = () => {
    localStorage.setItem(KEY, hidden ? '0' : '1')
    for (const listener of listeners) listener()
  }
  return [hidden, toggle]
}
