import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import { useLocation } from './site-router.ts'

/** The address of this page, to which a login returns; with the section once the page is hydrated. */
export function useHere(): string {
  const { href } = useLocation()
  return useHydrated() ? href : href.replace(/#.*$/u, '')
}

/** The same for links of the frame. Pages about the login itself, and the landing page, are not places to return to. */
export function useReturn(): string | undefined {
  const here = useHere()
  return /^\/[a-z]{2}_[A-Z]{2}\/(?!login|register|resetPass|join)./u.test(here) ? here : undefined
}
