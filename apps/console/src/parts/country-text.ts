import { bcp47, type Locale } from '@tessera/contract/platform/text/locale.ts'

/** The name of a country: `SG` is Singapore or 新加坡. */
export const countryText = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(bcp47(locale), { type: 'region' }).of(code) ?? code
