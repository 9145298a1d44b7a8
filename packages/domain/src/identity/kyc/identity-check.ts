/** Wrong answers in a day to who the owner of an account is; then money stays for as long (decision G26). */
export const CHECK_TRIES = 5
export const CHECK_HOURS = 24
