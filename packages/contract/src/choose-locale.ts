import { isLocale, type Locale } from './locale.ts'

const FALLBACK: Locale = 'en_US'
/** Two lowercase letters, underscore, two uppercase letters: what counts as a locale prefix, supported or not. */
const PREFIX = /^\/([a-z]{2}_[A-Z]{2})(?=\/|$)/

export type LocaleSources = {
  readonly path: string
  /** The path the reader came from, inside the app; a server does not know it. */
  readonly previous?: string | undefined
  /** The cookie `lan`: looked at only where the paths say nothing, for it is slow to read. */
  readonly saved?: string | undefined
  /** What the browser asks for: `zh-CN`, or a list that begins with it. */
  readonly browser?: string | undefined
}

/** The locale written in a path, whether supported or not. */
export const localeIn = (path: string): string | undefined => PREFIX.exec(path)?.[1]

/** Specification §2.1: the path, else the previous path, else what was saved, else the browser; unsupported is en_US. */
export function chooseLocale(sources: LocaleSources): Locale {
  const { path, previous = '', browser = '' } = sources
  const chosen = localeIn(path) ?? localeIn(previous) ?? sources.saved ?? (/^zh/i.test(browser) ? 'zh_CN' : FALLBACK)
  return isLocale(chosen) ? chosen : FALLBACK
}

/** Where a path of the site belongs: the same place in a supported locale. Server and browser send there whoever asks otherwise. */
export const placeOf = (sources: LocaleSources): string => inLocale(sources.path, chooseLocale(sources))

/** The same place in `locale`: a prefix is put in front, or the one that stands there is replaced. */
export const inLocale = (path: string, locale: Locale): string => `/${locale}${withoutEnd(path.replace(PREFIX, ''))}`

/** A slash at the end of an address leads to the same place. Each row of slashes is looked at once, however long. */
export const withoutEnd = (path: string): string => path.replace(/(?<!\/)\/+$/u, '')

/** The preference that was saved, among the cookies as a document or a request carries them. */
export const savedIn = (cookies: string): string | undefined => /(?:^|; )lan=([^;]*)/.exec(cookies)?.[1]
