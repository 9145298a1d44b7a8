import type { HistoryLocation, RouterHistory } from '@tanstack/history'
import { type ComponentType, createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { orReload } from './or-reload.ts'

/** What an address leads to: another address as a text, or what is shown there, at once or when it has arrived. */
export type Open<View extends object> = (
  location: HistoryLocation,
  /** What is shown until then, unless that failed: the same view stays for another query. */
  shown: View | undefined,
) => string | View | Promise<View>

export type Shown<View extends object = object> = { readonly location: HistoryLocation; readonly view: View }

export type Router<View extends object = object> = {
  readonly history: RouterHistory
  /** The address and what stands on the page; behind the history while another one is on its way. Undefined at first. */
  readonly shown: () => Shown<View> | undefined
  /** The address that was asked for last. */
  readonly asked: () => HistoryLocation
  /** Opens the address once more, as if nothing were shown. */
  readonly again: () => void
  /** When what was asked for last is shown. */
  readonly settled: () => Promise<void>
  readonly subscribe: (listen: () => void) => () => void
}

/** Shows what `open` says of each address of `history`. What was shown stays until all of the next has arrived; who is quicker wins. */
export function startRouter<View extends object>(history: RouterHistory, open: Open<View>): Router<View> {
  const listeners = new Set<() => void>()
  let shown: Shown<View> | undefined
  let asked = history.location
  let settled = Promise.resolve()
  let visits = 0

  function show(next: Shown<View>): void {
    shown = next
    tell()
  }
  function tell(): void {
    for (const listen of listeners) listen()
  }
  function visit(now: View | undefined): Promise<void> {
    const location = history.location
    asked = location
    const mine = (visits += 1)
    const opened = open(location, now)
    if (typeof opened === 'string') {
      // Which is a visit of its own.
      history.replace(opened)
      return settled
    }
    if (!(opened instanceof Promise)) {
      show({ location, view: opened })
      return Promise.resolve()
    }
    tell()
    return opened.then((view) => (mine === visits ? show({ location, view }) : settled))
  }
  const again = (): void => void (settled = visit(undefined))

  history.subscribe(() => void (settled = visit(shown?.view)))
  again()
  return {
    history,
    shown: () => shown,
    asked: () => asked,
    again,
    settled: () => settled,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

/** A page whose files did not arrive is one that fails when it is drawn: it stands in its place, and is not kept for another visit. */
export type Arrived = { readonly Page: ComponentType; readonly isMissing: boolean }

export async function arrival(loading: Promise<ComponentType>): Promise<Arrived> {
  try {
    return { Page: await orReload(loading), isMissing: false }
  } catch (error) {
    const Page = () => {
      throw error
    }
    return { Page, isMissing: true }
  }
}

const Routed = createContext<Router | undefined>(undefined)

export const RouterProvider = ({ router, children }: { router: Router; children: ReactNode }) => (
  <Routed value={router}>{children}</Routed>
)

export function useRouter(): Router {
  const router = useContext(Routed)
  if (router === undefined) throw new Error('no router around this')
  return router
}

/** What stands on the page; undefined before the first has arrived. */
export const useShown = <View extends object>({ subscribe, shown }: Router<View>): Shown<View> | undefined =>
  useSyncExternalStore(subscribe, shown, shown)

/** The address of what stands on the page. */
export function useLocation(): HistoryLocation {
  const { subscribe, shown, asked } = useRouter()
  const location = () => shown()?.location ?? asked()
  return useSyncExternalStore(subscribe, location, location)
}

/** The address that was asked for last: another one while that is on its way. */
export function useAsked(): HistoryLocation {
  const { subscribe, asked } = useRouter()
  return useSyncExternalStore(subscribe, asked, asked)
}
