/** '1234567.5' → '1,234,567.5': decimal text in groups of three. */
export const grouped = (text: string): string =>
  text.replace(/^-?\d+/u, (whole) => whole.replace(/\B(?=(\d{3})+$)/gu, ','))

const groups = /^\d{1,3}(?:[\s,]\d{3})+(?:\.\d+)?$/u

/** '1,234,567.5' → '1234567.5': what is typed in groups of three. '1000,5' stays as it is: nobody knows which amount that is. */
export const ungrouped = (text: string): string =>
  groups.test(text.trim()) ? text.replace(/[\s,]/gu, '') : text.trim()

/** '12.450000' → '12.45', '1.069000' → '1.069': zeros at the end go, two decimals stay. */
export const withoutEndZeros = (text: string): string => text.replace(/(\.\d{2}\d*?)0+$/u, '$1')

/** '1907.500000' → '1907.5', '1.00' → '1': as somebody types it. */
export const bare = (text: string): string => text.replace(/(\.\d*?)0+$/u, '$1').replace(/\.$/u, '')

/** An amount as people read it: '60000.000000' → '60,000.00'; no digit but zeros is left out. */
export const amountText = (text: string): string => grouped(withoutEndZeros(text))
