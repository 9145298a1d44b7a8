import { extensionOf, type MediaType } from './purpose.ts'

/** Splits text into the characters that people see, so that a pictogram is never cut. */
const graphemes = new Intl.Segmenter()

/** Everything but letters, digits, brackets, pictograms and the signs that people put into names of files. */
const UNSAFE = /[^\p{L}\p{M}\p{N}\p{Ps}\p{Pe}\p{Extended_Pictographic}\p{Emoji_Modifier} _+,&'!@-]/gu

/**
 * Returns the file name for a download: the last part of the sender's name, at most 100 characters, with the extension of the
 * detected type.
 * Never used for storage.
 */
export function fileLabel(given: string, type: MediaType): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replaceAll(UNSAFE, '_')
    .trim()
  const first = [...graphemes.segment(stem)]
    .slice(0, 100)
    .map(({ segment }) => segment)
    .join('')
  return `${first === '' ? 'file' : first}.${extensionOf[type]}`
}
