/** Where the form of a company has no room. */
export const PHONE = '(max-width: 640px)'
