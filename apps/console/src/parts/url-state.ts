import { useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { ConsoleRouter } from '#frame/router.ts'
import type { Title } from '#frame/routes.ts'
import { searchIn, type SearchOf } from './screen-search.ts'
import { useLocation, useRequested, useRouter } from './console-router.ts'

type How = 'push' | 'replace'
type Change<Search> = (next: Partial<Search>, how?: How, state?: { readonly steps?: number }) => void

/**
 * The search parameters of a screen, and a function that changes some of them. A change replaces the address, so that
 * Back leaves the list after any number of filters. It is visible at once, because a text field may show a parameter
 * while the reader types.
 */
export function useScreenSearch<T extends Title>(title: T): readonly [SearchOf<T>, Change<SearchOf<T>>] {
  const text = useText()
  const search = useMemo(() => searchIn(title, text), [title, text])
  return [search, useChange()]
}

/** The parameters that every list has. */
export function useListSearch(): readonly [SearchOf<'kyc'>, Change<SearchOf<'kyc'>>] {
  return useScreenSearch('kyc')
}

/** The parameters that name an item opened over a screen. */
export type OpenItemName = 'case' | 'customer' | 'deal'
type OpenedSearch = { readonly [name in OpenItemName]?: string | undefined }

export function useOpenedSearch(): readonly [OpenedSearch, Change<OpenedSearch>] {
  const text = useText()
  const search = useMemo(() => ({ ...searchIn('customers', text), ...searchIn('otc', text) }), [text])
  return [search, useChange()]
}

function useText(): object {
  const requested = useRequested()
  const matched = useSearch<ConsoleRouter, undefined, false>({ strict: false })
  const isHere = requested.pathname === useLocation().pathname
  return isHere ? requested.search : matched
}

function useChange(): Change<object> {
  const router = useRouter()
  const { pathname } = useLocation()
  return useCallback(
    (next, how = 'replace', state = {}) => {
      // Built from the latest address, so that two successive changes both take effect.
      const there = router.buildLocation({ to: '.', search: (now: object) => ({ ...now, ...next }) })
      // A debounced change, such as a typed search, must not reach the next page, which may be loading already.
      const staysHere = router.latestLocation.pathname === pathname
      if (staysHere && there.searchStr !== router.latestLocation.searchStr)
        void router.navigate({ href: there.publicHref, replace: how === 'replace', resetScroll: false, state })
    },
    [router, pathname],
  )
}
