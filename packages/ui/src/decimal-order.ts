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

type Cell = { readonly text: string; readonly number: Parts | undefined }
const cellOf = (text: string): Cell => ({ text, number: partsOf(text) })

/**
 * Compares two cell texts for sorting. They count as numbers if both are decimal text of any length (never floats),
 * else as words of the language. Numbers come before words.
 */
function compare({ number: left, text: a }: Cell, { number: right, text: b }: Cell, words: Intl.Collator): number {
  if (!left || !right) return left ? -1 : right ? 1 : words.compare(a, b)
  const leftMinus = left.minus && !isZero(left)
  const rightMinus = right.minus && !isZero(right)
  if (leftMinus !== rightMinus) return leftMinus ? -1 : 1
  return leftMinus ? bySize(right, left) : bySize(left, right)
}

/** Sorts the rows by their cell texts; the sort is stable. Each text is read once. */
export function sortByCells<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  locale: string,
  direction: 1 | -1,
): Row[] {
  const words = new Intl.Collator(locale)
  return rows
    .map((row) => ({ row, cell: cellOf(textOf(row)) }))
    .toSorted((a, b) => direction * compare(a.cell, b.cell, words))
    .map(({ row }) => row)
}
