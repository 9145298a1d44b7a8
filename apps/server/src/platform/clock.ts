/** What the wall clock says, for answers that inform and decide nothing. Rules read the time of their transaction. */
export const wallTime = (): string => new Date().toISOString()

/** The same in milliseconds since 1970. */
export const wallMs = (): number => Date.now()
