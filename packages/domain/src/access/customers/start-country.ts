import { areas, isCountry } from './areas.ts'

/** The largest country of each calling code that several share. */
const largest: Readonly<Record<string, string>> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
}
/** The country of the exchange, for a person about whom nothing is known. */
const HOME = 'SG'
/** Browsers come with this language in many countries, so it says nothing about a person. */
const EVERYWHERE = 'en-US'

/**
 * The country with which a phone field begins. It is that of the person's own phone, by its calling code. Otherwise it
 * is the region of the first browser language that has one, such as `GB` of `en-GB`.
 */
export function startCountry(dial: string | null | undefined, languages: readonly string[]): string {
  const own = dial == null ? undefined : (largest[dial] ?? areas.find((area) => area.dial === dial)?.iso2)
  const region = languages
    .filter((language) => language !== EVERYWHERE)
    .map((language) => /-([A-Z]{2})$/u.exec(language)?.[1] ?? '')
    .find(isCountry)
  return own ?? region ?? HOME
}
