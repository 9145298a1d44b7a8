/** A row of the fees that does not fit the others: the list, the position, the column, and the values that it accepts. */
export type FeeConflict = { readonly field: string; readonly accepted: string }

/** Returns the first row with the key of an earlier one. */
export function repeatedRow<Row>(
  list: string,
  column: string,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): FeeConflict | undefined {
  const keys = rows.map(keyOf)
  const at = keys.findIndex((key, position) => keys.indexOf(key) < position)
  return at < 0 ? undefined : { field: `${list}.${at}.${column}`, accepted: `≠ ${keys[at]}` }
}
