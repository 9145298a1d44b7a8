import { useParams, useSearch } from '@tanstack/react-router'
import type { ScreenPath } from '@tessera/contract/screens.ts'
import { useCallback, useMemo } from 'react'
import type { SiteRouter } from '#frame/router.ts'
import { searchIn, type SearchOf } from './screen-search.ts'
import { useLocation, useRequested, useRouter } from './site-router.ts'

export type Search<P extends ScreenPath> = Readonly<SearchOf<P>>
type How = 'push' | 'replace'
type Change<P extends ScreenPath> = (next: Partial<SearchOf<P>>, how?: How) => void

/**
 * The search parameters of a screen, and a function that changes some of them. A change is a history entry, unless it
 * replaces the current one. It is visible at once, because a text field may show a parameter while the reader types.
 */
export function useScreenSearch<P extends ScreenPath>(screen: P): readonly [search: Search<P>, change: Change<P>] {
  const router = useRouter()
  const requested = useRequested()
  const matched = useSearch<SiteRouter, undefined, false>({ strict: false })
  const { pathname } = useLocation()
  const isHere = requested.pathname === pathname
  const text: object = isHere ? requested.search : matched
  const search = useMemo(() => searchIn(screen, text), [screen, text])
  const change: Change<P> = useCallback(
    (next, how = 'push') => {
      // Built from the latest address, so that two successive changes both take effect.
      const there = router.buildLocation({ to: '.', search: (now: object) => ({ ...now, ...next }) })
      // A debounced change, such as a typed search, must not reach the next page, which may be loading already.
      const staysHere = router.latestLocation.pathname === pathname
      if (staysHere && there.searchStr !== router.latestLocation.searchStr)
        void router.navigate({ href: there.publicHref, replace: how === 'replace', resetScroll: false })
    },
    [router, pathname],
  )
  return [search, change]
}

/** The optional part of the screen's path, such as a symbol or the name of a text. */
export function usePathId(): string | undefined {
  const { symbol, coin, id, step } = useParams<SiteRouter, undefined, false>({ strict: false })
  return symbol ?? coin ?? id ?? step
}
