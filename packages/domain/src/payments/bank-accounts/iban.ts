import { countrySpecs, isValidBIC, isValidIBAN } from 'ibantools'

// The one place that knows ibantools (decision 0063): what a form takes, the server keeps and the payment file calls an IBAN is one rule.

/** True if a number without blanks, in capitals, is an IBAN: its country has them, and length, structure and check digits hold (ISO 13616). */
export const isIban = (plain: string): boolean => isValidIBAN(plain)

/** True if a number without blanks, in capitals, begins like an IBAN of a country that has them: if invalid, it was mistyped. */
export const beginsLikeIban = (plain: string): boolean =>
  /^[A-Z]{2}\d{2}/.test(plain) && typeof countrySpecs[plain.slice(0, 2)]?.chars === 'number'

/** True if a code in capitals is a BIC of eight or eleven characters whose country exists (ISO 9362). */
export const isBic = (plain: string): boolean => isValidBIC(plain)
