import { useSyncExternalStore } from 'react'

const KEY = 'tessera.console.token'
const listeners = new Set<() => void>()
const notifyListeners = (): void => listeners.forEach((listener) => listener())

/** `lapsed`: the session ended during work, and the input is kept. `screen`: a new number means another operator. */
export type Session = { readonly state: 'out' | 'in' | 'lapsed'; readonly screen: number }
let session: Session | undefined

function change(state: Session['state'], isNewOperator: boolean): void {
  session = { state, screen: sessionNow().screen + (isNewOperator ? 1 : 0) }
  notifyListeners()
}

/** An operator's session ends with the tab, so it is stored for this tab only, separate from the investors' site. */
export const sessionToken = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined
export const sessionNow = (): Session => (session ??= { state: sessionToken() === undefined ? 'out' : 'in', screen: 0 })

/** `isSameOperator`: the same operator logged in again, so the screen stays unchanged. */
export function openSession(token: string, isSameOperator: boolean): void {
  sessionStorage.setItem(KEY, token)
  change('in', !isSameOperator)
}

/** Ends the session and clears the screen. */
export function closeSession(): void {
  sessionStorage.removeItem(KEY)
  change('out', true)
}

/** The server has ended the session. */
export function lapseSession(): void {
  if (sessionNow().state !== 'in') return
  sessionStorage.removeItem(KEY)
  change('lapsed', false)
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useSession = (): Session => useSyncExternalStore(onSession, sessionNow)
