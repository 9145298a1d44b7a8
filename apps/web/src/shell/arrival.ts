import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** On each navigation: the title of the page, the scroll back at the top, and the focus where reading begins. */
export function useArrival(title: string): void {
  const { pathname } = useLocation()
  const arrived = useRef(pathname)
  useEffect(() => {
    document.title = `${title} · Tessera`
  }, [title])
  useEffect(() => {
    if (arrived.current === pathname) return
    arrived.current = pathname
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

/** A page that knows a better name than its route, such as the product it shows. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Tessera`
  }, [title])
}
