/** The search of an address as text, one value for each name. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

/** A search as an address has it. A value that is undefined or empty is left out. */
export function stringifySearch(search: object): string {
  const entries = Object.entries<unknown>({ ...search }).map(([name, value]) => [name, textOf(value)])
  const text = new URLSearchParams(entries.filter(([, value]) => value !== '')).toString()
  return text === '' ? '' : `?${text}`
}

const textOf = (value: unknown): string =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
