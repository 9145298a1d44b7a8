import { bcp47 } from '@tessera/contract/locale.ts'
import { later } from '@tessera/ui/later.tsx'
import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import { useChanged } from '@tessera/ui/use-changed.ts'
import { Kit } from '@tessera/ui/kit.tsx'
import { useLocation, useRouter } from '@tessera/ui/router.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslations } from 'use-intl'
import { sessionIsKnown } from '../lib/expect-session.ts'
import { sessionToken, useSessionToken } from '../lib/session.ts'
import { useLocale } from '../lib/use-locale.ts'
import { useCarryFavorites } from '../products/carry-favorites.ts'
import { Banners } from '../cms/banners.tsx'
import { cmsBanners } from '../cms/cms.queries.ts'
import { AreaLayout } from './area-layout.tsx'
import { CurrentRow } from './current-row.tsx'
import { Footer, SlimFooter } from './footer.tsx'
import s from './frame.module.css'
import { Guard } from './guard.tsx'
import { Header } from './header.tsx'
import { useLogin } from './login-state.ts'
import { PageFailed } from './page-failed.tsx'
import type { PageView } from './router.ts'
import type { RouteRow } from './route-row.ts'
import { useStartup } from './startup.ts'
import { useArrival } from './arrival.ts'

// What the first sight does not need comes after it.
const Notices = later(async () => (await import('./notices.tsx')).Notices)
const PrintHead = later(async () => (await import('./print-head.tsx')).PrintHead)
const SessionWatch = later(async () => (await import('./session-watch.tsx')).SessionWatch)

/** Everything around a screen: language, looks, header, guard, footer. */
export function Frame({ view }: { view: PageView }) {
  const { locale, messages } = view
  const { history } = useRouter()
  // The same one on each draw: every link is drawn again when it changes.
  const navigate = useCallback((path: string) => history.push(path), [history])
  const isSignedIn = useSessionToken() !== undefined
  const client = useQueryClient()
  // Answers carry names in the reader's language: in another language they are asked for again.
  useChanged(locale, () => void client.invalidateQueries())
  useCarryFavorites()
  useStartup()
  return (
    <Kit locale={bcp47(locale)} messages={messages} navigate={navigate}>
      <Screen view={view} />
      {isSignedIn && <SessionWatch />}
    </Kit>
  )
}

/**
 * Banners stand above the screen. Until it is known whether there are any, a screen that only the browser draws keeps its
 * place and is not seen, so that nothing is pushed down before somebody's eyes. Nobody waits for a second try, nor for a network.
 */
function useBannersSettled(row: RouteRow | undefined): boolean {
  const waits = row?.login !== undefined
  const { data, failureCount, fetchStatus } = useQuery({ ...cmsBanners(useLocale()), enabled: waits })
  return !waits || data !== undefined || failureCount > 0 || fetchStatus === 'paused'
}

/** The drawing shows a visitor: it is known who is there once somebody is shown, or nobody is. */
function useSessionKnown(): void {
  const { state } = useLogin()
  useEffect(() => {
    if (state !== 'out' || sessionToken() === undefined) sessionIsKnown()
  }, [state])
}

function Screen({ view }: { view: PageView }) {
  const { row } = view
  const t = useTranslations('shell')
  useSessionKnown()
  useArrival(row === undefined ? t('notFound') : t(`titles.${row.title}`))
  const settled = useBannersSettled(row)
  const isHydrated = useHydrated()
  if (row?.hideHeader === true)
    return (
      <>
        <Notices />
        <Inside view={view} />
      </>
    )
  return (
    <div className="page">
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Suspense>
        <Header current={row?.title} wide={row?.wide === true} />
      </Suspense>
      <Notices wide={row?.wide === true} />
      <Banners wide={row?.wide === true} />
      <Suspense>
        <main
          id="main"
          tabIndex={-1}
          className={row?.area === undefined ? s['plain'] : 'main'}
          {...(!settled && { style: { visibility: 'hidden' } })}
        >
          {row?.area !== undefined && isHydrated && <PrintHead />}
          <Inside view={view} />
        </main>
      </Suspense>
      {row?.wide !== true && <Suspense>{row?.login === true ? <SlimFooter /> : <Footer />}</Suspense>}
    </div>
  )
}

function Inside({ view }: { view: PageView }) {
  const { row, Page } = view
  const page = (
    <ErrorBoundary fallback={<PageFailed />} resetKeys={[view, useLocation()]}>
      <Page key={row?.title} />
    </ErrorBoundary>
  )
  if (row === undefined) return page
  return (
    <CurrentRow value={row}>
      <Guard row={row}>
        <AreaLayout row={row}>{page}</AreaLayout>
      </Guard>
    </CurrentRow>
  )
}
