import { useEffect } from 'react'
import { useRouter } from '#parts/console-router.ts'
import { BASE } from '#parts/paths.ts'

/** A delay, so that a pointer which only crosses a link loads nothing. */
const INTENT_MS = 50

/** Loads the code of a page once a link to it is pointed at, touched or focused. */
export function usePreloadedLinks(): void {
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = ({ target }: Event) => {
      clearTimeout(timer)
      const href = target instanceof Element ? pageLink(target.closest('a')) : undefined
      if (href !== undefined) timer = setTimeout(() => void router.preloadRoute({ to: '.', href }), INTENT_MS)
    }
    for (const event of intents) addEventListener(event, intend, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of intents) removeEventListener(event, intend)
    }
  }, [router])
}

const intents = ['pointerover', 'touchstart', 'focusin'] as const

/** The address of a page of the console that a link leads to; undefined for files and other sites. */
function pageLink(link: HTMLAnchorElement | null): string | undefined {
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
    return undefined
  return link.pathname.startsWith(`${BASE}/`) ? `${link.pathname}${link.search}` : undefined
}
