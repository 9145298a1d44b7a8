import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { paths } from '#parts/paths.ts'
import { pathAfterLogin } from '#parts/return-path.ts'
import { sessionToken } from '#parts/session.ts'
import { useLocation, useRequested, useRouter } from '#parts/site-router.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { ForVisitors } from '#parts/for-visitors.tsx'
import { screenAccess } from './guard-rule.ts'
import { useLogin } from '#access/customers/login-state.ts'
import { PageFailed } from '#parts/page-failed.tsx'
import { PageLoading } from '#parts/page-loading.tsx'
import type { RouteRow } from './route-row.ts'

/** Specification §9: the time for which a visitor sees the screen's frame before the login screen opens. */
const LOGIN_REDIRECT_MS = 500

/** Shows a screen to those who may see it and redirects the others. */
export function Guard({ row, children }: { row: RouteRow; children: ReactNode }) {
  const { state, approved, failed, retry } = useLogin()
  const { history } = useRouter()
  const locale = useLocale()
  const { href } = useLocation()
  const isLeaving = useRequested().href !== href
  const [{ back }] = useScreenSearch('/login')
  // A user who just logged in here is already being redirected, and sees the same screen until then.
  const now = row.visitor === true && isLeaving ? 'show' : screenAccess(row, state, approved)
  // Renders a newly opened screen with low priority, so that presses are answered first.
  const opens = useDeferredValue(now) !== 'show'
  const where = now === 'show' && opens ? 'wait' : now
  useEffect(() => {
    if (where === 'to-kyc') history.replace(paths.kycEnter(locale))
    if (where === 'onward') history.replace(pathAfterLogin(locale, back))
    // A user who is navigating away is not redirected, however long the next page takes; a user who comes back is. If
    // the server rendered this page for a visitor but the reader has a session, nothing is redirected.
    if (where !== 'to-login' || isLeaving || sessionToken() !== undefined) return undefined
    const timer = setTimeout(() => history.replace(paths.login(locale, href)), LOGIN_REDIRECT_MS)
    return () => clearTimeout(timer)
    // Runs again for another hidden screen, because quick Back presses can move from one to another.
  }, [where, history, locale, href, back, isLeaving])
  if (where === 'show') return row.visitor === true ? <ForVisitors>{children}</ForVisitors> : children
  if (where === 'wait' && failed) return <PageFailed onRetry={retry} />
  const { loading: Loading = PageLoading } = row
  return <Loading />
}
