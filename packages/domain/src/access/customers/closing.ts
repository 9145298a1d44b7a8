/** Days between the request to close an account and its closing, so that its owner can notice and cancel it. */
export const CLOSING_DAYS = 7
