/** Groups decimal text in threes: '1234567.5' → '1,234,567.5'. */
export const grouped = (text: string): string =>
  text.replace(/^-?\d+/u, (whole) => whole.replace(/\B(?=(\d{3})+$)/gu, ','))

const groups = /^\d{1,3}(?:[\s,]\d{3})+(?:\.\d+)?$/u

/** Removes the grouping: '1,234,567.5' → '1234567.5'. Leaves '1000,5' unchanged, because it is ambiguous. */
export const ungrouped = (text: string): string =>
  groups.test(text.trim()) ? text.replace(/[\s,]/gu, '') : text.trim()

/** Removes trailing zeros, but keeps two decimals: '12.450000' → '12.45', '1.069000' → '1.069'. */
export const withoutEndZeros = (text: string): string => text.replace(/(\.\d{2}\d*?)0+$/u, '$1')

/** Removes all trailing zeros, as people type amounts: '1907.500000' → '1907.5', '1.00' → '1'. */
export const bare = (text: string): string => text.replace(/(\.\d*?)0+$/u, '$1').replace(/\.$/u, '')

/** Formats an amount for display: '60000.000000' → '60,000.00'. Leaves out only trailing zeros. */
export const amountText = (text: string): string => grouped(withoutEndZeros(text))
