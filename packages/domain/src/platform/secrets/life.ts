/** Days after which the next key takes over (decision G10). */
export const KEY_DAYS = 30
/** Hours in which the key before still opens what was sealed to it. */
export const KEY_OVERLAP_HOURS = 24
/** Minutes for which something sealed is taken, and before which its time may not lie: the clock is the server's own. */
export const SEALED_MINUTES = 10
