import { areaStart, screenAt } from '@tessera/contract/screens.ts'
import { localeIn, placeOf, withoutEnd } from '@tessera/contract/choose-locale.ts'
import { bcp47, isLocale, type Locale } from '@tessera/contract/locale.ts'
import type { LoadedMessages } from '@tessera/ui/messages.ts'
import { orReload } from '@tessera/ui/or-reload.ts'
import { arrival, type Arrived, type Router, startRouter } from '@tessera/ui/router.tsx'
import { startLooks } from '@tessera/ui/theme.ts'
import type { RouterHistory } from '@tanstack/history'
import type { ComponentType } from 'react'
import { inBrowser } from '../lib/in-browser.ts'
import { saveLocale, savedLocale } from '../lib/saved-locale.ts'
import { loadedMessages, loadFrameMessages, loadMessages } from './load-messages.ts'
import { NotFoundPage } from './not-found.tsx'
import type { RouteRow } from './route-row.ts'
import { routes } from './routes.ts'
import { screenNamespaces } from './screen-namespaces.ts'

/** What a path leads to: a row of the table, or none. */
export type Screen = { readonly locale: Locale; readonly row: RouteRow | undefined }
/** What stands there. */
export type PageView = Screen & Arrived & { readonly messages: LoadedMessages }
/** Without the messages of the frame nothing is shown. */
export type View = PageView | { readonly failed: unknown }

export type SiteRouter = Router<View>

export function makeRouter(history: RouterHistory): SiteRouter {
  let previous: string | undefined
  return startRouter<View>(history, ({ pathname, search, hash }, shown) => {
    // A server draws only what carries a supported locale.
    const there = inBrowser ? placeFor(pathname, previous) : withoutEnd(pathname)
    previous = there
    if (there !== withoutEnd(pathname)) return `${there}${search}${hash}`
    const locale = localeOf(there)
    const start = Object.entries(areaStart).find(([area]) => there === `/${locale}/${area}`)
    if (start !== undefined) return `/${locale}${start[1]}`
    const at = screenAt(there)?.screen
    const screen = { locale, row: routes.find(({ path }) => path === at) }
    if (inBrowser) speak(locale)
    return shown !== undefined && stands(shown, screen) ? shown : load(screen)
  })
}

/** Every path carries a supported locale, or is replaced by one that does. */
const placeFor = (path: string, previous: string | undefined): string =>
  placeOf({
    path,
    previous,
    get saved() {
      return savedLocale()
    },
    browser: navigator.language,
  })

export function localeOf(path: string): Locale {
  const locale = localeIn(path)
  return isLocale(locale) ? locale : 'en_US'
}

/** Before anything is asked of the server: calls say the language that the page says it speaks. */
function speak(locale: Locale): void {
  saveLocale(locale)
  document.documentElement.lang = bcp47(locale)
  startLooks(bcp47(locale))
}

const stands = (view: View, { locale, row }: Screen): boolean =>
  'Page' in view && !view.isMissing && view.locale === locale && view.row === row

async function load({ locale, row }: Screen): Promise<View> {
  const page = arrival(pageOf(locale, row))
  try {
    await orReload(loadFrameMessages(locale))
    const arrived = await page
    return { locale, row, messages: loadedMessages(locale), ...arrived }
  } catch (error) {
    return { failed: error }
  }
}

/** The code of a screen, once its messages are loaded too. */
async function pageOf(locale: Locale, row: RouteRow | undefined): Promise<ComponentType> {
  if (row === undefined) return NotFoundPage
  const [Page] = await Promise.all([row.page(), loadMessages(locale, screenNamespaces[row.title] ?? [])])
  return Page
}
