import { isLocale, type Locale } from '@tessera/contract/locale.ts'

const FALLBACK: Locale = 'en_US'
/** Two lowercase letters, underscore, two uppercase letters: what counts as a locale prefix, supported or not. */
const PREFIX = /^\/([a-z]{2}_[A-Z]{2})(?=\/|$)/

export type LocaleSources = {
  readonly path: string
  /** The path the reader came from, inside the app. */
  readonly previous?: string | undefined
  /** The cookie `lan`: looked at only where the paths say nothing, for it is slow to read. */
  readonly saved?: string | undefined
  /** What the browser asks for, such as `zh-CN`. */
  readonly browser?: string | undefined
}

/** The locale written in a path, whether supported or not. */
export const localeIn = (path: string): string | undefined => PREFIX.exec(path)?.[1]

/** Specification §2.1: the path, else the previous path, else what was saved, else the browser; unsupported is en_US. */
export function chooseLocale(sources: LocaleSources): Locale {
  const { path, previous, browser } = sources
  const chosen =
    localeIn(path) ?? (previous === undefined ? undefined : localeIn(previous)) ?? sources.saved ?? fromTag(browser)
  return isLocale(chosen) ? chosen : FALLBACK
}

/** The same place in `locale`: a prefix is put in front, or the one that stands there is replaced. */
export const inLocale = (path: string, locale: Locale): string => {
  const rest = withoutEnd(path.replace(PREFIX, ''))
  return `/${locale}${rest}`
}

/** A slash at the end of an address leads to the same place. */
export const withoutEnd = (path: string): string => path.replace(/\/+$/u, '')

const fromTag = (tag: string | undefined): string | undefined =>
  tag === undefined ? undefined : tag.toLowerCase().startsWith('zh') ? 'zh_CN' : FALLBACK
