/** The letter of each kind of record that is numbered by its id. All others have a counted number. */
const shortLetters = { withdrawal: 'W', internal_transfer: 'I', deposit: 'D', transfer: 'T' } as const
export type ShortNumbered = keyof typeof shortLetters

/** The number of a record for customers and staff: its letter and the first eight digits of its id, such as W-1a2b3c4d. */
export const shortNumber = (kind: ShortNumbered, id: string): string => `${shortLetters[kind]}-${id.slice(0, 8)}`

/** The number of a trading order for customers and staff, such as O-1042. */
export const tradingOrderNumber = (count: bigint | number): string => `O-${count}`

/** Parses such a number, in any case; undefined if it is not valid. */
export function tradingOrderCount(typed: string): bigint | undefined {
  const [, count] = /^O-(\d{1,18})$/.exec(typed.trim().toUpperCase()) ?? []
  return count === undefined ? undefined : BigInt(count)
}

/** A number for people: two letters, the day, and a count of at least four digits. */
export const numberFor = (letters: string, at: Date, count: bigint): string =>
  `${letters}${at.toISOString().slice(2, 10).replaceAll('-', '')}${String(count).padStart(4, '0')}`

/** Parses such a number, in any case; undefined if it is not valid for these letters. */
export function numberIn(letters: string, typed: string): { day: string; count: bigint } | undefined {
  const [, head, day, count] = /^([A-Z]{2})(\d{6})(\d{4,15})$/.exec(typed.trim().toUpperCase()) ?? []
  return head === letters && day !== undefined && count !== undefined ? { day, count: BigInt(count) } : undefined
}
