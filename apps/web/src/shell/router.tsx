import { placeOf, withoutEnd } from '@tessera/contract/choose-locale.ts'
import { bcp47, isLocale } from '@tessera/contract/locale.ts'
import { areaStart } from '@tessera/contract/screens.ts'
import { startLooks } from '@tessera/ui/theme.ts'
import {
  type AnyRouter,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
  useMatches,
} from '@tanstack/react-router'
import { inBrowser } from '../lib/in-browser.ts'
import { saveLocale, savedLocale } from '../lib/saved-locale.ts'
import { Frame } from './frame.tsx'
import { FrameFailed } from './frame-failed.tsx'
import { loadFrameWords, loadWords } from './load-words.ts'
import { NotFoundPage } from './not-found.tsx'
import { PageFailed } from './page-failed.tsx'
import { type RouteRow, routes } from './routes.ts'
import { screenWords } from './screen-words.ts'

let previous: string | undefined

const root = createRootRoute({
  /** Every path carries a supported locale, or is replaced by one that does. A server draws only what carries one. */
  beforeLoad: ({ location }) => {
    if (!inBrowser) return
    const there = placeOf({
      path: location.pathname,
      previous,
      get saved() {
        return savedLocale()
      },
      browser: navigator.language,
    })
    previous = there
    // To the router both are one address: sent from one to the other it would stay, and be sent again, for ever.
    if (there !== withoutEnd(location.pathname))
      throw redirect({ to: there, search: location.search, hash: location.hash, replace: true })
  },
})

const localized = createRoute({
  getParentRoute: () => root,
  path: '/$locale',
  /** Before anything is asked of the server: calls say the language that the page says it speaks. */
  beforeLoad: ({ params }) => {
    const locale = isLocale(params.locale) ? params.locale : 'en_US'
    if (!inBrowser) return { locale }
    saveLocale(locale)
    document.documentElement.lang = bcp47(locale)
    startLooks(bcp47(locale))
    return { locale }
  },
  loader: async ({ context: { locale } }) => ({ locale, language: await loadFrameWords(locale) }),
  component: function Localized() {
    const screen = useMatches<AnyRouter, string | undefined>({ select: (matches) => matches.at(-1)?.routeId })
    return <Frame {...localized.useLoaderData()} row={rowOf(screen)} />
  },
  errorComponent: FrameFailed,
  staleTime: Number.POSITIVE_INFINITY,
})

const screens = routes.map((row: RouteRow) =>
  createRoute({
    getParentRoute: () => localized,
    path: row.path,
    loader: async ({ context: { locale } }) => loadWords(locale, screenWords[row.title] ?? []),
    component: row.page,
    errorComponent: PageFailed,
    staleTime: Number.POSITIVE_INFINITY,
  }),
)
const elsewhere = createRoute({ getParentRoute: () => localized, path: '$', component: NotFoundPage })
const starts = Object.entries(areaStart).map(([area, start]) =>
  createRoute({
    getParentRoute: () => localized,
    path: area,
    beforeLoad: ({ params }) => {
      throw redirect({ to: `/${params.locale}${start}`, replace: true })
    },
  }),
)

/** The table's row for a route of the router; undefined for a path that no row knows. */
const rowOf = (routeId: string | undefined): RouteRow | undefined =>
  routes[screens.findIndex(({ id }) => id === routeId)]

export const isScreen = (routeId: string | undefined): boolean => rowOf(routeId) !== undefined

// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the type is the tree's own
export const makeRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: root.addChildren([localized.addChildren([...screens, ...starts, elsewhere])]),
    ...(history && { history }),
  })
