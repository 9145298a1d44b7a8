import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { paths } from './paths.ts'

/**
 * WEB-06: the redirect target after a login. Only a plain path of this app that begins with a locale is accepted.
 * Anything else is undefined, such as `//evil.example`, `/\evil`, `javascript:` or a path with control characters.
 */
export function safeReturnPath(text: string | undefined): string | undefined {
  if (text === undefined || text.length > 400) return undefined
  return /^\/(en_US|zh_CN)(\/[\w.~%-]+)*(\?[\w.~%=&+-]*)?(#[\w.~%-]+)?$/.test(text) ? text : undefined
}

/** The page after a login: the originally requested one, or the reader's home. */
export const pathAfterLogin = (locale: Locale, back: string | undefined): string =>
  safeReturnPath(back) ?? paths.home(locale)
