import { bcp47, type Locale } from '@tessera/contract/platform/text/locale.ts'

/** Joins a list: `Compliance, Finance`; `合规和财务`. */
export const listText = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(bcp47(locale), { style: 'narrow', type: 'conjunction' }).format(items)
