import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { nicknameReserved } from './refusals.ts'

/**
 * Names that only the exchange may use, because other customers would take their owner for an operator. The product's name is
 * the last.
 */
const reserved = ['admin', 'support', 'official', '管理员', '客服', '官方', 'tessera'] as const

/**
 * Letters by the letter that they resemble. Unicode normalization folds compatibility forms (full width, mathematical,
 * circled) and accents. This table has Cyrillic, Greek, small capitals, digits and signs. Source: Unicode Technical
 * Standard 39, confusables, for the letters of reserved names.
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
/** The same for the capitals of Cherokee and Lisu, whose small letters are confusable too. */
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

/** The skeleton of a name: one letter for all confusable ones, without accents, spaces and signs, `rn` as `m`. */
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
