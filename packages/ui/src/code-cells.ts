import { plainDigits } from './text-rules.ts'

/** A code while it is typed: one cell per box, '' for an empty box. */
export const cellsOf = (code: string, boxes: number): readonly string[] =>
  Array.from({ length: boxes }, (_, at) => code[at] ?? '')

export const codeOf = (cells: readonly string[]): string => cells.join('')

/** Removes white space and turns full-width digits into ASCII digits. */
export const digitsOf = (text: string): string => plainDigits(text.replace(/\s/gu, ''))

export const isCode = (text: string, boxes: number): boolean => text.length === boxes && !/\D/u.test(text)

/** The digits typed into a box that contained `before` and now contains `text`. A space adds nothing. */
export function typedInto(before: string, text: string): string {
  const now = digitsOf(text)
  return before !== '' && now.length > 1 && text !== before ? now.replace(before, '') : now
}

/** Writes the digits into the boxes from index `at` on; digits beyond the last box are dropped. */
export const putDigits = (cells: readonly string[], at: number, digits: string): readonly string[] =>
  cells.map((cell, box) => digits[box - at] ?? cell)
