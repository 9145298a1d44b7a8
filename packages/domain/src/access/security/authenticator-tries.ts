/** Wrong codes in a row, and how long the next one waits after them. */
export const WRONG_TRIES = 5
export const WRONG_MINUTES = 15
/** Wrong codes in a day, whatever right one came between; then no code is taken and money stays for as long (threat AUT-06). */
export const DAY_TRIES = 20
export const DAY_HOURS = 24

const DAY_MS = DAY_HOURS * 3_600_000

/** Until when no code is taken: a day after the last wrong one of too many in a day. `wrongAt`: the last first. */
export function closedUntil(wrongAt: readonly Date[]): Date | undefined {
  const last = wrongAt[0]
  const first = wrongAt[DAY_TRIES - 1]
  if (last === undefined || first === undefined || last.getTime() - first.getTime() >= DAY_MS) return undefined
  return new Date(last.getTime() + DAY_MS)
}

/** What is kept once another was wrong. */
export const withWrong = (wrongAt: readonly Date[], at: Date): Date[] => [at, ...wrongAt].slice(0, DAY_TRIES)
