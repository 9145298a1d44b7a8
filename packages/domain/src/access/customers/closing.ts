/** Days between the wish to close an account and its end: time for its owner to hear of it and take it back. */
export const CLOSING_DAYS = 7
