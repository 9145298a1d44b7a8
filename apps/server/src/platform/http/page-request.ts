import { placeOf, savedIn } from '@tessera/contract/platform/text/choose-locale.ts'
import { listFor, screenAt } from '@tessera/contract/screen-at.ts'
import type { IncomingHttpHeaders } from 'node:http'

export type Asked = {
  readonly path: string
  /** Without its `?`; empty where none is. */
  readonly query: string
  readonly headers: Pick<IncomingHttpHeaders, 'accept' | 'accept-language' | 'cookie'>
}
export type Meant =
  | { readonly page: 'web' | 'console' }
  /** The site's page stands at another address. */
  | { readonly at: string }
  | 'nothing'

/** What programs ask for: below these no page stands. The site's own `/assets/` has pages beside the files of the build. */
const NO_PAGES = /^\/(?:ex|upload|web|api|sapi|ws|ws-api|docs|og|coins|console\/(?:api|assets))(?:\/|$)/
const HTML = /text\/html|application\/xhtml\+xml/
/** Who shares a link, watches a site or types an address into curl says that anything will do, or nothing at all. */
const takesAny = (accept: string | undefined): boolean => accept === undefined || /\*\/\*|text\/\*/.test(accept)

/**
 * What a GET means that no route answers, and where a page of the site stands that was asked for at another address. Who asks for
 * a page is shown one wherever they ask, who takes anything where a screen is.
 */
export function meantBy({ path, query, headers }: Asked): Meant {
  if (NO_PAGES.test(path)) return 'nothing'
  const isConsole = `${path}/`.startsWith('/console/')
  const isThere = isConsole || screenAt(path) !== undefined
  if (!HTML.test(headers.accept ?? '') && !(isThere && takesAny(headers.accept))) return 'nothing'
  if (isConsole) return { page: 'console' }
  const inLanguage = placeOf({ path, saved: savedIn(headers.cookie ?? ''), browser: headers['accept-language'] })
  const place = listFor(inLanguage)
  if (place === path) return { page: 'web' }
  return { at: query === '' ? place : `${place}?${query}` }
}
