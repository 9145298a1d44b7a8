import type { Locale } from '@tessera/contract/platform/text/locale.ts'

/** Each language in its own words, so that nobody has to read another one to find theirs. */
export const nameOf: Record<Locale, string> = { en_US: 'English', zh_CN: '中文' }
