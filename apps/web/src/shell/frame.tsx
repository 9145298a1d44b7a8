import { bcp47 } from '@tessera/contract/locale.ts'
import { later } from '@tessera/ui/later.tsx'
import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import { useChanged } from '@tessera/ui/use-changed.ts'
import { Kit } from '@tessera/ui/kit.tsx'
import type { LoadedMessages } from '@tessera/ui/messages.ts'
import { Outlet, useMatches, useParams } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { sessionIsKnown } from '../lib/expect-session.ts'
import { sessionToken, useSessionToken } from '../lib/session.ts'
import { useRouter } from '../lib/site-router.ts'
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
import { loadedMessages } from './load-messages.ts'
import { usePreloadedLinks } from './preload-links.ts'
import type { RouteRow } from './route-row.ts'
import type { SiteRouter } from './router.ts'
import { useStartup } from './startup.ts'
import { useArrival } from './arrival.ts'

// What the first sight does not need comes after it.
const Notices = later(async () => (await import('./notices.tsx')).Notices)
const PrintHead = later(async () => (await import('./print-head.tsx')).PrintHead)
const SessionWatch = later(async () => (await import('./session-watch.tsx')).SessionWatch)

/** Everything around a screen: language, looks, header, guard, footer. */
export function Frame(): ReactNode {
  const { locale } = useParams<SiteRouter, '/$locale'>({ from: '/$locale' })
  // Each page adds its own messages before it is shown.
  const messages = useMatches<SiteRouter, LoadedMessages>({ select: () => loadedMessages(locale) })
  const { history } = useRouter()
  // The same one on each draw: every link is drawn again when it changes.
  const navigate = useCallback((path: string) => history.push(path), [history])
  const isSignedIn = useSessionToken() !== undefined
  const client = useQueryClient()
  // Answers carry names in the reader's language: in another language they are asked for again.
  useChanged(locale, () => void client.invalidateQueries())
  useCarryFavorites()
  useStartup()
  usePreloadedLinks()
  return (
    <Kit locale={bcp47(locale)} messages={messages} navigate={navigate}>
      <Screen />
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

/** The row of the page on the screen; an address without a screen has none. */
const useScreenRow = (): RouteRow | undefined =>
  useMatches<SiteRouter, RouteRow | undefined>({ select: (matches) => matches.at(-1)?.staticData.screen })

function Screen() {
  const row = useScreenRow()
  const t = useTranslations('shell')
  useSessionKnown()
  useArrival(row === undefined ? t('notFound') : t(`titles.${row.title}`))
  const settled = useBannersSettled(row)
  const isHydrated = useHydrated()
  if (row?.hideHeader === true)
    return (
      <>
        <Notices />
        <Inside row={row} />
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
          <Inside row={row} />
        </main>
      </Suspense>
      {row?.wide !== true && <Suspense>{row?.login === true ? <SlimFooter /> : <Footer />}</Suspense>}
    </div>
  )
}

function Inside({ row }: { row: RouteRow | undefined }) {
  if (row === undefined) return <Outlet />
  return (
    <CurrentRow value={row}>
      <Guard row={row}>
        <AreaLayout row={row}>
          <Outlet />
        </AreaLayout>
      </Guard>
    </CurrentRow>
  )
}
