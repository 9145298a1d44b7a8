import { grouped, withoutEndZeros } from './amount-text.ts'

/** The reader's decimal sign: 1,234.56 or 1.234,56. */
export type DecimalMark = 'point' | 'comma'

/** The reason for which an edit was refused, or how its text was read. The screen has the words for it. */
export type AmountNote =
  | { readonly code: 'digits' | 'point' | 'comma' | 'negative' }
  | { readonly code: 'length'; readonly max: number }
  | { readonly code: 'decimals'; readonly precision: number }
  | { readonly code: 'cut'; readonly from: string; readonly to: string }
  | { readonly code: 'read'; readonly amount: string }
  | { readonly code: 'unclear'; readonly text: string }

export type AmountEdit = { readonly text: string; readonly note?: AmountNote }

export type AmountRule = {
  /** The number of decimals of the currency. */
  readonly precision: number
  readonly mark: DecimalMark
  /** The longest accepted text, with its point. Source: specification §5. */
  readonly maxLength: number
  /** The currency code beside the field, which a pasted text may contain. */
  readonly unit?: string
}

/**
 * Returns the text of an amount field after the reader changed it from `before` to `after`. One typed character is
 * accepted or refused; several at once, such as a paste, are read as one number. A refused edit returns `before`. The
 * result has digits and at most one point, without leading zeros; decimals are cut, never rounded.
 */
export function editAmount(before: string, after: string, rule: AmountRule): AmountEdit {
  const added = addedText(before, after)
  if (added.length === 0) return { text: tidied(after) }
  if (added.length === 1) return type(before, after, added, rule)
  // Pasted digits without a separator do not move the decimal point.
  const isDigits = before.includes('.') && /^\d+$/u.test(plain(added))
  return read(before, after, isDigits ? { ...rule, mark: 'point' } : rule)
}

/**
 * True if the note remains below the field while more digits are typed, because the next digit would hide the reason.
 */
export const staysWhileTyping = ({ code }: AmountNote): boolean => code === 'comma' || code === 'point'

/** Returns the text between the start and the end that both texts share. */
function addedText(before: string, after: string): string {
  const start = sharedStart(before, after)
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}

/** Returns the number of characters at the start that both texts share. */
export function sharedStart(one: string, other: string): number {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  return start
}

/** Turns full-width digits and signs of a Chinese or Japanese keyboard into plain ones. */
const plain = (text: string): string =>
  text
    .replace(/[０-９．，－]/gu, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replaceAll('\u2212', '-')

/** Removes leading zeros and completes a leading point: '.5' becomes '0.5'. */
const tidied = (text: string): string => text.replace(/^0+(?=\d)/u, '').replace(/^\./u, '0.')

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0

function type(before: string, after: string, added: string, { precision, mark, maxLength }: AmountRule): AmountEdit {
  const sign = plain(added)
  if (sign === ',' && mark === 'point') return { text: before, note: { code: 'comma' } }
  if (!/[\d.,]/u.test(sign)) return { text: before, note: { code: 'digits' } }
  const text = tidied(plain(after).replaceAll(',', '.'))
  if (text.split('.').length > 2) return { text: before, note: { code: 'point' } }
  if (decimalsOf(text) > precision) return { text: before, note: { code: 'decimals', precision } }
  if (text.length > maxLength) return { text: before, note: { code: 'length', max: maxLength } }
  return { text }
}

function read(before: string, after: string, rule: AmountRule): AmountEdit {
  const { precision, maxLength } = rule
  const text = bareNumber(after, rule.unit)
  if (/^[-(]/u.test(text)) return { text: before, note: { code: 'negative' } }
  const number = numberOf(text, rule.mark)
  if (number === undefined) return { text: before, note: { code: 'unclear', text: after.trim().slice(0, SHOWN) } }
  const typed = tidied(number.text)
  const [whole = '', fraction] = typed.split('.')
  const amount = fraction === undefined || precision === 0 ? whole : `${whole}.${fraction.slice(0, precision)}`
  if (amount.length > maxLength) return { text: before, note: { code: 'length', max: maxLength } }
  if (decimalsOf(typed) > precision) return { text: amount, note: { code: 'cut', from: typed, to: amount } }
  return number.byMark ? { text: amount, note: { code: 'read', amount: padded(amount, precision) } } : { text: amount }
}

/** Maximum number of characters of an unclear text that a note repeats. */
const SHOWN = 20

/** Pads with two or more decimals: '1234' → '1,234.00'. */
function padded(text: string, precision: number): string {
  const [whole = '', fraction = ''] = text.split('.')
  return grouped(precision === 0 ? whole : withoutEndZeros(`${whole}.${fraction.padEnd(precision, '0')}`))
}

/** Removes spaces at the ends, currency signs, and the currency code of the field. */
function bareNumber(text: string, unit = ''): string {
  const trimmed = plain(text)
    .replace(/\p{Sc}/gu, '')
    .trim()
  const lower = trimmed.toLowerCase()
  const code = unit.toLowerCase()
  if (code === '') return trimmed
  if (lower.startsWith(code)) return trimmed.slice(code.length).trim()
  return lower.endsWith(code) ? trimmed.slice(0, -code.length).trim() : trimmed
}

type ReadNumber = {
  readonly text: string
  /** True if only the reader's decimal sign decided the reading: '1.234' is 1234 or 1.234. */
  readonly byMark: boolean
}

const GROUP_SPACES = /[\s'\u2019]/gu

/** Reads a number by the position of its separators; undefined if it is unclear. */
function numberOf(text: string, mark: DecimalMark): ReadNumber | undefined {
  if (!/^[\d.,\s'\u2019]*\d[\d.,\s'\u2019]*$/u.test(text)) return undefined
  const separators = text.replace(/[\d\s'\u2019]/gu, '')
  const last = separators.at(-1)
  if (last === undefined) return plainNumber(text, undefined)
  const isMixed = new Set(separators).size > 1
  if (isMixed) return separators.indexOf(last) === separators.length - 1 ? plainNumber(text, last) : undefined
  if (separators.length > 1) return plainNumber(text, undefined)
  const isEither = /^[1-9]\d{0,2}[.,]\d{3}$/u.test(text)
  if (!isEither) return plainNumber(text, last)
  const isDecimal = last === (mark === 'point' ? '.' : ',')
  return { text: text.replace(last, isDecimal ? '.' : ''), byMark: true }
}

/** Digits in groups of three, or of two before the last three as in India; one kind of separator. */
const GROUPED = /^\d{1,3}(?:([.,\s'\u2019])\d{2,3})*?(?:[.,\s'\u2019]\d{3})$/u

/** Returns the number with `decimal` as its decimal sign. The other separators must group its whole part. */
function plainNumber(text: string, decimal: string | undefined): ReadNumber | undefined {
  const at = decimal === undefined ? text.length : text.lastIndexOf(decimal)
  const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)]
  if (!/^\d*$/u.test(fraction)) return undefined
  const kinds = new Set(whole.replaceAll(/\d/gu, ''))
  if (kinds.size > 1 || (kinds.size === 1 && !GROUPED.test(whole))) return undefined
  const digits = whole.replaceAll(/[.,]/gu, '').replaceAll(GROUP_SPACES, '')
  return { text: decimal === undefined ? digits : `${digits}.${fraction}`, byMark: false }
}
