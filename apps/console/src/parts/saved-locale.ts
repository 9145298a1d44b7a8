import { localeIn } from '@tessera/contract/platform/text/choose-locale.ts'
import { isLocale, type Locale } from '@tessera/contract/platform/text/locale.ts'

const KEY = 'tessera.console.locale'

/** The language of the address, or else the saved one, the browser's, or English. */
export function chooseLocale(path: string): Locale {
  const written = localeIn(path)
  const saved = localStorage.getItem(KEY)
  if (isLocale(written)) return written
  if (isLocale(saved)) return saved
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh_CN' : 'en_US'
}

export const saveLocale = (locale: Locale): void => localStorage.setItem(KEY, locale)
