import { localizedPath, savedIn } from '@tessera/contract/platform/text/choose-locale.ts'
import { listFor, screenAt } from '@tessera/contract/screen-at.ts'
import type { IncomingHttpHeaders } from 'node:http'

export type PageRequest = {
  readonly path: string
  /** Without its `?`; empty if there is none. */
  readonly query: string
  readonly headers: Pick<IncomingHttpHeaders, 'accept' | 'accept-language' | 'cookie'>
}
export type PageTarget =
  | { readonly page: 'web' | 'console' }
  /** The page has another address. */
  | { readonly at: string }
  | 'nothing'

/**
 * Paths for programs; there are no pages below them. The site's own `/assets/` has pages beside the files of the build.
 */
const NO_PAGES = /^\/(?:ex|upload|web|api|sapi|ws|ws-api|docs|og|coins|console\/(?:api|assets))(?:\/|$)/
const HTML = /text\/html|application\/xhtml\+xml/
/**
 * Returns true for an accept header that allows anything, or for none, as link previews, monitoring and curl send it.
 */
const takesAny = (accept: string | undefined): boolean => accept === undefined || /\*\/\*|text\/\*/.test(accept)

/**
 * Interprets a GET that no route answers: the page, or the address of the page that was meant. A request that prefers
 * HTML gets a page at any path; a request that accepts anything gets one only at the path of a screen.
 */
export function pageTargetOf({ path, query, headers }: PageRequest): PageTarget {
  if (NO_PAGES.test(path)) return 'nothing'
  const isConsole = `${path}/`.startsWith('/console/')
  const isThere = isConsole || screenAt(path) !== undefined
  if (!HTML.test(headers.accept ?? '') && !(isThere && takesAny(headers.accept))) return 'nothing'
  if (isConsole) return { page: 'console' }
  const inLanguage = localizedPath({ path, saved: savedIn(headers.cookie ?? ''), browser: headers['accept-language'] })
  const target = listFor(inLanguage)
  if (target === path) return { page: 'web' }
  return { at: query === '' ? target : `${target}?${query}` }
}
