/** Minutes without a request after which a session is over (decision G2). */
export const IDLE_MINUTES = 30
/** Hours after sign-in at which every session is over, however busy. */
export const ABSOLUTE_HOURS = 12
/** Seconds before a session ends in which its owner is asked whether to stay (decision G2). */
export const WARN_SECONDS = 60
/** Minutes in which the second step must follow the first; the same again after another code. */
export const TICKET_MINUTES = 10
