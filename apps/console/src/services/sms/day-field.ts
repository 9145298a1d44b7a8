const MAX_PER_DAY = 1_000_000

/** Parses a typed budget; undefined if it is invalid. */
export function dayOf(text: string): number | undefined {
  const day = /^\d{1,7}$/.test(text) ? Number(text) : undefined
  return day === undefined || day > MAX_PER_DAY ? undefined : day
}
