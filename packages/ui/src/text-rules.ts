import { ui } from './constants.ts'

/** Full-width digits, and what stands between them, of a Chinese or Japanese keyboard become plain ones. */
export const plainDigits = (text: string): string =>
  text.replace(/[０-９．，：－]/gu, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0)).replace(/。/gu, '.')

/** Letters and digits in full width become plain ones; brackets and commas of Chinese stay as a name has them. */
export const plainLetters = (text: string): string =>
  text.replace(/[０-９Ａ-Ｚａ-ｚ]/gu, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))

export type TextRule = {
  /** Longer text is cut. */
  maxLength?: number
  stripSpaces?: boolean
  /** More decimals than these are cut, never rounded. */
  decimals?: number
  /** The last word on what was typed, for example a card number in groups of four. */
  format?: (text: string) => string
}

const cutDecimals = (text: string, decimals: number): string => {
  const [whole = '', ...rest] = plainDigits(text).split('.')
  return rest.length === 0 || decimals === 0 ? whole : `${whole}.${rest.join('').slice(0, decimals)}`
}

/** What a field keeps of what was typed: spaces out, decimals cut, own format, then the length. Specification §5. */
export function keepText(text: string, { stripSpaces, decimals, format, maxLength }: TextRule): string {
  const stripped = stripSpaces ? text.replace(/\s/gu, '') : text
  const cut = decimals === undefined ? stripped : cutDecimals(stripped, decimals)
  const formatted = format ? format(cut) : cut
  return maxLength === undefined ? formatted : formatted.slice(0, maxLength)
}

/**
 * The typed text as an amount: digits and one point, cut (never rounded) to `precision` decimals, a leading point
 * becomes '0.', at most 13 characters. Source: specification §5.
 */
export function keepAmount(text: string, precision: number): string {
  const [whole = '', ...rest] = plainDigits(text)
    .replace(/[^\d.]/gu, '')
    .split('.')
  if (rest.length === 0 || precision === 0) return whole.slice(0, ui.amountLength)
  const fraction = rest.join('').slice(0, precision)
  return `${whole === '' ? '0' : whole}.${fraction}`.slice(0, ui.amountLength)
}

/** Digits only: '007a' → '007'. Specification §5 'Number'. */
export const keepDigits = (text: string): string => plainDigits(text).replace(/\D/gu, '')

/** A whole number above zero, without leading zeros: '0070' → '70', '0' → ''. */
export const keepPositive = (text: string): string => keepDigits(text).replace(/^0+/u, '')

/** A day while it is typed: the keyboard for numbers of a phone has no hyphen, '19900517' → '1990-05-17'. */
export const keepDay = (text: string): string =>
  plainDigits(text)
    .replace(/^(\d{4})(?=\d)/u, '$1-')
    .replace(/^(\d{4}-\d{2})(?=\d)/u, '$1-')
