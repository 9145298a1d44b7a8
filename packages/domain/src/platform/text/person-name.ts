import { canonicalText } from './typed-text.ts'

/** The longest names that a register or a passport has, in UTF-16 units. */
export const PERSON_NAME_LENGTH = 100
export const COMPANY_NAME_LENGTH = 160

/**
 * Letters of all scripts with their marks, without styled copies of letters such as \u{1D54F}. Some letters of names
 * belong to no script: the \u02BBokina and other modifier letters, and the long vowel mark of Japanese.
 */
const letter = '(?:(?!\\p{Script=Common})\\p{L}|[\\u02B9\\u02BB-\\u02BF\\u02C8\\u30FC\\uFF70]|\\p{Script=Han})'
/** Apostrophes, hyphens and dots between or after letters, also of Hebrew, Katalan, Chinese and Japanese; and `S/O`. */
const signs = "'\\u2018\\u2019\\-\\u2010\\u2011.\\u05BE\\u05F3\\u05F4\\u00B7\\u2022\\u30FB\\uFF0E/\\u0E2F"
const allowed = new RegExp(`^(?:${letter}|[\\p{Mn}\\p{Mc}${signs} \\u3000\\u200C\\u200D])*$`, 'u')
const anyLetter = new RegExp(letter, 'u')
const aDigit = /[\p{Nd}\p{No}]/u

/** The fault of a person's name: invisible signs, digits, other signs such as emoji, or no letter. */
export const nameFaults = ['nameHidden', 'nameDigit', 'nameSign', 'nameBlank', 'nameLong'] as const
export type NameFault = (typeof nameFaults)[number]

/**
 * Returns what is wrong with the name of a person; undefined for a name of letters, marks, apostrophes, hyphens, dots and
 * spaces. Site and contract use this one rule. An empty text has no fault; whether it is required is another rule.
 */
export function nameFault(text: string, max = PERSON_NAME_LENGTH): NameFault | undefined {
  const name = text.normalize('NFC').trim()
  if (name === '') return undefined
  if (canonicalText(name) !== name) return 'nameHidden'
  if (aDigit.test(name)) return 'nameDigit'
  if (!allowed.test(name)) return 'nameSign'
  if (!anyLetter.test(name)) return 'nameBlank'
  return name.length > max ? 'nameLong' : undefined
}
