/** Parses the query string of an address: one text value for each name. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

/** Returns the query string of an address. Undefined or empty values are omitted. */
export function stringifySearch(search: object): string {
  const entries = Object.entries<unknown>({ ...search }).map(([name, value]) => [name, textOf(value)])
  const text = new URLSearchParams(entries.filter(([, value]) => value !== '')).toString()
  return text === '' ? '' : `?${text}`
}

const textOf = (value: unknown): string =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
