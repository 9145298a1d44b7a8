import { ungrouped } from '@tessera/domain/books/money/amount-text.ts'
import { ui } from './constants.ts'
import { graphemes } from './graphemes.ts'

/** Turns full-width digits and separators of a Chinese or Japanese keyboard into plain ones. */
export const plainDigits = (text: string): string =>
  text.replace(/[０-９．，：－]/gu, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0)).replace(/。/gu, '.')

/**
 * Turns full-width letters and digits into plain ones; Chinese brackets and commas stay, because names contain them.
 */
export const plainLetters = (text: string): string =>
  text.replace(/[０-９Ａ-Ｚａ-ｚ]/gu, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))

export type TextRule = {
  /** Longer texts are cut. */
  maxLength?: number
  stripSpaces?: boolean
  /** More decimals are cut, never rounded. */
  decimals?: number
  /** Applied last, for example to group a card number by four digits. */
  format?: (text: string) => string
}

const cutDecimals = (text: string, decimals: number): string => {
  const [whole = '', ...rest] = plainDigits(text).split('.')
  return rest.length === 0 || decimals === 0 ? whole : `${whole}.${rest.join('').slice(0, decimals)}`
}

/** Applies the rules of a field to typed text: spaces, decimals, custom format, then length. Specification §5. */
export function keepText(text: string, { stripSpaces, decimals, format, maxLength }: TextRule): string {
  const stripped = stripSpaces ? text.replace(/\s/gu, '') : text
  const cut = decimals === undefined ? stripped : cutDecimals(stripped, decimals)
  const formatted = format ? format(cut) : cut
  return maxLength === undefined ? formatted : cutText(formatted, maxLength)
}

/** Cuts the text to at most `maxLength` UTF-16 units without splitting a character: an emoji has several. */
function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  let result = ''
  for (const character of graphemes(text)) {
    if (result.length + character.length > maxLength) break
    result += character
  }
  return result
}

/** Keeps digits only: '007a' → '007'. Specification §5 'Number'. */
export const keepDigits = (text: string): string => plainDigits(text).replace(/\D/gu, '')

/** A whole number above zero, cut at the point, without leading zeros: '0070' → '70', '1,060.50' → '1060', '0' → ''. */
export const keepPositive = (text: string): string =>
  (plainDigits(text).split('.')[0] ?? '').replace(/\D/gu, '').replace(/^0+/u, '').slice(0, ui.amountLength)

/**
 * A typed count that may be zero: '１，０６０' → '1060'. '60.5' and '-5' are kept to be rejected, because cutting them would
 * give another count.
 */
export const keepCount = (text: string): string => ungrouped(plainDigits(text))

/** A day while it is typed. Number keyboards of phones have no hyphen: '19900517' → '1990-05-17'. */
export const keepDay = (text: string): string =>
  plainDigits(text)
    .replace(/^(\d{4})(?=\d)/u, '$1-')
    .replace(/^(\d{4}-\d{2})(?=\d)/u, '$1-')
