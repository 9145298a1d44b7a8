import { createContext } from 'react'

/**
 * The most digits after the point in the column around a number. Shorter numbers leave space for the others, so that the
 * column is aligned at the point. Undefined outside such columns.
 */
export const ColumnDigits = createContext<number | undefined>(undefined)

/** The number of digits after the point of a decimal text. */
export const fractionOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** The most digits after the point among the numbers of a column; undefined if the column has no `numberText`. */
export const digitsOf = <Row>(
  { numberText }: { readonly numberText?: (row: Row) => string },
  rows: readonly Row[],
): number | undefined => numberText && rows.reduce((most, row) => Math.max(most, fractionOf(numberText(row))), 0)
