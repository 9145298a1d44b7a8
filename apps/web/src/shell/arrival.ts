import { seoRoutes } from '@tessera/domain/cms/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { publicInfo } from '../lib/public-info.queries.ts'
import { useLocale } from '../lib/words.tsx'

/** On each navigation: the title of the page, the scroll back at the top, and the focus where reading begins. */
export function useArrival(words: string): void {
  const { pathname } = useLocation()
  const title = useWrittenTitle(pathname) ?? `${words} · Tessera`
  const arrived = useRef(pathname)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (arrived.current === pathname) return
    arrived.current = pathname
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

/** What the house wrote for this screen (seoMap); a product or a text below a screen has its own. */
function useWrittenTitle(pathname: string): string | undefined {
  const locale = useLocale()
  const seo = useQuery(publicInfo()).data?.seoMap[locale]
  const [, , screen = 'home', below] = pathname.replace(/\/$/, '').split('/')
  const route = seoRoutes.find((each) => each === screen)
  return route === undefined || below !== undefined ? undefined : seo?.routes[route]?.title
}

/** A page that knows a better name than its route, such as the product it shows. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Tessera`
  }, [title])
}
