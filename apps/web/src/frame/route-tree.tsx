import {
  createRootRouteWithContext,
  createRoute,
  type ParsedLocation,
  redirect,
  useLoaderData,
} from '@tanstack/react-router'
import { localizedPath, withoutEnd } from '@tessera/contract/platform/text/choose-locale.ts'
import { bcp47, isLocale, type Locale } from '@tessera/contract/platform/text/locale.ts'
import { areaStart, listFor } from '@tessera/contract/screen-at.ts'
import { type ScreenName, screenName, type ScreenPath, screenPaths } from '@tessera/contract/screens.ts'
import { reloadOnMissingChunk } from '@tessera/ui/reload-on-missing-chunk.ts'
import { readablePath } from '@tessera/ui/readable-path.ts'
import { startAppearance } from '@tessera/ui/theme.ts'
import type { ComponentType, ReactNode } from 'react'
import { inBrowser } from '#parts/in-browser.ts'
import { pageHydrated } from '#parts/page-hydrated.ts'
import { saveLocale, savedLocale } from '#parts/saved-locale.ts'
import { loadAreaLayout } from './area-part.tsx'
import { Frame } from './frame.tsx'
import { loadFrameMessages, loadMessages } from './load-messages.ts'
import { PageFailed } from '#parts/page-failed.tsx'
import type { RouteRow } from './route-row.ts'
import type { SiteRouter } from './router.ts'
import { routes } from './routes.ts'
import { screenNamespaces } from './screen-namespaces.ts'
import { searchSchema } from '#parts/screen-search.ts'
import { SiteFailed } from './site-failed.tsx'

type Context = {
  /** The last visited address, used for an address without a language. */
  readonly visited: { path: string | undefined }
  /** True if the server rendered the first page. */
  readonly isRendered: boolean
}

const root = createRootRouteWithContext<Context>()({
  beforeLoad: async ({ context: { visited, isRendered }, location, preload }) => {
    if (isRendered && !preload && visited.path !== undefined) await pageHydrated()
    if (inBrowser && !preload) goToLocale(location, visited)
    return { here: location }
  },
  errorComponent: SiteFailed,
})

/** Redirects to the same page in a supported language (specification §2.1). A server renders no address without one. */
function goToLocale({ publicHref }: ParsedLocation, visited: Context['visited']): void {
  const [path = ''] = publicHref.split(/[?#]/u, 1)
  const target = listFor(
    localizedPath({
      path: readablePath(path),
      previous: visited.path,
      get saved() {
        return savedLocale()
      },
      browser: navigator.language,
    }),
  )
  visited.path = target
  if (target !== withoutEnd(path)) redirect({ href: `${target}${publicHref.slice(path.length)}`, throw: true })
}

const localeRoute = createRoute({
  getParentRoute: () => root,
  path: '/$locale',
  params: { parse: ({ locale }): { locale: Locale } => ({ locale: isLocale(locale) ? locale : 'en_US' }) },
  beforeLoad: ({ params: { locale }, preload }) => {
    if (inBrowser && !preload) speak(locale)
    return { locale }
  },
  loader: ({ context: { locale }, preload }) => arrived(loadFrameMessages(locale), preload),
  staleTime: Number.POSITIVE_INFINITY,
  component: Frame,
  errorComponent: SiteFailed,
})

/** Sets the language of the page before the first request, because every request sends it. */
function speak(locale: Locale): void {
  saveLocale(locale)
  document.documentElement.lang = bcp47(locale)
  startAppearance(bcp47(locale))
}

/** Reloads the page if a release removed the file. A preload never reloads the page. */
const arrived = <T,>(loading: Promise<T>, preload: boolean): Promise<T> =>
  preload ? loading : reloadOnMissingChunk(loading)

const screenRoute = <P extends ScreenPath>(path: P) => {
  const row: RouteRow = routes[path]
  const name = screenName(path)
  return createRoute({
    getParentRoute: () => localeRoute,
    path,
    validateSearch: searchSchema(path),
    staticData: { screen: { ...row, name } },
    loader: ({ context: { locale }, preload }) => arrived(loadScreen(row, name, locale), preload),
    staleTime: Number.POSITIVE_INFINITY,
    component: ScreenPage,
    errorComponent: PageFailed,
  })
}

/** Loads the code and the messages of a screen, and the layout of its area. */
async function loadScreen(row: RouteRow, name: ScreenName, locale: Locale): Promise<{ Page: ComponentType }> {
  const [Page] = await Promise.all([row.page(), loadMessages(locale, screenNamespaces[name]), loadAreaLayout(row)])
  return { Page }
}

function ScreenPage(): ReactNode {
  const data = useLoaderData<SiteRouter, undefined, false>({ strict: false })
  if (data === undefined || !('Page' in data)) return null
  return <data.Page />
}

const areaRoute = (area: keyof typeof areaStart) =>
  createRoute({
    getParentRoute: () => localeRoute,
    path: area,
    beforeLoad: ({ context: { locale }, location: { searchStr } }) =>
      redirect({ href: `/${locale}${areaStart[area]}${searchStr}`, throw: true }),
  })

const notFoundRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '$',
  loader: ({ preload }) => arrived(loadNotFound(), preload),
  staleTime: Number.POSITIVE_INFINITY,
  component: ScreenPage,
  errorComponent: PageFailed,
})

const loadNotFound = async (): Promise<{ Page: ComponentType }> => ({
  Page: (await import('./not-found.tsx')).NotFoundPage,
})

export type ScreenRoute<P extends ScreenPath> = ReturnType<typeof screenRoute<P>>
type ScreenRoutes = { readonly [P in ScreenPath]: ScreenRoute<P> }
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one route for each path, made from that path
const screenRoutes = Object.fromEntries(screenPaths.map((path) => [path, screenRoute(path)])) as ScreenRoutes

export const routeTree = root.addChildren([
  localeRoute.addChildren({
    ...screenRoutes,
    assets: areaRoute('assets'),
    personal: areaRoute('personal'),
    notFound: notFoundRoute,
  }),
])
