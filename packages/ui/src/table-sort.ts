export type Direction = 'ascending' | 'descending'

/** `byDefault`: the user did not choose it, so the next click on the same head starts with ascending. */
export type Sort = { readonly key: string; readonly direction: Direction; readonly byDefault: boolean }

export type SortChange = {
  /** Undefined if the table is back in its original order. */
  readonly key: string | undefined
  readonly direction: Direction | undefined
  /** The head that was clicked, also if the sort fell back to the default key. */
  readonly originalKey: string
}

export const defaultSort = (key: string | undefined): Sort | undefined =>
  key === undefined ? undefined : { key, direction: 'descending', byDefault: true }

/**
 * The next sort after a click: ascending, descending, none. With a default key, none becomes the default key
 * descending. Specification §4.
 */
export function nextSort(now: Sort | undefined, clicked: string, defaultKey: string | undefined): Sort | undefined {
  if (now?.key !== clicked || now.byDefault) return { key: clicked, direction: 'ascending', byDefault: false }
  if (now.direction === 'ascending') return { key: clicked, direction: 'descending', byDefault: false }
  return defaultSort(defaultKey)
}
