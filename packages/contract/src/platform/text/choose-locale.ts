import { isLocale, type Locale, locales } from './locale.ts'

const FALLBACK: Locale = 'en_US'
/** Two lowercase letters, underscore, two uppercase letters: a locale, supported or not. */
const LOCALE = /^[a-z]{2}_[A-Z]{2}$/
const PREFIX = /^\/([a-z]{2}_[a-z]{2})(?=\/|$)/i

export type LocaleSources = {
  readonly path: string
  /** The path the reader came from, inside the app; a server does not know it. */
  readonly previous?: string | undefined
  /** The cookie `lan`: looked at only where the paths say nothing, for it is slow to read. */
  readonly saved?: string | undefined
  /** What the browser asks for: `zh-CN`, or a list that begins with it. */
  readonly browser?: string | undefined
}

/** The locale written in a path, whether supported or not. A supported one is recognized in letters of either case. */
export function localeIn(path: string): string | undefined {
  const written = PREFIX.exec(path)?.[1]
  if (written === undefined) return undefined
  const supported = locales.find((locale) => locale.toLowerCase() === written.toLowerCase())
  return supported ?? (LOCALE.test(written) ? written : undefined)
}

/** Specification §2.1: the path, else the previous path, else what was saved, else the browser; unsupported is en_US. */
export function chooseLocale(sources: LocaleSources): Locale {
  const { path, previous = '', browser = '' } = sources
  const chosen = localeIn(path) ?? localeIn(previous) ?? sources.saved ?? (/^zh/i.test(browser) ? 'zh_CN' : FALLBACK)
  return isLocale(chosen) ? chosen : FALLBACK
}

/** Where a path of the site belongs: the same place in a supported locale. Server and browser send there whoever asks otherwise. */
export const placeOf = (sources: LocaleSources): string => inLocale(sources.path, chooseLocale(sources))

/** Returns the same place in `locale`: adds a prefix, or replaces the one that the path has. */
export const inLocale = (path: string, locale: Locale): string =>
  `/${locale}${withoutEnd(localeIn(path) === undefined ? path : path.replace(PREFIX, ''))}`

/** A slash at the end of an address leads to the same place. Each row of slashes is looked at once, however long. */
export const withoutEnd = (path: string): string => path.replace(/(?<!\/)\/+$/u, '')

/** The preference that was saved, among the cookies as a document or a request carries them. */
export const savedIn = (cookies: string): string | undefined => /(?:^|; )lan=([^;]*)/.exec(cookies)?.[1]
