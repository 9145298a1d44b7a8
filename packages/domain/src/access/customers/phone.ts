import { areas } from './areas.ts'

/** Italy, San Marino, Ivory Coast, Benin, Congo: their numbers begin with a zero that callers from abroad dial too. */
const KEEPS_ZERO = new Set(['39', '378', '225', '229', '242'])
const SHORTEST = 7
/** Andorra's numbers have six digits. */
const SHORTER: Partial<Record<string, number>> = { 376: 6 }
/** Maximum number of digits, calling code included (ITU E.164). */
const LONGEST = 15

const dials = [...new Set(areas.map(({ dial }) => dial))].toSorted((a, b) => b.length - a.length)

/** Returns the longest calling code that matches the number. Expects canonical form. */
export const dialOf = (phone: string): string | undefined => dials.find((dial) => phone.startsWith(dial, 1))

/** Returns the typed text with plain characters instead of full-width ones, and without invisible ones. */
export const plainPhone = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')

/**
 * Returns the typed number as `+` and digits, without blanks and signs: `+65 9123-4567`, `+65 (0)91234567` and
 * `＋６５９１２３４５６７` become `+6591234567` (threat AUT-26). Accounts are looked up by this spelling, so it also accepts
 * numbers that `validPhone` refuses. Undefined if fewer than seven digits follow the calling code, or the area list
 * lacks the calling code.
 */
export function phoneSpelling(text: string): string | undefined {
  const plain = plainPhone(text)
  if (!/^\s*\+[\d\s().-]*$/.test(plain)) return undefined
  const all = `+${plain.replaceAll(/\D/g, '')}`
  const dial = dialOf(all)
  if (dial === undefined) return undefined
  const rest = all.slice(1 + dial.length)
  const national = KEEPS_ZERO.has(dial) ? rest : rest.replace(/^0+/, '')
  const isLong = national.length >= (SHORTER[dial] ?? SHORTEST) && dial.length + national.length <= LONGEST
  return isLong ? `+${dial}${national}` : undefined
}

/**
 * A phone field: the chosen country, the typed text (digits, or `+` and digits of an unfinished number), and the E.164
 * number once it is valid.
 */
export type PhoneFields = {
  readonly country: string | undefined
  readonly number: string
  readonly valid: string | undefined
}
export const noPhone: PhoneFields = { country: 'SG', number: '', valid: undefined }

/**
 * Returns the typed number with its calling code in the form of `phoneSpelling`, valid or not; undefined while it is
 * too short.
 */
export function typedPhone({ country, number }: Omit<PhoneFields, 'valid'>): string | undefined {
  if (number.startsWith('+')) return phoneSpelling(number)
  const dial = areas.find(({ iso2 }) => iso2 === country)?.dial
  return dial === undefined ? undefined : phoneSpelling(`+${dial}${number}`)
}

/** Returns the countries with the calling code of a number; several may share one. Expects canonical form. */
export function countriesOf(phone: string): string[] {
  const own = dialOf(phone)
  return areas.filter(({ dial }) => dial === own).map(({ iso2 }) => iso2)
}

/**
 * Returns the prefix that determines the price of a message: the calling code and the next three digits. Expects
 * canonical form.
 */
export const prefixOf = (phone: string): string => phone.slice(0, 1 + (dialOf(phone)?.length ?? 0) + 3)

/** `+6591234567` → `+65****4567`: its owner recognizes it. Expects canonical form. */
export const maskPhone = (phone: string): string => `+${dialOf(phone) ?? ''}****${phone.slice(-4)}`

/** True if an account name is a phone; otherwise it is an email. */
export const isPhone = (account: string): boolean => account.startsWith('+')
