import { plainDigits } from './text-rules.ts'

/** A code while it is typed: one cell per box, '' for an empty one. */
export const cellsOf = (code: string, boxes: number): readonly string[] =>
  Array.from({ length: boxes }, (_, at) => code[at] ?? '')

export const codeOf = (cells: readonly string[]): string => cells.join('')

/** White space out; the full-width digits of a Chinese keyboard become plain ones. */
export const digitsOf = (text: string): string => plainDigits(text.replace(/\s/gu, ''))

export const isCode = (text: string, boxes: number): boolean => text.length === boxes && !/\D/u.test(text)

/** What was added to a box that held `before` and now reads `text`; a space adds nothing. */
export function typedInto(before: string, text: string): string {
  const now = digitsOf(text)
  return before !== '' && now.length > 1 && text !== before ? now.replace(before, '') : now
}

/** The digits from box `at` on; what has no box is left out. */
export const putDigits = (cells: readonly string[], at: number, digits: string): readonly string[] =>
  cells.map((cell, box) => digits[box - at] ?? cell)
