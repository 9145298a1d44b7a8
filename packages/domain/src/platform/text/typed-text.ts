/** Signs that begin or end a run in another direction: with them a name reads otherwise than it is written. */
const turning = '\\u202A-\\u202E\\u2066-\\u2069'
/** Scripts in which a joiner between two letters changes how they are drawn. */
const joining = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map((script) => `\\p{Script=${script}}`)
  .join('')
/** Of these scripts, a sign that stays: what stands beside one that goes goes with it. */
const seen = (scripts: string): string => `(?!\\p{Default_Ignorable_Code_Point})[${scripts}]`

/** The joiners and selectors of a form that are seen by what they do to the signs beside them. */
const inPlace = [
  // Between letters that join, and between the parts of one picture.
  `(?<=${seen(joining)})[\\u200C\\u200D](?=${seen(joining)})`,
  '(?<=\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}?)\\u200D(?=\\p{Extended_Pictographic})',
  // Picture or letter, the key of a telephone, one of the forms of an ideograph or of a Mongolian letter.
  '(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]',
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  '(?<=\\p{Ideographic})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  `(?<=${seen('\\p{Script=Mongolian}')})[\\u180B-\\u180D\\u180F]`,
].join('|')

const ignorable = `(?![${turning}])\\p{Default_Ignorable_Code_Point}`
const unseen = new RegExp(`(${inPlace})|${ignorable}`, 'gu')
const anyIgnorable = new RegExp(ignorable, 'gu')
const turns = new RegExp(`[${turning}]`, 'u')
/** A blank of Braille is a sign without ink. */
const ink = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * A text that somebody typed in the one spelling in which it is kept: composed (NFC), nothing around it, and without signs that
 * nobody sees, except where they change what is seen. What looks the same is the same. Where those that go change the order of
 * what stays, so that another is in its place no longer, no writing is known that needs any: all of them go.
 */
export function canonicalText(text: string): string {
  const kept = composed(text.normalize('NFC').replace(unseen, '$1'))
  const isSteady = composed(kept.replace(unseen, '$1')) === kept
  return isSteady ? kept : composed(text.replace(anyIgnorable, ''))
}
const composed = (text: string): string => text.normalize('NFC').trim()

/** What is wrong with a text that people shall read: signs that turn its direction, or nothing to see. */
export type TextWrong = 'direction' | 'blank'
export const wrongInText = (text: string): TextWrong | undefined =>
  turns.test(text) ? 'direction' : ink.test(text) ? undefined : 'blank'

/** Signs that no code or number has: nobody sees them, or they turn the direction of the text. */
const hidden = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu

/** A code or number as it is meant: full-width letters, digits and signs (U+FF01 to U+FF5E) made plain, invisible signs left out. */
export const plainSigns = (text: string): string =>
  text.replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll(hidden, '')

/** The place of the first invisible sign, counted in characters from 1; undefined if there is none. */
export function hiddenAt(text: string): number | undefined {
  const at = text.search(new RegExp(hidden.source, 'u'))
  return at < 0 ? undefined : Array.from(text.slice(0, at)).length + 1
}
