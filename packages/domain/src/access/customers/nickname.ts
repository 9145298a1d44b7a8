import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { nicknameReserved } from './refusals.ts'

/**
 * Names that only the exchange may use, because other customers would believe that an operator is writing. The last one
 * is the product's name.
 */
const reserved = ['admin', 'support', 'official', '管理员', '客服', '官方', 'tessera'] as const

/**
 * Maps each letter to the letter that it resembles. Unicode normalization already folds compatibility forms (full
 * width, mathematical, circled) and accents. This table adds Cyrillic, Greek, small capitals, digits and signs. Source:
 * Unicode Technical Standard 39, confusables, for the letters of reserved names.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аαᴀɑ@4∂ӓ',
  c: 'сϲᴄ',
  d: 'ԁᴅɗ',
  e: 'еεᴇ3єҽ℮ə',
  f: 'ғꜰſ',
  i: 'іιɪı1l|!їӏⅰ',
  m: 'мᴍ',
  n: 'ոɴηп',
  o: 'оοᴏ0օσ',
  p: 'рρᴘ',
  r: 'гʀᴦ',
  s: 'ѕꜱ5$',
  t: 'тτᴛ7+',
  u: 'υսᴜц',
}
/** Capitals of Cherokee and Lisu by the letter that they resemble; their small letters are confusable too. */
const lookAlikeCapitals: Readonly<Record<string, string>> = {
  a: 'Ꭺꓮ',
  c: 'Ꮯꓚ',
  d: 'ᎠᏧꓓ',
  e: 'Ꭼꓰ',
  f: 'ꓝ',
  i: 'ᎥᏆᏞꓲꓡ',
  m: 'Ꮇꓟ',
  n: 'Ꮑꓠ',
  o: 'ᎤᎾᏫꓳ',
  p: 'Ꮲꓑ',
  r: 'ᎡᏒꓣ',
  s: 'ᏕᏚꓢ',
  t: 'Ꭲꓔ',
  u: 'Ꮜꓴ',
}
const letterOf = new Map(
  [lookAlikes, lookAlikeCapitals].flatMap((table) =>
    Object.entries(table).flatMap(([letter, alike]) =>
      Array.from(alike.toLowerCase()).map((each) => [each, letter] as const),
    ),
  ),
)

/**
 * Returns the skeleton of a name: confusable letters become one letter, accents, spaces and signs are removed, `rn`
 * becomes `m`.
 */
const skeletonOf = (text: string): string =>
  Array.from(text.normalize('NFKD').toLowerCase())
    .map((each) => letterOf.get(each) ?? each)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll(/(.)\1+/gu, '$1')

const reservedSkeletons = reserved.map(skeletonOf)

/** Refuses a nickname that contains a reserved name, also in confusable letters. Threat OPR-03. */
export function checkNickname(nickname: string): Outcome<string, 'NICKNAME_RESERVED'> {
  const skeleton = skeletonOf(nickname)
  return reservedSkeletons.some((name) => skeleton.includes(name)) ? nicknameReserved : ok(nickname)
}
