import { useSyncExternalStore } from 'react'

const KEY = 'tessera.console.token'
const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())

/** `lapsed`: it ended under its operator's hands, and what they do waits for them. `screen`: another number is another person's. */
export type Session = { readonly state: 'out' | 'in' | 'lapsed'; readonly screen: number }
let session: Session | undefined

function change(state: Session['state'], isAnew: boolean): void {
  session = { state, screen: sessionNow().screen + (isAnew ? 1 : 0) }
  tell()
}

/** An operator's session ends with the tab: it is kept apart from the investors' site and for this tab only. */
export const sessionToken = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined
export const sessionNow = (): Session => (session ??= { state: sessionToken() === undefined ? 'out' : 'in', screen: 0 })

/** `goesOn`: the one whose session lapsed is back, and the screen is theirs as they left it. */
export function openSession(token: string, goesOn: boolean): void {
  sessionStorage.setItem(KEY, token)
  change('in', !goesOn)
}

/** Its operator leaves, and so does all that the screen shows. */
export function closeSession(): void {
  sessionStorage.removeItem(KEY)
  change('out', true)
}

/** The server says that it is over. */
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
