const MOST = 1_000_000

/** A budget as typed; undefined while it is none. */
export function dayOf(text: string): number | undefined {
  const day = /^\d{1,7}$/.test(text) ? Number(text) : undefined
  return day === undefined || day > MOST ? undefined : day
}
