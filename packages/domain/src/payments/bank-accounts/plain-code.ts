import { plainSigns } from '#platform/text/typed-text.ts'

/**
 * Normalises a number or code: removes blanks, dashes and invisible characters, and returns plain digits and capital
 * letters.
 */
export const plainCode = (text: string): string =>
  plainSigns(text)
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase()
