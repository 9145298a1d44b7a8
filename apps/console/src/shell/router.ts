import { withoutEnd } from '@tessera/contract/choose-locale.ts'
import { bcp47, type Locale } from '@tessera/contract/locale.ts'
import type { LoadedMessages } from '@tessera/ui/messages.ts'
import { orReload } from '@tessera/ui/or-reload.ts'
import { arrival, type Arrived, type Router, startRouter } from '@tessera/ui/router.tsx'
import { startLooks } from '@tessera/ui/theme.ts'
import { createBrowserHistory } from '@tanstack/history'
import type { ComponentType } from 'react'
import { BASE, screenPath } from '../lib/paths.ts'
import { chooseLocale, inLocale, saveLocale } from '../lib/saved-locale.ts'
import { loadMessages } from './load-messages.ts'
import { type RouteRow, routes } from './routes.ts'

/** What an address leads to: a row of the table, or none. */
type Screen = { readonly locale: Locale; readonly row: RouteRow | undefined }
/** What stands there. */
export type PageView = Screen & Arrived & { readonly messages: LoadedMessages }
/** Without messages nothing is shown. */
type View = PageView | { readonly failed: unknown }

export type ConsoleRouter = Router<View>

export const makeRouter = (): ConsoleRouter =>
  startRouter<View>(createBrowserHistory(), ({ pathname, search, hash }, shown) => {
    const path = pathname.slice(BASE.length)
    const locale = chooseLocale(path)
    // Every path carries a supported language, or is replaced by one that does.
    const there = inLocale(path, locale)
    if (there !== withoutEnd(path)) return `${BASE}${there}${search}${hash}`
    if (there === `/${locale}`) return screenPath(locale, routes[0].title)
    saveLocale(locale)
    document.documentElement.lang = bcp47(locale)
    startLooks(bcp47(locale))
    const row = routes.find(({ title }) => there === `/${locale}/${title}`)
    const stands =
      shown !== undefined && 'Page' in shown && !shown.isMissing && shown.locale === locale && shown.row === row
    return stands ? shown : load({ locale, row })
  })

async function load({ locale, row }: Screen): Promise<View> {
  const page = arrival(pageOf(row))
  try {
    return { locale, row, messages: await orReload(loadMessages(locale)), ...(await page) }
  } catch (error) {
    return { failed: error }
  }
}

const pageOf = async (row: RouteRow | undefined): Promise<ComponentType> =>
  row === undefined ? () => null : row.page()
