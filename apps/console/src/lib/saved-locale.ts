import { isLocale, type Locale } from '@tessera/contract/locale.ts'

const KEY = 'tessera.console.locale'
const PREFIX = /^\/([a-z]{2}_[A-Z]{2})(?=\/|$)/

/** The language of an address, else the saved one, else the browser's, else English. */
export function chooseLocale(path: string): Locale {
  const written = PREFIX.exec(path)?.[1]
  const saved = localStorage.getItem(KEY)
  if (isLocale(written)) return written
  if (isLocale(saved)) return saved
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh_CN' : 'en_US'
}

export const saveLocale = (locale: Locale): void => localStorage.setItem(KEY, locale)

/** The same place in `locale`. */
export const inLocale = (path: string, locale: Locale): string =>
  `/${locale}${path.replace(PREFIX, '').replace(/\/+$/u, '')}`
