/** Wrong fund passwords in a day; then money stays for as long (decision 0022). */
export const FUND_TRIES = 5
export const FUND_PAUSE_HOURS = 24
