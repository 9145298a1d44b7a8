import type { Locale } from '@tessera/contract/locale.ts'

/** Where the console lives on its host. */
export const BASE = '/console'

/** Every address inside the console is written here and nowhere else. */
export const screenPath = (locale: Locale, screen: string, query: Readonly<Record<string, string>> = {}): string => {
  const text = new URLSearchParams(query).toString()
  return `${BASE}/${locale}/${screen}${text === '' ? '' : `?${text}`}`
}
