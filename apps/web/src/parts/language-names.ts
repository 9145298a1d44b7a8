import type { Locale } from '@tessera/contract/platform/text/locale.ts'

/** Each language under its own name, so that its speakers can find it. */
export const nameOf: Record<Locale, string> = { en_US: 'English', zh_CN: '中文' }
