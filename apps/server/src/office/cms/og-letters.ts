/**
 * Letters of a ticker as tiles, five wide and seven high, with one base-32 digit per row. The server therefore needs no
 * font.
 */
const letters: Readonly<Record<string, string>> = {
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'sihhhis',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhe',
  H: 'hhhvhhh',
  I: 'e44444e',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hhpljhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllla',
  X: 'hha4ahh',
  Y: 'hhha444',
  Z: 'v1248gv',
  0: 'ehjlphe',
  1: '4c4444e',
  2: 'eh1248v',
  3: 'v2421he',
  4: '26aiv22',
  5: 'vgu11he',
  6: '68guhhe',
  7: 'v124888',
  8: 'ehhehhe',
  9: 'ehhf12c',
}
export const LETTER_WIDTH = 5
export const LETTER_HEIGHT = 7

/** Returns the tiles of a word, relative to its top left, with one empty column between letters. */
export const tilesOf = (word: string): { readonly x: number; readonly y: number }[] =>
  word.split('').flatMap((letter, n) =>
    (letters[letter] ?? '').split('').flatMap((row, y) => {
      const bits = Number.parseInt(row, 32)
      return Array.from({ length: LETTER_WIDTH }, (_, x) => x)
        .filter((x) => (bits >> (LETTER_WIDTH - 1 - x)) & 1)
        .map((x) => ({ x: n * (LETTER_WIDTH + 1) + x, y }))
    }),
  )
