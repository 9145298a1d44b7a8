import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { pageHead } from './cms.queries.ts'
import { useLocation } from '#parts/site-router.ts'
import { writeHead } from './write-head.ts'

/** Sets title and head of each page and moves the focus to the start of its content. The router handles scrolling. */
export function usePageChange(words: string): void {
  const { pathname } = useLocation()
  const head = useQuery(pageHead(pathname)).data
  const title = head?.title ?? `${words} · Tessera`
  const arrived = useRef(pathname)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (head) writeHead(head.tags)
  }, [head])
  useEffect(() => {
    if (arrived.current === pathname) return
    arrived.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

/** Sets the title of a page that knows a better name than its route, such as the pair it shows. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Tessera`
  }, [title])
}
