const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What a reader takes for one character each: an emoji is several of those that `length` counts. */
export const graphemes = (text: string): string[] => Array.from(characters.segment(text), ({ segment }) => segment)
