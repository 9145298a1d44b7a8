import type { Locale } from '@tessera/contract/platform/text/locale.ts'

const COMMA = { en_US: ', ', zh_CN: '、' }

/** Joins a list: `Director, Shareholder`; `董事、股东`. */
export const listText = (locale: Locale, items: readonly string[]): string => items.join(COMMA[locale])
