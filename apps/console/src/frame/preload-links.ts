import { useEffect } from 'react'
import { useRouter } from '#parts/console-router.ts'
import { BASE } from '#parts/paths.ts'

/** The delay before preloading, so that a pointer which only crosses a link loads nothing. */
const INTENT_MS = 50

/** Preloads the code of a page when a link to it is hovered, touched or focused. */
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

/** The address of a link within the console; undefined for files and other sites. */
function pageLink(link: HTMLAnchorElement | null): string | undefined {
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
    return undefined
  return link.pathname.startsWith(`${BASE}/`) ? `${link.pathname}${link.search}` : undefined
}
