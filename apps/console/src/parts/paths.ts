import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { stringifySearch } from '@tessera/ui/search-text.ts'
import type { Title } from '#frame/routes.ts'
import type { SearchOf } from './screen-search.ts'

/** Where the console lives on its host. */
export const BASE = '/console'

/** Every address inside the console is written here and nowhere else, with a screen and a search that the route tree knows. */
export const screenPath = <T extends Title>(locale: Locale, screen: T, search?: SearchOf<T>): string =>
  `${BASE}/${locale}/${screen}${stringifySearch(search ?? {})}`
