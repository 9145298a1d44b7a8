/** Wrong fund passwords within a day after which withdrawals pause for a day (decision 0022). */
export const FUND_TRIES = 5
export const FUND_PAUSE_HOURS = 24
