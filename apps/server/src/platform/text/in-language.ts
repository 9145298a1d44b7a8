import type { Locale } from '@tessera/contract/platform/text/locale.ts'

/** Returns the text in the reader's language. */
export const inLanguage = (locale: Locale, text: { readonly en: string; readonly zh: string }): string =>
  locale === 'zh_CN' ? text.zh : text.en
