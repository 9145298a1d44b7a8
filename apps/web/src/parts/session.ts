import { useSyncExternalStore } from 'react'
import { SESSION_TOKEN } from './expect-session.ts'
import { inBrowser } from './in-browser.ts'
import { freshId } from './fresh-id.ts'

const KEY = SESSION_TOKEN
const listeners = new Set<() => void>()
const notifyListeners = (): void => listeners.forEach((listener) => listener())

/** The session token. It authenticates its holder, so it is sent in a header, never in a cookie or an address. */
export const sessionToken = (): string | undefined => (inBrowser ? (localStorage.getItem(KEY) ?? undefined) : undefined)

export function openSession(token: string): void {
  localStorage.setItem(KEY, token)
  notifyListeners()
}

export function closeSession(): void {
  localStorage.removeItem(KEY)
  notifyListeners()
}

/** Also called on a login or logout in another tab, so that one tab never acts for two people (WEB-20). */
export function onSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => (event.key === KEY || event.key === null) && listener()
  if (!inBrowser) return () => undefined
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The token of this browser's session; undefined for visitors, and while React hydrates a page rendered for visitors. */
export const useSessionToken = (): string | undefined => useSyncExternalStore(onSession, sessionToken, () => undefined)

/** The id of this browser, created once. The server uses it only to recognise a known device. */
export function deviceId(): string {
  const known = localStorage.getItem('tessera.device')
  if (known !== null) return known
  const made = freshId()
  localStorage.setItem('tessera.device', made)
  return made
}
