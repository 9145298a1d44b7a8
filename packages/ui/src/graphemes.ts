const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Splits a text into the characters that a reader perceives: an emoji counts as several in `length`. */
export const graphemes = (text: string): string[] => Array.from(characters.segment(text), ({ segment }) => segment)
