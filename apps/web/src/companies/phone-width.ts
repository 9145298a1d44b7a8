/** The widths at which the form of a company does not fit. */
export const PHONE = '(max-width: 640px)'
