import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { stringifySearch } from '@tessera/ui/search-text.ts'
import type { Title } from '#frame/routes.ts'
import type { SearchOf } from './screen-search.ts'

/** The base path of the console on its host. */
export const BASE = '/console'

/** Builds all addresses within the console, from a screen and a search that the route tree knows. */
export const screenPath = <T extends Title>(locale: Locale, screen: T, search?: SearchOf<T>): string =>
  `${BASE}/${locale}/${screen}${stringifySearch(search ?? {})}`
