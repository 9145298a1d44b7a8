import { useEffect } from 'react'

/**
 * Hydration takes less than a second on a phone, and seconds on a machine that runs much else. A page that is never
 * hydrated because it failed must not block navigation.
 */
const TIMEOUT_MS = 10_000

const { promise, resolve } = Promise.withResolvers<void>()

/** Call it in the part of the page that depends on the route. */
export const useReportHydrated = (): void => useEffect(resolve, [])

/**
 * Resolves once React has hydrated the part of the page that depends on the route, or after TIMEOUT_MS. If the route
 * changed earlier, React would compare the next page with the HTML of this one.
 */
export function pageHydrated(): Promise<void> {
  setTimeout(resolve, TIMEOUT_MS)
  return promise
}
