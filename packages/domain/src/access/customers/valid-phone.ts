import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { countriesOf, dialOf, type PhoneFields, phoneSpelling, plainPhone, typedPhone } from './phone.ts'

// The only file that uses libphonenumber-js (decision 0063). A browser loads it only with a phone field. The library's
// smaller metadata do not fit: `min` accepts Chinese mobiles with a missing digit, `mobile` refuses landlines.

/**
 * Returns the E.164 form of a number that was typed with its calling code: `+65 8123 4567` → `+6581234567`. Undefined
 * with fewer than seven digits after the calling code (specification §5). Also undefined if libphonenumber-js rejects
 * it, because the country does not use its length or first digits.
 */
export function validPhone(text: string): string | undefined {
  const spelling = phoneSpelling(text)
  const read = spelling === undefined ? undefined : parsePhoneNumberFromString(spelling, { extract: false })
  return read?.isValid() === true ? read.number : undefined
}

/**
 * Returns the key that all spellings of one phone share: E.164 for a valid number, otherwise the spelling unchanged.
 * Expects the form of `phoneSpelling`.
 */
export const phoneKey = (spelling: string): string => validPhone(spelling) ?? spelling

/**
 * Returns the valid number without a second calling code: `+656581234567` → `+6581234567`, as when `6581234567` is
 * typed beside +65. Undefined otherwise. Expects the form of `phoneSpelling`.
 */
export function withoutSecondCode(spelling: string): string | undefined {
  const dial = dialOf(spelling)
  const rest = spelling.slice(1 + (dial?.length ?? 0))
  return dial !== undefined && rest.startsWith(dial) ? validPhone(`+${rest}`) : undefined
}

/** Returns the phone that the owner of an existing account probably meant, if no account has this exact spelling. */
export const meantPhone = (spelling: string): string => validPhone(spelling) ?? withoutSecondCode(spelling) ?? spelling

/** Returns the fields after another country was chosen. */
export const inCountry = (fields: Pick<PhoneFields, 'number'>, country: string): PhoneFields =>
  withValid(country, fields.number)

/**
 * Returns the fields after `text` was typed or pasted into the number. Once a number with `+` or `00` and its calling
 * code is valid, it sets the country, and the rest remains as the number. A chosen country with the same calling code
 * remains.
 */
export function typePhone(country: string | undefined, text: string): PhoneFields {
  const plain = plainPhone(text)
  const plus = plain.lastIndexOf('+')
  const digits = plain.slice(plus + 1).replaceAll(/\D/g, '')
  const whole = plus >= 0 ? digits : /^00[1-9]/.test(digits) ? digits.slice(2) : undefined
  const valid = whole === undefined ? undefined : validPhone(`+${whole}`)
  if (valid === undefined) return withValid(country, plus >= 0 ? `+${digits}` : digits)
  const dial = dialOf(valid) ?? ''
  return { country: countryOf(valid, country), number: valid.slice(1 + dial.length), valid }
}

function withValid(country: string | undefined, number: string): PhoneFields {
  const spelling = number.startsWith('+') ? undefined : typedPhone({ country, number })
  const valid = spelling === undefined ? undefined : (validPhone(spelling) ?? withoutSecondCode(spelling))
  return { country, number, valid }
}

/**
 * Returns the chosen country if it has the calling code of the number, otherwise the country that libphonenumber-js
 * finds, otherwise the first with that code.
 */
function countryOf(phone: string, chosen: string | undefined): string | undefined {
  const sharing = countriesOf(phone)
  const named = parsePhoneNumberFromString(phone)?.country
  return [chosen, named, sharing[0]].find((each) => each !== undefined && sharing.includes(each))
}
