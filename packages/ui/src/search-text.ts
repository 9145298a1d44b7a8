/** The search of an address as text, one value for each name. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

/** A search as an address has it. A value that is undefined or empty is left out. */
export function stringifySearch(search: object): string {
  const entries = Object.entries<unknown>({ ...search }).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}
