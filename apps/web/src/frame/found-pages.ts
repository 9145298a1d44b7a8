import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { type ScreenName, screenName, type ScreenPath, screenPaths } from '@tessera/contract/screens.ts'
import { addressOf } from '#parts/paths.ts'
import { screenAccess } from './guard-rule.ts'
import { type Reader, visibleTo } from './menus.ts'
import type { RouteRow } from './route-row.ts'
import { routes } from './routes.ts'

type SearchReader = Reader & { readonly isLoggedIn: boolean }
export type FoundPage = { readonly id: ScreenName; readonly title: string; readonly href: string }

/** Screens that show one record. Without its ID they have nothing to show. */
const ofOneRecord: ReadonlySet<ScreenPath> = new Set([
  '/otc/deal/{-$id}',
  '/qrLogin/{-$id}',
  '/personal/enterpriseCert/{-$id}',
])

/** Returns the screens that this reader may open, in the order of the route table, each title once. */
export function pagesFor(
  reader: SearchReader,
  locale: Locale,
  titleOf: (name: ScreenName) => string,
): readonly FoundPage[] {
  const isOpen = (path: ScreenPath): boolean => {
    const row: RouteRow = routes[path]
    if (ofOneRecord.has(path) || row.hideHeader === true) return false
    if (screenAccess(row, reader.isLoggedIn ? 'in' : 'out', reader.approved) !== 'show') return false
    const { entry } = row
    return entry === undefined || visibleTo([entry], reader).length > 0
  }
  const pages = screenPaths.filter(isOpen).map((path) => {
    const id = screenName(path)
    return { id, title: titleOf(id), href: addressOf(locale, path) }
  })
  return [...new Map(pages.toReversed().map((page) => [page.title, page])).values()].toReversed()
}

/** Returns the pages whose title contains each word of the text, in any case. An empty text finds all. */
export function matchingPages(pages: readonly FoundPage[], text: string): readonly FoundPage[] {
  const words = text.toLocaleLowerCase().split(/\s+/u)
  return pages.filter(({ title }) => words.every((word) => title.toLocaleLowerCase().includes(word)))
}
