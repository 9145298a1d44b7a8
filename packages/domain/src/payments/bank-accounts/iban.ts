import { countrySpecs, isValidBIC, isValidIBAN } from 'ibantools'

// The only file that uses ibantools (decision 0063), so that form, server and payment file share one rule.

/**
 * True if a number without blanks, in capitals, is an IBAN: its country uses IBANs, and length, structure and check
 * digits are valid (ISO 13616).
 */
export const isIban = (plain: string): boolean => isValidIBAN(plain)

/**
 * True if a number without blanks, in capitals, begins like an IBAN of a country that uses IBANs. An invalid number of
 * this form was mistyped.
 */
export const beginsLikeIban = (plain: string): boolean =>
  /^[A-Z]{2}\d{2}/.test(plain) && ibanLength(plain.slice(0, 2)) !== undefined

/** Returns the length of a country's IBANs; undefined if the country has none. */
export const ibanLength = (country: string): number | undefined => countrySpecs[country]?.chars ?? undefined

/** True if a code in capitals is a BIC of eight or eleven characters whose country exists (ISO 9362). */
export const isBic = (plain: string): boolean => isValidBIC(plain)
