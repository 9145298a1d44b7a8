import { useSyncExternalStore } from 'react'

const KEY = 'tessera.console.token'
const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())

/** An operator's session ends with the tab: it is kept apart from the investors' site and for this tab only. */
export const sessionToken = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined

export function openSession(token: string): void {
  sessionStorage.setItem(KEY, token)
  tell()
}

export function closeSession(): void {
  sessionStorage.removeItem(KEY)
  tell()
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useSessionToken = (): string | undefined => useSyncExternalStore(onSession, sessionToken)
