import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import { useLocation } from './site-router.ts'

/** The fragment of the address without `#`. No server receives it, so it is undefined until the page is hydrated. */
export function useFragment(): string | undefined {
  const { hash } = useLocation()
  return useHydrated() ? hash.replace('#', '') : undefined
}
