/**
 * A fee row that conflicts with another row. `field` is its list, position and column. `accepted` are the values that
 * the column accepts; `repeats` is the number of the row that it repeats, counted from 1.
 */
export type FeeConflict =
  | { readonly field: string; readonly accepted: string }
  | { readonly field: string; readonly repeats: number }

/** Returns the first row whose key an earlier row has. */
export function repeatedRow<Row>(
  list: string,
  column: string,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): FeeConflict | undefined {
  const keys = rows.map(keyOf)
  for (const [at, key] of keys.entries()) {
    const first = keys.indexOf(key)
    if (first < at) return { field: `${list}.${at}.${column}`, repeats: first + 1 }
  }
  return undefined
}
