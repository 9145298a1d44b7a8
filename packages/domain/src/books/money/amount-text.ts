/** '1234567.5' → '1,234,567.5': decimal text in groups of three. */
export const grouped = (text: string): string =>
  text.replace(/^-?\d+/u, (whole) => whole.replace(/\B(?=(\d{3})+$)/gu, ','))

const groups = /^\d{1,3}(?:[\s,]\d{3})+(?:\.\d+)?$/u

/** '1,234,567.5' → '1234567.5': removes grouping. '1000,5' stays unchanged, because its amount is ambiguous. */
export const ungrouped = (text: string): string =>
  groups.test(text.trim()) ? text.replace(/[\s,]/gu, '') : text.trim()

/** '12.450000' → '12.45', '1.069000' → '1.069': removes trailing zeros, but keeps two decimals. */
export const withoutEndZeros = (text: string): string => text.replace(/(\.\d{2}\d*?)0+$/u, '$1')

/** '1907.500000' → '1907.5', '1.00' → '1': without trailing zeros, as people type it. */
export const bare = (text: string): string => text.replace(/(\.\d*?)0+$/u, '$1').replace(/\.$/u, '')

/** An amount for display: '60000.000000' → '60,000.00'. Only trailing zeros are left out. */
export const amountText = (text: string): string => grouped(withoutEndZeros(text))
