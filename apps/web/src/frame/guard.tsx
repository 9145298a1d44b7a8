import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { paths } from '#parts/paths.ts'
import { onwardFrom } from '#parts/return-path.ts'
import { sessionToken } from '#parts/session.ts'
import { useLocation, useRequested, useRouter } from '#parts/site-router.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { ForVisitors } from '#parts/for-visitors.tsx'
import { passage } from './guard-rule.ts'
import { useLogin } from '#access/customers/login-state.ts'
import { PageFailed } from '#parts/page-failed.tsx'
import { PageLoading } from '#parts/page-loading.tsx'
import type { RouteRow } from './route-row.ts'

/** Specification §9: how long a visitor sees the screen's frame before the login screen comes. */
const LOGIN_REDIRECT_MS = 500

/** Shows a screen to those who may see it and leads the others to where they can open it. */
export function Guard({ row, children }: { row: RouteRow; children: ReactNode }) {
  const { state, approved, failed, retry } = useLogin()
  const { history } = useRouter()
  const locale = useLocale()
  const { href } = useLocation()
  const isLeaving = useRequested().href !== href
  const [{ back }] = useScreenSearch('/login')
  // Who signs in here is on the way already, and sees the same until they are there.
  const now = row.visitor === true && isLeaving ? 'show' : passage(row, state, approved)
  // A screen that opens is drawn in a task of its own: what was pressed answers first.
  const opens = useDeferredValue(now) !== 'show'
  const where = now === 'show' && opens ? 'wait' : now
  useEffect(() => {
    if (where === 'to-kyc') history.replace(paths.kycEnter(locale))
    if (where === 'onward') history.replace(onwardFrom(locale, back))
    // Who is on the way to another screen goes there, however long it takes to load; who turns back is led to log in.
    // Whose page was only drawn for a visitor is not led anywhere.
    if (where !== 'to-login' || isLeaving || sessionToken() !== undefined) return undefined
    const timer = setTimeout(() => history.replace(paths.login(locale, href.replace(/#.*$/u, ''))), LOGIN_REDIRECT_MS)
    return () => clearTimeout(timer)
    // Also for another screen that may not be seen either: whoever presses Back quickly enough gets to one from one.
  }, [where, history, locale, href, back, isLeaving])
  if (where === 'show') return row.visitor === true ? <ForVisitors>{children}</ForVisitors> : children
  if (where === 'wait' && failed) return <PageFailed onRetry={retry} />
  const { loading: Loading = PageLoading } = row
  return <Loading />
}
