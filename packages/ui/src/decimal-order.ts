const decimal = /^([+\-\u2212]?)(\d*)(?:\.(\d*))?$/u

type Parts = { readonly minus: boolean; readonly whole: string; readonly fraction: string }

function partsOf(text: string): Parts | undefined {
  const bare = text.trim().replace(/,/gu, '')
  const [, sign = '', whole = '', fraction = ''] = decimal.exec(bare) ?? []
  if (whole === '' && fraction === '') return undefined
  return {
    minus: sign === '-' || sign === '\u2212',
    whole: whole.replace(/^0+/u, ''),
    fraction: fraction.replace(/0+$/u, ''),
  }
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const bySize = (a: Parts, b: Parts): number =>
  a.whole.length - b.whole.length || byText(a.whole, b.whole) || byText(a.fraction, b.fraction)

const isZero = (p: Parts): boolean => p.whole === '' && p.fraction === ''

/**
 * Order of two cell texts, for sorting: as numbers when both parse as decimal text of any length (never through a
 * float), else as words of the language. Numbers come before words.
 */
export function compareCells(a: string, b: string, locale: string): number {
  const left = partsOf(a)
  const right = partsOf(b)
  if (!left || !right) return left ? -1 : right ? 1 : a.localeCompare(b, locale)
  const leftMinus = left.minus && !isZero(left)
  const rightMinus = right.minus && !isZero(right)
  if (leftMinus !== rightMinus) return leftMinus ? -1 : 1
  return leftMinus ? bySize(right, left) : bySize(left, right)
}
