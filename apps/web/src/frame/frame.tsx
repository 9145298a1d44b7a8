import { bcp47 } from '@tessera/contract/platform/text/locale.ts'
import { boundary } from '@tessera/ui/boundary.tsx'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import { useOnChange } from '@tessera/ui/use-on-change.ts'
import { Kit } from '@tessera/ui/kit.tsx'
import type { LoadedMessages } from '@tessera/ui/messages.ts'
import { Outlet, useMatches, useParams } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, type ReactNode, useCallback, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { sessionIsKnown } from '#parts/expect-session.ts'
import { useReportHydrated } from '#parts/page-hydrated.ts'
import { sessionToken, useSessionToken } from '#parts/session.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useUploadFavorites } from '#issuance/products/upload-favorites.ts'
import { Banners } from '#office/cms/banners.tsx'
import { cmsBanners } from '#office/cms/cms.queries.ts'
import { AreaPart } from './area-part.tsx'
import { CurrentRow } from '#parts/current-row.tsx'
import { Footer, SlimFooter } from './footer.tsx'
import s from './frame.module.css'
import { Guard } from './guard.tsx'
import { Header } from './header.tsx'
import { useLogin } from '#access/customers/login-state.ts'
import { loadedMessages } from './load-messages.ts'
import { usePreloadedLinks } from './preload-links.ts'
import type { Screen } from './route-row.ts'
import type { SiteRouter } from './router.ts'
import { useStartup } from './startup.ts'
import { usePageChange } from '#office/cms/page-change.ts'
import { ReaderZoneWatch } from './reader-zone-watch.tsx'
import { useReaderZone } from '#parts/reader-zone.ts'

// Not needed for the first paint, so it loads afterwards.
const Notices = lazyPart(async () => (await import('./notices.tsx')).Notices)
const PrintHead = lazyPart(async () => (await import('./print-head.tsx')).PrintHead)
const MustAck = lazyPart(async () => (await import('#services/messages/must-ack.tsx')).MustAck)
const SessionWatch = lazyPart(async () => (await import('./session-watch.tsx')).SessionWatch)

/** Everything around a screen: language, appearance, header, guard, footer. */
export function Frame(): ReactNode {
  const { locale } = useParams<SiteRouter, '/$locale'>({ from: '/$locale' })
  // Each page adds its own messages before it is shown.
  const messages = useMatches<SiteRouter, LoadedMessages>({ select: () => loadedMessages(locale) })
  const { history } = useRouter()
  // A stable function, because every link renders again when it changes.
  const navigate = useCallback((path: string) => history.push(path), [history])
  return (
    <Kit locale={bcp47(locale)} messages={messages} navigate={navigate}>
      <Background />
      <Screen />
    </Kit>
  )
}

/** Effects without visible output. Its state changes render nothing else. */
function Background() {
  const locale = useLocale()
  const client = useQueryClient()
  // Answers contain names in the reader's language, so a new language requests them again.
  useOnChange(locale, () => void client.invalidateQueries())
  useUploadFavorites()
  useStartup()
  usePreloadedLinks()
  useSessionKnown()
  const { user } = useLogin()
  return useSessionToken() === undefined ? null : (
    <>
      <SessionWatch />
      {user && <MustAck />}
    </>
  )
}

/**
 * The server rendered the page for a visitor. Marks the session as known once the page shows the customer, or a
 * visitor.
 */
function useSessionKnown(): void {
  const { state } = useLogin()
  useEffect(() => {
    if (state !== 'out' || sessionToken() === undefined) sessionIsKnown()
  }, [state])
}

/** The route row of the current page; undefined for an address without a screen. */
const useScreenRow = (): Screen | undefined =>
  useMatches<SiteRouter, Screen | undefined>({ select: (matches) => matches.at(-1)?.staticData.screen })

/** Uses nothing that changes on the same page, so that its parts are hydrated in short steps (see `boundary`). */
const Screen = memo(function Screen() {
  const row = useScreenRow()
  const t = useTranslations('shell')
  const wide = row?.wide === true
  if (row?.hideHeader === true)
    return (
      <>
        <Arrival row={row} />
        <ReaderZoneWatch />
        <Notices />
        <Banners screen={row.name} />
        <Inside row={row} />
      </>
    )
  return (
    <div className="page">
      <Arrival row={row} />
      <ReaderZoneWatch />
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Header current={row?.name} wide={wide} />
      <Notices wide={wide} />
      <Banners screen={row?.name} wide={wide} />
      <Main row={row} />
      {!wide && (row?.login === true ? <SlimFooter /> : <Footer />)}
    </div>
  )
})

function Arrival({ row }: { row: Screen | undefined }) {
  const t = useTranslations('shell')
  usePageChange(row === undefined ? t('notFound') : t(`titles.${row.name}`))
  return null
}

const Main = boundary(function Main({ row }: { row: Screen | undefined }) {
  const isSettled = useBannersSettled(row)
  return (
    <main
      id="main"
      tabIndex={-1}
      className={row?.area === undefined ? s['plain'] : 'main'}
      {...(!isSettled && { style: { visibility: 'hidden' } })}
    >
      {row?.area !== undefined && <PrintHead />}
      <Inside row={row} />
    </main>
  )
})

/**
 * True once banners are loaded or are known to be absent. Banners are above the screen, so a screen that only the
 * browser renders is hidden until then and nothing moves. It waits neither for a retry nor for a network.
 */
function useBannersSettled(row: Screen | undefined): boolean {
  const { data, failureCount, fetchStatus } = useQuery(cmsBanners(useLocale()))
  return row?.login === undefined || data !== undefined || failureCount > 0 || fetchStatus === 'paused'
}

const Inside = memo(function Inside({ row }: { row: Screen | undefined }) {
  useReportHydrated()
  // Another zone changes every time on the screen.
  const zone = useReaderZone()
  if (row === undefined) return <Outlet />
  return (
    <CurrentRow value={row}>
      <Guard row={row}>
        <AreaPart row={row} key={zone ?? ''}>
          <Outlet />
        </AreaPart>
      </Guard>
    </CurrentRow>
  )
})
