import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { areas } from '@tessera/domain/access/customers/areas.ts'
import { countryText } from '#parts/country-text.ts'
import { listText } from '#parts/list-text.ts'

/** The names of the countries that share a calling code. */
export const countriesText = (locale: Locale, dial: string): string =>
  listText(
    locale,
    areas.filter((area) => area.dial === dial).map(({ iso2 }) => countryText(locale, iso2)),
  )

/** A calling code with its countries: `+65 Singapore`. */
export const dialText = (locale: Locale, dial: string): string => `+${dial} ${countriesText(locale, dial)}`

/** The longest calling code with which a prefix begins. */
export const dialOfPrefix = (prefix: string): string =>
  areas
    .map(({ dial }) => dial)
    .filter((dial) => prefix.startsWith(dial, 1))
    .toSorted((a, b) => b.length - a.length)[0] ?? ''
