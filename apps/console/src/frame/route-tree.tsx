import { createRootRoute, createRoute, type ParsedLocation, redirect, useLoaderData } from '@tanstack/react-router'
import { inLocale, withoutEnd } from '@tessera/contract/platform/text/choose-locale.ts'
import { bcp47, isLocale, type Locale } from '@tessera/contract/platform/text/locale.ts'
import { reloadOnMissingChunk } from '@tessera/ui/reload-on-missing-chunk.ts'
import { readablePath } from '@tessera/ui/readable-path.ts'
import { startAppearance } from '@tessera/ui/theme.ts'
import type { ComponentType, ReactNode } from 'react'
import { BASE } from '#parts/paths.ts'
import { chooseLocale, saveLocale } from '#parts/saved-locale.ts'
import { ConsoleFailed } from './console-failed.tsx'
import { Enrol } from './enrol.tsx'
import { Frame } from './frame.tsx'
import { loadMessages } from './load-messages.ts'
import { PageFailed } from '#parts/page-failed.tsx'
import type { ConsoleRouter } from './router.ts'
import { type RouteRow, routes, type Title, titles } from './routes.ts'
import { searchSchema } from '#parts/screen-search.ts'

const root = createRootRoute({
  beforeLoad: ({ location, preload }) => {
    if (!preload) goToLocale(location)
    return { here: location }
  },
  errorComponent: ConsoleFailed,
})

/** Redirects an address without a supported language to the same page in a supported one. */
function goToLocale({ publicHref, searchStr, hash }: ParsedLocation): void {
  const [whole = ''] = publicHref.split(/[?#]/u, 1)
  const path = whole.slice(BASE.length) || '/'
  const readable = readablePath(path)
  const target = inLocale(readable, chooseLocale(readable))
  if (target !== withoutEnd(path))
    redirect({ href: `${BASE}${target}${searchStr}${hash === '' ? '' : `#${hash}`}`, throw: true })
}

const localeRoute = createRoute({
  getParentRoute: () => root,
  path: '/$locale',
  params: { parse: ({ locale }): { locale: Locale } => ({ locale: isLocale(locale) ? locale : 'en_US' }) },
  beforeLoad: ({ params: { locale }, preload }) => {
    if (!preload) speak(locale)
    return { locale }
  },
  loader: ({ context: { locale }, preload }) => arrived(loadMessages(locale), preload),
  staleTime: Number.POSITIVE_INFINITY,
  component: Frame,
  errorComponent: ConsoleFailed,
})

function speak(locale: Locale): void {
  saveLocale(locale)
  document.documentElement.lang = bcp47(locale)
  startAppearance(bcp47(locale))
}

/** Reloads the page if a release removed the file. A preload never reloads the page. */
const arrived = <T,>(loading: Promise<T>, preload: boolean): Promise<T> =>
  preload ? loading : reloadOnMissingChunk(loading)

const screenRoute = <T extends Title>(title: T) => {
  const row: RouteRow = routes[title]
  return createRoute({
    getParentRoute: () => localeRoute,
    path: title,
    validateSearch: searchSchema(title),
    staticData: { consoleScreen: { title, ...row } },
    loader: ({ preload }) => arrived(loadScreen(row), preload),
    staleTime: Number.POSITIVE_INFINITY,
    component: ScreenPage,
    errorComponent: PageFailed,
  })
}

const loadScreen = async ({ page }: RouteRow): Promise<{ Page: ComponentType }> => ({ Page: await page() })

function ScreenPage(): ReactNode {
  const data = useLoaderData<ConsoleRouter, undefined, false>({ strict: false })
  if (data === undefined || !('Page' in data)) return null
  return <data.Page />
}

/** The page of a first operator's link, which needs no login. */
const enrolRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: 'first',
  staticData: { isEntry: true },
  component: Enrol,
  errorComponent: PageFailed,
})

const startRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '/',
  beforeLoad: ({ context: { locale } }) => redirect({ href: `${BASE}/${locale}/queue`, throw: true }),
})

const notFoundRoute = createRoute({ getParentRoute: () => localeRoute, path: '$', component: () => null })

type ScreenRoutes = { readonly [T in Title]: ReturnType<typeof screenRoute<T>> }
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one route for each title, made from that title
const screenRoutes = Object.fromEntries(titles.map((title) => [title, screenRoute(title)])) as ScreenRoutes

export const routeTree = root.addChildren([
  localeRoute.addChildren({ ...screenRoutes, enrol: enrolRoute, start: startRoute, notFound: notFoundRoute }),
])
