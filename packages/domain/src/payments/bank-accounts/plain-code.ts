import { plainSigns } from '#platform/text/typed-text.ts'

/**
 * Returns the one spelling of a number or code: no blanks, dashes or invisible characters, plain letters and digits,
 * capitals.
 */
export const plainCode = (text: string): string =>
  plainSigns(text)
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase()
