import { createRootRoute, createRoute, createRouter, redirect, useMatches } from '@tanstack/react-router'
import { bcp47, isLocale } from '@tessera/contract/locale.ts'
import { startLooks } from '@tessera/ui/theme.ts'
import { BASE } from '../lib/paths.ts'
import { chooseLocale, inLocale, saveLocale } from '../lib/saved-locale.ts'
import { Frame } from './frame.tsx'
import { loadWords } from './load-words.ts'
import { PageFailed } from './page-failed.tsx'
import { type RouteRow, routes } from './routes.ts'

const root = createRootRoute({
  /** Every path carries a supported language, or is replaced by one that does. */
  beforeLoad: ({ location }) => {
    const there = inLocale(location.pathname, chooseLocale(location.pathname))
    if (there !== location.pathname)
      throw redirect({ to: there, search: location.search, hash: location.hash, replace: true })
  },
})

const localized = createRoute({
  getParentRoute: () => root,
  path: '/$locale',
  beforeLoad: ({ params }) => {
    const locale = isLocale(params.locale) ? params.locale : 'en_US'
    saveLocale(locale)
    document.documentElement.lang = bcp47(locale)
    startLooks(bcp47(locale))
    return { locale }
  },
  loader: async ({ context: { locale } }) => ({ locale, language: await loadWords(locale) }),
  component: function Localized() {
    return <Frame {...localized.useLoaderData()} row={rowOf(useMatches().at(-1)?.routeId)} />
  },
  errorComponent: PageFailed,
  staleTime: Number.POSITIVE_INFINITY,
})

const screens = routes.map((row: RouteRow) =>
  createRoute({ getParentRoute: () => localized, path: row.title, component: row.page, errorComponent: PageFailed }),
)
const start = createRoute({
  getParentRoute: () => localized,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: `/${params.locale}/queue`, replace: true })
  },
})
const elsewhere = createRoute({ getParentRoute: () => localized, path: '$', component: () => null })

/** The table's row for a route of the router; undefined for a path that no row knows. */
const rowOf = (routeId: string | undefined): RouteRow | undefined =>
  routes[screens.findIndex(({ id }) => id === routeId)]

// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the type is the tree's own
export const makeRouter = () =>
  createRouter({
    basepath: BASE,
    routeTree: root.addChildren([localized.addChildren([...screens, start, elsewhere])]),
  })
