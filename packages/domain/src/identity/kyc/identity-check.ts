/** Wrong answers to the identity check within a day after which withdrawals pause for a day (decision G26). */
export const CHECK_TRIES = 5
export const CHECK_HOURS = 24
