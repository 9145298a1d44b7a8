import { localeIn } from '@tessera/contract/platform/text/choose-locale.ts'
import { isLocale, type Locale } from '@tessera/contract/platform/text/locale.ts'

const KEY = 'tessera.console.locale'

/** The language of an address, else the saved one, else the browser's, else English. */
export function chooseLocale(path: string): Locale {
  const written = localeIn(path)
  const saved = localStorage.getItem(KEY)
  if (isLocale(written)) return written
  if (isLocale(saved)) return saved
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh_CN' : 'en_US'
}

export const saveLocale = (locale: Locale): void => localStorage.setItem(KEY, locale)
