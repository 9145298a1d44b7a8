import { isLocale, type Locale, locales } from './locale.ts'

const FALLBACK: Locale = 'en_US'
/** Two lowercase letters, underscore, two uppercase letters: a locale, supported or not. */
const LOCALE = /^[a-z]{2}_[A-Z]{2}$/
const PREFIX = /^\/([a-z]{2}_[a-z]{2})(?=\/|$)/i

export type LocaleSources = {
  readonly path: string
  /** The reader's previous path inside the app, which a server does not know. */
  readonly previous?: string | undefined
  /** The cookie `lan`. It is read only if the paths have no language, because reading it is slow. */
  readonly saved?: string | undefined
  /** The browser's preference: `zh-CN`, or a list that begins with it. */
  readonly browser?: string | undefined
}

/** Returns the locale in a path, supported or not. A supported one is recognized in any case. */
export function localeIn(path: string): string | undefined {
  const written = PREFIX.exec(path)?.[1]
  if (written === undefined) return undefined
  const supported = locales.find((locale) => locale.toLowerCase() === written.toLowerCase())
  return supported ?? (LOCALE.test(written) ? written : undefined)
}

/**
 * Chooses the locale by specification §2.1: that of the path, otherwise of the previous path, otherwise the saved one,
 * otherwise the browser's. Returns en_US for an unsupported one.
 */
export function chooseLocale(sources: LocaleSources): Locale {
  const { path, previous = '', browser = '' } = sources
  const chosen = localeIn(path) ?? localeIn(previous) ?? sources.saved ?? (/^zh/i.test(browser) ? 'zh_CN' : FALLBACK)
  return isLocale(chosen) ? chosen : FALLBACK
}

/** Returns the path in a supported locale, to which server and browser redirect. */
export const localizedPath = (sources: LocaleSources): string => inLocale(sources.path, chooseLocale(sources))

/** Returns the path of the page in `locale`: adds a prefix, or replaces the existing one. */
export const inLocale = (path: string, locale: Locale): string =>
  `/${locale}${withoutEnd(localeIn(path) === undefined ? path : path.replace(PREFIX, ''))}`

/** Removes slashes at the end of a path in linear time. */
export const withoutEnd = (path: string): string => path.replace(/(?<!\/)\/+$/u, '')

/** Returns the saved preference among the cookies of a document or a request. */
export const savedIn = (cookies: string): string | undefined => /(?:^|; )lan=([^;]*)/.exec(cookies)?.[1]
