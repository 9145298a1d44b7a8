/** The parts of a date format, longest first, each with the characters that it matches. */
const parts = {
  YYYY: '\\d{4}',
  YY: '\\d{2}',
  MMM: '[A-Za-z]{3}',
  MM: '\\d{2}',
  M: '\\d{1,2}',
  DD: '\\d{2}',
  D: '\\d{1,2}',
} as const
const PART = /YYYY|YY|MMM|MM|M|DD|D/gu
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const isPart = (text: string): text is keyof typeof parts => Object.hasOwn(parts, text)
const partsOf = (format: string): string[] => format.match(PART) ?? []

/** True if a date format has one year, one month and one day, and no other letters. */
export const isDateFormat = (format: string): boolean =>
  ['Y', 'M', 'D'].every((first) => partsOf(format).filter((part) => part.startsWith(first)).length === 1) &&
  !/[A-Za-z0-9]/u.test(format.replaceAll(PART, ''))

const two = (part: number | string) => String(part).padStart(2, '0')

/**
 * Parses a day in a format such as `DD.MM.YYYY`, with or without a time after it. Returns a day such as `2026-03-18`,
 * or undefined.
 */
export function dayIn(format: string, text: string): string | undefined {
  const names = partsOf(format)
  const pattern = format
    .split(/(YYYY|YY|MMM|MM|M|DD|D)/u)
    .map((each) => (isPart(each) ? `(${parts[each]})` : each.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw`\$&`)))
    .join('')
  const values = new RegExp(
    `^${pattern}(?:[ T]\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?$`,
    'u',
  )
    .exec(text.trim())
    ?.slice(1)
  if (values === undefined) return undefined
  const of = (first: string): string => values[names.findIndex((name) => name.startsWith(first))] ?? ''
  const month = names.includes('MMM') ? MONTHS.indexOf(of('M').toLowerCase()) + 1 : Number(of('M'))
  const year = of('Y').length === 2 ? `20${of('Y')}` : of('Y')
  const day = `${year}-${two(month)}-${two(of('D'))}`
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? undefined : day
}

/** The characters in an amount: the decimal mark, and all characters that group its thousands. */
export type AmountMarks = { readonly decimal: string; readonly thousands: string }
export type SignedText = { readonly isNegative: boolean; readonly amount: string }

/**
 * Parses an amount with a bank's marks. A sign precedes or follows it, or parentheses make it negative. Groups must
 * have three digits, so that an amount in another format is not misread. Returns decimal text, or undefined.
 */
export function amountIn({ decimal, thousands }: AmountMarks, text: string): SignedText | undefined {
  const [, open = '', before = '', digits = '', after = '', close = ''] =
    /^(\()?([-−+])?\s*([^-−+()]*?)\s*([-−+])?(\))?$/u.exec(text.trim()) ?? []
  if ((open === '') !== (close === '') || (before !== '' && after !== '')) return undefined
  const group = thousands === '' ? undefined : `[${thousands}]`
  const whole = group === undefined ? String.raw`\d+` : String.raw`(?:\d{1,3}(?:${group}\d{3})+|\d+)`
  const found = new RegExp(`^(${whole})(?:[${decimal}](\\d*))?$`, 'u').exec(digits)
  if (found === null) return undefined
  const [, units = '', fraction = ''] = found
  const plain = units.replaceAll(/\D/gu, '').replace(/^0+(?=\d)/u, '')
  const rest = fraction.replace(/0+$/u, '')
  const isNegative = open !== '' || [before, after].some((sign) => sign === '-' || sign === '−')
  return { isNegative, amount: rest === '' ? plain : `${plain}.${rest}` }
}
