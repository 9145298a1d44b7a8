import { areas } from '@tessera/domain/access/customers/areas.ts'
import { bcp47, type Locale } from '@tessera/contract/platform/text/locale.ts'

const namesIn = (locale: Locale) => new Intl.DisplayNames(bcp47(locale), { type: 'region' })

/** The name of a country in the reader's language. */
export const countryText = (locale: Locale, code: string): string => namesIn(locale).of(code) ?? code

/** All countries with their names in the reader's language, in its sort order. */
export function countries(locale: Locale): readonly { code: string; value: string }[] {
  const names = namesIn(locale)
  const inOrder = new Intl.Collator(bcp47(locale))
  return areas
    .map(({ iso2: code }) => ({ code, value: names.of(code) ?? code }))
    .toSorted((a, b) => inOrder.compare(a.value, b.value))
}
