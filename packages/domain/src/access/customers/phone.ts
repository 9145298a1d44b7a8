import { areas } from './areas.ts'

/** Italy, San Marino, Ivory Coast, Benin, Congo: their numbers begin with a zero that is dialled from abroad too. */
const KEEPS_ZERO = new Set(['39', '378', '225', '229', '242'])
const SHORTEST = 7
/** Andorra's numbers have six digits. */
const SHORTER: Partial<Record<string, number>> = { 376: 6 }
/** Digits of a whole number with its calling code (ITU E.164). */
const LONGEST = 15

const dials = [...new Set(areas.map(({ dial }) => dial))].toSorted((a, b) => b.length - a.length)

/** The calling code of a number, the longest that matches. Takes canonical form. */
export const dialOf = (phone: string): string | undefined => dials.find((dial) => phone.startsWith(dial, 1))

/** The typed text with full-width characters made plain and invisible ones removed. */
export const plainPhone = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')

/**
 * The typed number as `+` and digits, without blanks and signs: `+65 9123-4567`, `+65 (0)91234567` and `＋６５９１２３４５６７`
 * become `+6591234567` (threat AUT-26). Accounts are looked up by it, so it accepts numbers that `validPhone` would
 * refuse now. Undefined below seven digits after the calling code, and for calling codes that the area list lacks.
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

/** A phone field: the chosen country, the typed text (digits, or `+` and digits of an unfinished number), and E.164 once it is valid. */
export type PhoneFields = {
  readonly country: string | undefined
  readonly number: string
  readonly valid: string | undefined
}
export const noPhone: PhoneFields = { country: 'SG', number: '', valid: undefined }

/** The typed number with its calling code, valid or not, in the form of `phoneSpelling`; undefined while it is too short. */
export function typedPhone({ country, number }: Omit<PhoneFields, 'valid'>): string | undefined {
  if (number.startsWith('+')) return phoneSpelling(number)
  const dial = areas.find(({ iso2 }) => iso2 === country)?.dial
  return dial === undefined ? undefined : phoneSpelling(`+${dial}${number}`)
}

/** The countries with the calling code of a number; several may share one. Takes canonical form. */
export function countriesOf(phone: string): string[] {
  const own = dialOf(phone)
  return areas.filter(({ dial }) => dial === own).map(({ iso2 }) => iso2)
}

/** The prefix by which messages are priced: the calling code and the next three digits. Takes canonical form. */
export const prefixOf = (phone: string): string => phone.slice(0, 1 + (dialOf(phone)?.length ?? 0) + 3)

/** `+6591234567` → `+65****4567`: its owner recognizes it. Takes canonical form. */
export const maskPhone = (phone: string): string => `+${dialOf(phone) ?? ''}****${phone.slice(-4)}`

/** True if an account name is a phone; otherwise it is an email. */
export const isPhone = (account: string): boolean => account.startsWith('+')
