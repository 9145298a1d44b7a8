/** Days between a request to close an account and its closing, in which its owner can learn of it and cancel it. */
export const CLOSING_DAYS = 7
