/** Bidirectional control characters, which make a name look different from its text. */
const bidiControls = '\\u202A-\\u202E\\u2066-\\u2069'
/** Scripts in which a joiner between two letters changes their shape. */
const joining = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map((script) => `\\p{Script=${script}}`)
  .join('')
/** Matches a character of these scripts that is not removed, so that a removed one does not count as a neighbour. */
const visible = (scripts: string): string => `(?!\\p{Default_Ignorable_Code_Point})[${scripts}]`

/** Patterns of joiners and selectors that visibly change their neighbours. */
const keptInContext = [
  // Joiners between joining letters, and between the parts of one emoji.
  `(?<=${visible(joining)})[\\u200C\\u200D](?=${visible(joining)})`,
  '(?<=\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}?)\\u200D(?=\\p{Extended_Pictographic})',
  // Selectors of emoji or text style, of a keycap, and of a variant of an ideograph or a Mongolian letter.
  '(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]',
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  '(?<=\\p{Ideographic})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  `(?<=${visible('\\p{Script=Mongolian}')})[\\u180B-\\u180D\\u180F]`,
].join('|')

const ignorable = `(?![${bidiControls}])\\p{Default_Ignorable_Code_Point}`
const unseen = new RegExp(`(${keptInContext})|${ignorable}`, 'gu')
const anyIgnorable = new RegExp(ignorable, 'gu')
const bidiControl = new RegExp(`[${bidiControls}]`, 'u')
/** The Braille blank counts as a symbol, but is invisible. */
const visibleSign = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Returns a typed text in its canonical form for storage: composed (NFC), trimmed, and without invisible characters,
 * except where they change the appearance. So texts that look the same are the same. If removing characters reorders
 * the rest and displaces a kept one, all are removed; no known script needs any there.
 */
export function canonicalText(text: string): string {
  const stripped = composed(text.normalize('NFC').replace(unseen, '$1'))
  const isSteady = composed(stripped.replace(unseen, '$1')) === stripped
  return isSteady ? stripped : composed(text.replace(anyIgnorable, ''))
}
const composed = (text: string): string => text.normalize('NFC').trim()

/** The fault of a text that people read: it has bidirectional controls, or nothing visible. */
export type TextFault = 'direction' | 'blank'
export const textFault = (text: string): TextFault | undefined =>
  bidiControl.test(text) ? 'direction' : visibleSign.test(text) ? undefined : 'blank'

/** Characters that occur in no code or number: invisible ones, and bidirectional controls. */
const hidden = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu

/**
 * Returns a code or number as intended: full-width letters, digits and signs (U+FF01 to U+FF5E) become plain, invisible
 * characters are removed.
 */
export const plainSigns = (text: string): string =>
  text.replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll(hidden, '')

/** Returns the position of the first invisible character, counted from 1; undefined if there is none. */
export function hiddenAt(text: string): number | undefined {
  const at = text.search(new RegExp(hidden.source, 'u'))
  return at < 0 ? undefined : Array.from(text.slice(0, at)).length + 1
}
